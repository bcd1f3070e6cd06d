/** POST and GET /verify: a code that was typed, or a link that was followed, for a session (U1). */
import type { Context } from 'hono';
import type { Transaction } from '../../../db/driver.ts';
import { readReceiver } from '../../contacts/receiver.ts';
import type { AuthContext, AuthEnv } from '../../context.ts';
import { toAuthError, validationFailed } from '../../errors.ts';
import type { Purpose } from '../../messages/purpose.ts';
import type { OneTimeToken } from '../../one-time-tokens/one-time-token.ts';
import { redeemCode, redeemLink } from '../../one-time-tokens/redeem-token.ts';
import { issueAuthCode } from '../../pkce/auth-code.ts';
import { requestedRedirect } from '../../redirects/allowed-redirect.ts';
import { withFailure, withFragment, withQuery } from '../../redirects/lead-back.ts';
import { type RequestBody, readBody } from '../../request-body.ts';
import type { AuthMethod } from '../../sessions/auth-method.ts';
import { clientOf } from '../../sessions/client.ts';
import { openSession } from '../../sessions/open-session.ts';
import type { User } from '../../users/user.ts';
import { acceptToken, otpExpired } from './accept-token.ts';

/** Each of them shows that who has it reads the mail of that address, and signs in. */
const BY_MAIL: readonly Purpose[] = ['signup', 'invite', 'magiclink', 'recovery'];

/** What a client may ask to verify, and the tokens that answer it. */
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

/** How the session of a client that finishes by PKCE says it began. */
const METHODS: Partial<Record<Purpose, AuthMethod>> = {
  signup: 'email/signup',
  invite: 'invite',
  magiclink: 'magiclink',
  recovery: 'recovery',
  email_change: 'email_change',
  email_change_current: 'email_change',
};

const ONE_MORE_CONFIRMATION =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

type Redeem = (tx: Transaction) => Promise<OneTimeToken | null>;

/** What a token was good for; `user` is null while a change of address waits for the other link. */
interface Accepted {
  readonly token: OneTimeToken;
  readonly user: User | null;
}

export async function verify(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const redeem = readProof(ctx, await readBody(c));
  const answer = await ctx.store(async (tx) => {
    const accepted = await accept(ctx, tx, redeem);
    if (accepted === null) return null;
    const { user } = accepted;
    if (user === null) return { code: 200, msg: ONE_MORE_CONFIRMATION };
    return openSession(ctx, tx, user, 'otp', clientOf(c));
  });
  // Outside the transaction: a wrong code stays counted.
  if (answer === null) throw otpExpired();
  return c.json(answer);
}

/** Leads on to the client, whatever comes of it. A HEAD only looks: it uses nothing up. */
export async function followLink(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  if (c.req.method === 'HEAD') return c.body(null);
  const redirectTo = requestedRedirect(ctx.settings, c);
  try {
    ctx.limits.take('verify', c.get('clientAddress'));
    return c.redirect(await openLink(ctx, c, redirectTo), 303);
  } catch (error) {
    const refusal = toAuthError(error);
    if (refusal.status >= 500) throw error;
    return c.redirect(withFailure(redirectTo, refusal), 303);
  }
}

async function openLink(
  ctx: AuthContext,
  c: Context<AuthEnv>,
  redirectTo: string,
): Promise<string> {
  const type = c.req.query('type') ?? '';
  const secret = c.req.query('token') ?? '';
  const purposes = purposesOf(type);
  return ctx.store(async (tx) => {
    const accepted = await accept(ctx, tx, () => redeemLink(ctx, tx, purposes, secret));
    if (accepted === null) throw otpExpired('Email link is invalid or has expired');
    const { token, user } = accepted;
    if (user === null) {
      const message = { message: ONE_MORE_CONFIRMATION };
      return withFragment(withQuery(redirectTo, message), message);
    }
    if (token.codeChallenge === null) {
      const session = await openSession(ctx, tx, user, 'otp', clientOf(c));
      const { user: _, ...tokens } = session;
      return withFragment(redirectTo, { ...tokens, type });
    }
    const grant = { userId: user.id, method: METHODS[token.purpose] ?? 'otp' };
    const code = await issueAuthCode(ctx, tx, { ...grant, codeChallenge: token.codeChallenge });
    return withQuery(redirectTo, { code });
  });
}

async function accept(ctx: AuthContext, tx: Transaction, redeem: Redeem): Promise<Accepted | null> {
  const token = await redeem(tx);
  return token === null ? null : { token, user: await acceptToken(ctx, tx, token) };
}

/** A token_hash, or a code and whom it was sent to. @throws {AuthError} validation_failed */
function readProof(ctx: AuthContext, body: RequestBody): Redeem {
  const type = body.text('type');
  if (!type) throw validationFailed('Verify requires a verification type');
  const purposes = purposesOf(type);
  const secret = body.text('token_hash');
  const code = body.text('token');
  const receiver = readReceiver(body);
  if (secret && !code) {
    if (receiver === null) return (tx) => redeemLink(ctx, tx, purposes, secret);
    throw validationFailed('Only the token_hash and type should be provided');
  }
  if (!code || secret) throw validationFailed('Verify requires either a token or a token hash');
  if (receiver === null) {
    throw validationFailed('Only an email address or phone number should be provided on verify');
  }
  return (tx) => redeemCode(ctx, tx, purposes, receiver.address, code);
}

/** @throws {AuthError} validation_failed */
function purposesOf(type: string): readonly Purpose[] {
  const purposes = TYPES.get(type);
  if (purposes === undefined) throw validationFailed('Unsupported verification type');
  return purposes;
}
