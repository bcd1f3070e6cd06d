/**
 * POST /token: every way of getting a session, chosen by grant_type: a password, an auth code or a refresh token. What
 * this service does not offer is refused in GoTrue's own words.
 */
import type { Context } from 'hono';
import type { Transaction } from '../../db/driver.ts';
import type { Limited } from '../config/rate-limits.ts';
import {
  type AccessEvent,
  type AuthContext,
  type AuthEnv,
  transactionRetryingOnConflict,
} from '../context/auth-context.ts';
import { guessingNotice } from '../messages/message-texts.ts';
import { AuthError, validationFailed } from '../protocol/auth-errors.ts';
import { normalizeEmail, normalizePhone } from '../protocol/contact-address.ts';
import { type RequestBody, readBody } from '../protocol/request-body.ts';
import type { JsonObject } from '../protocol/wire-values.ts';
import { refreshSession } from '../sessions/refresh-token.ts';
import { clientOf, openSession } from '../sessions/sessions.ts';
import {
  type CountedTry,
  countTry,
  forgiveTry,
  isFamiliar,
  tooManyTries,
} from '../users/password-tries.ts';
import { passwordMatches, weaknessOf } from '../users/passwords.ts';
import {
  findUser,
  findUserByEmail,
  findUserByPhone,
  lockUser,
  refuseBanned,
  type User,
} from '../users/users-table.ts';
import { redeemAuthCode } from '../verification/pkce.ts';

interface Grant {
  /** The rate limit it counts against. */
  readonly limit: Limited;
  readonly exchange: (
    ctx: AuthContext,
    c: Context<AuthEnv>,
    finishLinking: FinishLinking,
  ) => Promise<Response>;
}

const GRANTS: ReadonlyMap<string, Grant> = new Map([
  ['password', { limit: 'password', exchange: signInWithPassword }],
  ['pkce', { limit: 'password', exchange: exchangeAuthCode }],
  ['refresh_token', { limit: 'refresh', exchange: refresh }],
  ['id_token', { limit: 'password', exchange: refuseIdToken }],
  ['web3', { limit: 'password', exchange: refuseWeb3 }],
] as const);

export async function token(
  ctx: AuthContext,
  c: Context<AuthEnv>,
  finishLinking: FinishLinking,
): Promise<Response> {
  const grant = GRANTS.get(c.req.query('grant_type') ?? '');
  if (grant === undefined) {
    throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
  }
  await ctx.limits.take(grant.limit, c.get('clientAddress'));
  return grant.exchange(ctx, c, finishLinking);
}

/** Its name in the access log. */
export function grantEvent(c: Context<AuthEnv>): AccessEvent {
  return c.req.query('grant_type') === 'refresh_token' ? 'refresh' : 'sign_in';
}

async function refresh(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const secret = (await readBody(c)).text('refresh_token');
  if (!secret) throw validationFailed('refresh_token required');
  return c.json(await refreshSession(ctx, c, secret));
}

/** grant_type=password: exchanges an address or number and its password for a session. */
async function signInWithPassword(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const body = await readBody(c);
  const { contact, find } = parseContact(body);
  const password = body.text('password') ?? '';
  const { found, counted } = await ctx.transaction(async (tx) => {
    const found = await find(tx, contact);
    return { found, counted: await countUnfamiliarTry(ctx, tx, c, contact, found) };
  });
  if (found !== null) c.set('account', found.id);
  if (counted?.admitted === false) throw tooManyTries(counted.waitSeconds);
  // Also for an unknown address, so that response timing does not leak it.
  const matches = await passwordMatches(password, found?.passwordHash ?? null);
  if (found === null || !matches) {
    if (counted?.tellOwner) tellOwner(ctx, found);
    throw invalidCredentials();
  }
  const session = await ctx.transaction(async (tx) => {
    const user = await lockUser(tx, found.id);
    // The user was deleted or the password changed while it was being checked.
    if (user === null || user.passwordHash !== found.passwordHash) throw invalidCredentials();
    refuseBanned(user, ctx.now(), 400);
    refuseUnconfirmed(user);
    if (counted !== null) await forgiveTry(tx, contact);
    return openSession(ctx, tx, user, 'password', clientOf(c));
  });
  const weakness = await weaknessOf(ctx.settings, password);
  return c.json({ ...session, ...(weakness !== null && { weak_password: weakness }) });
}

interface GivenContact {
  /** In normal form. */
  readonly contact: string;
  /** An invalid address or number matches no user. */
  readonly find: (tx: Transaction, contact: string) => Promise<User | null>;
}

