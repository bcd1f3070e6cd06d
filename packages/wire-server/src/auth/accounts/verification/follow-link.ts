/**
 * GET /verify: a mailed link, opened in a browser, redirects to the client: to the site's page that asks first, or
 * else with a session.
 */
import type { Context, MiddlewareHandler } from 'hono';
import type { AuthContext, AuthEnv } from '../../context/context.ts';
import type { Purpose } from '../../messages/purpose.ts';
import { findLink, redeemLink } from '../../one-time-tokens/redeem-token.ts';
import { issueAuthCode } from '../../pkce/auth-code.ts';
import { toAuthError } from '../../protocol/errors.ts';
import {
  isOnSite,
  requestedRedirect,
  SEE_OTHER,
  withFailure,
  withFragment,
  withQuery,
} from '../../protocol/redirects.ts';
import { openSession } from '../../sessions/open-session.ts';
import { type AuthMethod, clientOf } from '../../sessions/sessions-table.ts';
import { findUser } from '../../users/users-table.ts';
import { acceptToken, ONE_MORE_CONFIRMATION, otpExpired } from './accept-token.ts';
import { purposesOf } from './verification-types.ts';

/** The authentication method of a session finished by PKCE, by purpose. */
const METHODS: Partial<Record<Purpose, AuthMethod>> = {
  signup: 'email/signup',
  invite: 'invite',
  magiclink: 'magiclink',
  recovery: 'recovery',
  email_change: 'email_change',
  email_change_current: 'email_change',
};

/** Answers a HEAD, as mail scanners send it, without consuming the link. */
export const answerHead: MiddlewareHandler<AuthEnv> = async (c, next) =>
  c.req.method === 'HEAD' ? c.body(null) : next();

/** Redirects to the client on success and on refusal. */
export async function followLink(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const redirectTo = requestedRedirect(ctx.settings, c);
  try {
    await ctx.limits.take('verify', c.get('clientAddress'));
    const page = isOnSite(ctx.settings, new URL(redirectTo)) ? ctx.linkPage : null;
    const address =
      page === null ? await openLink(ctx, c, redirectTo) : await askFirst(ctx, c, page);
    return c.redirect(address, SEE_OTHER);
  } catch (error) {
    const refusal = toAuthError(error);
    if (refusal.status >= 500) throw error;
    return c.redirect(withFailure(redirectTo, refusal), SEE_OTHER);
  }
}

/**
 * The page's address with what it needs to name the account and, once asked to, redeem the link. Consumes nothing:
 * programs that check mail open links too, and whoever sent the link must not choose the account unasked.
 */
async function askFirst(ctx: AuthContext, c: Context<AuthEnv>, page: string): Promise<string> {
  const type = c.req.query('type') ?? '';
  const secret = c.req.query('token') ?? '';
  const purposes = purposesOf(type);
  const email = await ctx.transaction(async (tx) => {
    const token = await findLink(ctx, tx, purposes, secret);
    const user = token === null ? null : await findUser(tx, token.userId);
    if (token === null || user === null) {
      throw otpExpired('Email link is invalid or has expired');
    }
    c.set('account', user.id);
    c.set('event', 'link_opened');
    // What the account's address will be.
    return type === 'email_change' ? (user.newEmail ?? token.sentTo) : token.sentTo;
  });
  return withQuery(ctx.settings.siteUrl + page, { token_hash: secret, type, email });
}

async function openLink(
  ctx: AuthContext,
  c: Context<AuthEnv>,
  redirectTo: string,
): Promise<string> {
  const type = c.req.query('type') ?? '';
  const secret = c.req.query('token') ?? '';
  const purposes = purposesOf(type);
  return ctx.transaction(async (tx) => {
    const token = await redeemLink(ctx, tx, purposes, secret);
    if (token === null) throw otpExpired('Email link is invalid or has expired');
    c.set('account', token.userId);
    const user = await acceptToken(ctx, tx, token);
    if (user === null) {
      c.set('event', 'account_changed');
      const message = { message: ONE_MORE_CONFIRMATION };
      return withFragment(withQuery(redirectTo, message), message);
    }
    if (token.codeChallenge === null) {
      const session = await openSession(ctx, tx, user, 'otp', clientOf(c));
      const { user: _, ...tokens } = session;
      return withFragment(redirectTo, { ...tokens, type });
    }
    const method = METHODS[token.purpose] ?? 'otp';
    const grant = { userId: user.id, method, pendingLink: null };
    const code = await issueAuthCode(ctx, tx, { ...grant, codeChallenge: token.codeChallenge });
    return withQuery(redirectTo, { code });
  });
}
