/**
 * POST /verify exchanges a typed code, or the hash from a link, for a session. GET /verify, a mailed link opened in a
 * browser, redirects to the client: to the site's page that asks first, or else with a session.
 */
import type { Context, MiddlewareHandler } from 'hono';
import type { Transaction } from '../../db/driver.ts';
import type { AuthContext, AuthEnv } from '../context/auth-context.ts';
import type { Purpose } from '../messages/message-texts.ts';
import { AuthError, toAuthError, validationFailed } from '../protocol/auth-errors.ts';
import { readContactAddress } from '../protocol/contact-address.ts';
import {
  isOnSite,
  requestedRedirect,
  SEE_OTHER,
  withFailure,
  withFragment,
  withQuery,
} from '../protocol/redirects.ts';
import { type RequestBody, readBody } from '../protocol/request-body.ts';
import { type AuthMethod, clientOf, openSession } from '../sessions/sessions.ts';
import { findUser, lockUser, refuseBanned, type User } from '../users/users-table.ts';
import { changeContact, hasAgreed, recordAgreement } from '../verification/change-contact.ts';
import { claimAccount, proveContact } from '../verification/claim-account.ts';
import {
  findLink,
  type OneTimeToken,
  redeemCode,
  redeemLink,
} from '../verification/one-time-tokens.ts';
import { issueAuthCode } from '../verification/pkce.ts';

type Redeem = (tx: Transaction) => Promise<OneTimeToken | null>;

/** POST /verify. @throws {AuthError} 403 otp_expired; as acceptToken */
export async function verify(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const redeem = readProof(ctx, await readBody(c));
  const answer = await ctx.transaction(async (tx) => {
    const token = await redeem(tx);
    if (token === null) return null;
    c.set('account', token.userId);
    const user = await acceptToken(ctx, tx, token);
    if (user === null) {
      c.set('event', 'account_changed');
      return { code: 200, msg: ONE_MORE_CONFIRMATION };
    }
    return openSession(ctx, tx, user, 'otp', clientOf(c));
  });
  // Outside the transaction: a wrong code stays counted.
  if (answer === null) throw otpExpired();
  return c.json(answer);
}

/** A token_hash, or a code and the contact it was sent to. @throws {AuthError} validation_failed */
function readProof(ctx: AuthContext, body: RequestBody): Redeem {
  const type = body.text('type');
  if (!type) throw validationFailed('Verify requires a verification type');
  const purposes = purposesOf(type);
  const secret = body.text('token_hash');
  const code = body.text('token');
  const contact = readContactAddress(body);
  if (secret && !code) {
    if (contact === null) return (tx) => redeemLink(ctx, tx, purposes, secret);
    throw validationFailed('Only the token_hash and type should be provided');
  }
  if (!code || secret) throw validationFailed('Verify requires either a token or a token hash');
  if (contact === null) {
    throw validationFailed('Only an email address or phone number should be provided on verify');
  }
  return (tx) => redeemCode(ctx, tx, purposes, contact.address, code);
}

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

/** GET /verify. Redirects to the client on success and on refusal. */
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

/** Sent while a change of address waits for its other confirmation. */
const ONE_MORE_CONFIRMATION =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/**
 * The user, now authenticated; null when a change of address waits for its other confirmation.
 * Roll the transaction back when this throws.
 * @throws {AuthError} 403 otp_expired, user_banned; 422 email_exists, phone_exists
 */
async function acceptToken(
  ctx: AuthContext,
  tx: Transaction,
  token: OneTimeToken,
): Promise<User | null> {
  const user = await lockUser(tx, token.userId);
  if (user === null) throw otpExpired();
  const now = ctx.now();
  refuseBanned(user, now, 403);
  switch (token.purpose) {
    case 'email_change':
    case 'email_change_current':
      return acceptNewEmail(ctx, tx, user, token);
    case 'phone_change':
      if (user.newPhone !== token.sentTo) throw otpExpired();
      return changeContact(tx, user, { phone: user.newPhone, provedPhone: user.newPhone }, now);
    default:
      return confirmContact(tx, user, token, now);
  }
}

function otpExpired(message = 'Token has expired or is invalid'): AuthError {
  return new AuthError(403, 'otp_expired', message);
}

/** Changes the address once the new one and, if CONFIRM_OLD_EMAIL is on, the current one agree. */
async function acceptNewEmail(
  ctx: AuthContext,
  tx: Transaction,
  user: User,
  token: OneTimeToken,
): Promise<User | null> {
  const { email, newEmail } = user;
  const isCurrent = token.purpose === 'email_change_current';
  if (newEmail === null || token.sentTo !== (isCurrent ? email : newEmail)) throw otpExpired();
  const now = ctx.now();
  const other = isCurrent ? 'email_change' : 'email_change_current';
  const otherMatters = isCurrent || (ctx.settings.confirmOldEmail && email !== null);
  if (otherMatters && !(await hasAgreed(tx, user.id, other, newEmail))) {
    await recordAgreement(tx, token, newEmail, now);
    return null;
  }
  return changeContact(tx, user, { email: newEmail, provedEmail: newEmail }, now);
}

/**
 * The sign-up's own message confirms what that sign-up chose, above all its password. The receiver
 * of any other message may never have chosen it.
 */
function confirmContact(
  tx: Transaction,
  user: User,
  { purpose, sentTo }: OneTimeToken,
  now: Date,
): Promise<User> {
  if (sentTo !== user.email && sentTo !== user.phone) throw otpExpired();
  const channel = sentTo === user.email ? 'email' : 'phone';
  return purpose === 'signup'
    ? proveContact(tx, user, channel, now)
    : claimAccount(tx, user, { channel, by: 'message' }, now);
}

/** Each proves access to the address's mail, and signs in. */
const BY_MAIL: readonly Purpose[] = ['signup', 'invite', 'magiclink', 'recovery'];

const TYPES: ReadonlyMap<string, readonly Purpose[]> = new Map([
  ['signup', BY_MAIL],
  ['invite', BY_MAIL],
  ['magiclink', BY_MAIL],
  ['recovery', BY_MAIL],
  ['email', BY_MAIL],
  ['email_change', ['email_change', 'email_change_current']],
  ['sms', ['sms', 'signup']],
  ['phone_change', ['phone_change']],
]);

/** @throws {AuthError} validation_failed */
function purposesOf(type: string): readonly Purpose[] {
  const purposes = TYPES.get(type);
  if (purposes === undefined) throw validationFailed('Unsupported verification type');
  return purposes;
}