/** @throws {AuthError} validation_failed */
function parseContact(body: RequestBody): GivenContact {
  const email = body.text('email') || null;
  const phone = body.text('phone') || null;
  if (email !== null && phone !== null) {
    throw validationFailed('Only an email address or phone number should be provided on login.');
  }
  if (email !== null) return { contact: normalizeEmail(email), find: findUserByEmail };
  if (phone !== null) return { contact: normalizePhone(phone), find: findUserByPhone };
  throw validationFailed('missing email or phone');
}

/** Null if the user has signed in from this network before, and with LIMITS=off. */
async function countUnfamiliarTry(
  ctx: AuthContext,
  tx: Transaction,
  c: Context<AuthEnv>,
  contact: string,
  found: User | null,
): Promise<CountedTry | null> {
  if (ctx.settings.limits === null) return null;
  if (await isFamiliar(tx, found?.id ?? null, c.get('clientAddress'))) return null;
  return countTry(tx, contact, ctx.steadyNow());
}

/** Mails after the response, so that timing does not reveal whether there is an account. */
function tellOwner(ctx: AuthContext, user: User | null): void {
  if (user === null || user.email === null || user.emailConfirmedAt === null) return;
  const { siteUrl, messages } = ctx.settings;
  const mail = { to: user.email, ...guessingNotice(messages.from.name, siteUrl) };
  ctx.background.run('Sending a mail about guessed passwords', () => ctx.sendMail(mail));
}

function invalidCredentials(): AuthError {
  return new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
}

/** An account may sign in once either its address or its number is confirmed. */
function refuseUnconfirmed(user: User): void {
  if (user.emailConfirmedAt !== null || user.phoneConfirmedAt !== null) return;
  throw user.email === null
    ? new AuthError(400, 'phone_not_confirmed', 'Phone not confirmed')
    : new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
}

/** Links the identity that a code carries, for the client that has proved that it asked for it. */
export type FinishLinking = (
  ctx: AuthContext,
  tx: Transaction,
  userId: string,
  pendingLink: JsonObject,
) => Promise<User>;

/**
 * grant_type=pkce: exchanges an auth code and its verifier for a session.
 * @throws {AuthError} as redeemAuthCode and `finishLinking` do; 404 user_not_found, 400 user_banned
 */
async function exchangeAuthCode(
  ctx: AuthContext,
  c: Context<AuthEnv>,
  finishLinking: FinishLinking,
): Promise<Response> {
  const body = await readBody(c);
  const code = body.text('auth_code');
  const verifier = body.text('code_verifier');
  if (!code || !verifier) {
    throw validationFailed('invalid request: both auth code and code verifier should be non-empty');
  }
  const session = await transactionRetryingOnConflict(ctx, async (tx) => {
    const { userId, method, pendingLink } = await redeemAuthCode(ctx, tx, code, verifier);
    c.set('account', userId);
    const user =
      pendingLink === null
        ? await findUser(tx, userId)
        : await finishLinking(ctx, tx, userId, pendingLink);
    if (user === null) throw new AuthError(404, 'user_not_found', 'User not found');
    refuseBanned(user, ctx.now(), 400);
    return openSession(ctx, tx, user, method, clientOf(c));
  });
  return c.json(session);
}

/** The ID token issuers of the providers that clients know by name. */
const ISSUERS: ReadonlyMap<string, string> = new Map([
  ['apple', 'https://appleid.apple.com'],
  ['facebook', 'https://www.facebook.com'],
  ['google', 'https://accounts.google.com'],
  ['kakao', 'https://kauth.kakao.com'],
]);

/** @throws {AuthError} always: 400 provider_disabled, or validation_failed for an unknown provider */
async function refuseIdToken(_: AuthContext, c: Context<AuthEnv>): Promise<never> {
  const body = await readBody(c);
  if (!body.text('id_token')) throw validationFailed('id_token required');
  const provider = body.text('provider') ?? '';
  const issuer = ISSUERS.get(provider);
  if (issuer === undefined) {
    throw validationFailed(`Custom OIDC provider ${JSON.stringify(provider)} not allowed`);
  }
  throw new AuthError(400, 'provider_disabled', `Provider (issuer "${issuer}") is not enabled`);
}

/** @throws {AuthError} always */
async function refuseWeb3(): Promise<never> {
  throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled');
}

/** @throws {AuthError} always */
export function refuseSso(): never {
  throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
}
