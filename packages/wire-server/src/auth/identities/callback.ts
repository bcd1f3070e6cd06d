/**
 * GET and POST /callback: handles the provider's redirect, decides which account it opens, then redirects to the client.
 */
import type { Context } from 'hono';
import type { Transaction } from '../../db/driver.ts';
import {
  type AuthContext,
  type AuthEnv,
  transactionRetryingOnConflict,
} from '../context/auth-context.ts';
import { AuthError, toAuthError } from '../protocol/auth-errors.ts';
import { SEE_OTHER, withFailure, withFragment, withQuery } from '../protocol/redirects.ts';
import { clientOf, openSession } from '../sessions/sessions.ts';
import {
  findIdentity,
  insertIdentity,
  putIdentity,
  refreshProviders,
} from '../users/identities.ts';
import {
  findUserByEmail,
  insertUser,
  lockUser,
  mergeMetadata,
  refuseBanned,
  type User,
  updateUser,
} from '../users/users-table.ts';
import { claimAccount } from '../verification/claim-account.ts';
import { issueAuthCode } from '../verification/pkce.ts';
import { requireSignUpAllowed } from '../verification/require-sign-up-allowed.ts';
import { consumeFlow, type SignInFlow } from './authorize.ts';
import { linkIdentity, prepareLinking } from './link-identity.ts';
import type { Providers } from './provider.ts';
import type { ProviderProfile } from './provider-protocols.ts';

/** GET and POST /callback. Redirects; a refusal is reported in the URL. */
export async function callback(
  ctx: AuthContext,
  providers: Providers,
  c: Context<AuthEnv>,
): Promise<Response> {
  const answer = await readAnswer(c);
  let redirectTo = ctx.settings.siteUrl;
  try {
    const { flow, secrets } = await consumeFlow(ctx, answer.get('state'));
    redirectTo = flow.redirectTo;
    const refusal = refusalOf(answer);
    if (refusal !== null) {
      return c.redirect(withFragment(withQuery(redirectTo, refusal), refusal), SEE_OTHER);
    }
    requireCode(answer);
    const provider = providers.find(flow.provider);
    const profile = await provider.identifyUser(answer, secrets);
    return c.redirect(await finish(ctx, c, flow, profile), SEE_OTHER);
  } catch (error) {
    const failure = toAuthError(error);
    // Internal errors are logged and answered as on any route.
    if (error !== failure && failure.status >= 500) throw error;
    return c.redirect(withFailure(redirectTo, failure), SEE_OTHER);
  }
}

/** A provider responds in the query, or posts a form (response_mode=form_post). */
async function readAnswer(c: Context<AuthEnv>): Promise<URLSearchParams> {
  return c.req.method === 'POST'
    ? new URLSearchParams(String(await c.get('receiveBody')()))
    : new URL(c.req.url).searchParams;
}

/** The provider's own error, passed on verbatim; null when there is none. */
function refusalOf(answer: URLSearchParams): Record<string, string> | null {
  const error = answer.get('error');
  if (error === null) return null;
  return { error, error_description: answer.get('error_description') ?? error };
}

/** @throws {AuthError} bad_oauth_callback */
function requireCode(answer: URLSearchParams): void {
  if (answer.get('code')) return;
  throw new AuthError(400, 'bad_oauth_callback', 'OAuth callback with missing authorization code');
}

/** The URL to redirect to, with a code to exchange or with the session itself. */
function finish(
  ctx: AuthContext,
  c: Context<AuthEnv>,
  flow: SignInFlow,
  profile: ProviderProfile,
): Promise<string> {
  return transactionRetryingOnConflict(ctx, async (tx) => {
    const { codeChallenge, redirectTo, linking } = flow;
    if (codeChallenge !== null && linking !== null) {
      c.set('account', linking.userId);
      const pendingLink = await prepareLinking(ctx, tx, linking, flow.provider, profile);
      const grant = {
        userId: linking.userId,
        method: 'oauth',
        codeChallenge,
        pendingLink,
      } as const;
      return withQuery(redirectTo, { code: await issueAuthCode(ctx, tx, grant) });
    }
    const user = await resolveUser(ctx, tx, flow, profile);
    c.set('account', user.id);
    if (codeChallenge !== null) {
      const grant = { userId: user.id, method: 'oauth', codeChallenge, pendingLink: null } as const;
      return withQuery(redirectTo, { code: await issueAuthCode(ctx, tx, grant) });
    }
    const { user: _, ...tokens } = await openSession(ctx, tx, user, 'oauth', clientOf(c));
    return withFragment(redirectTo, { ...tokens });
  });
}

function resolveUser(
  ctx: AuthContext,
  tx: Transaction,
  { provider, linking }: SignInFlow,
  profile: ProviderProfile,
): Promise<User> {
  return linking === null
    ? accountOfIdentity(ctx, tx, provider, profile)
    : linkIdentity(ctx, tx, linking, provider, profile);
}

/**
 * The account that has the identity; else the one with the address, which the provider must have
 * verified; else a new one.
 * @throws {AuthError} 403 user_banned, 422 signup_disabled, provider_email_needs_verification
 * @throws {SqlError} 23505 when a concurrent request does the same
 */
async function accountOfIdentity(
  ctx: AuthContext,
  tx: Transaction,
  provider: string,
  profile: ProviderProfile,
): Promise<User> {
  const owner = await lockOwner(tx, provider, profile);
  if (owner === null) return signUp(ctx, tx, provider, profile);

  refuseBanned(owner.user, ctx.now(), 403);
  const enter = owner.isKnown ? signInKnown : claimByEmail;
  return enter(ctx, tx, owner.user, provider, profile);
}

interface Owner {
  readonly user: User;
  /** Found by the identity; otherwise only by the address. */
  readonly isKnown: boolean;
}

/**
 * Looks again under the lock: while waiting, the account may have changed its address or its owner,
 * and a new owner must not get this identity with it.
 */
async function lockOwner(
  tx: Transaction,
  provider: string,
  profile: ProviderProfile,
): Promise<Owner | null> {
  const found = await findOwner(tx, provider, profile);
  if (found === null) return null;
  const user = await lockUser(tx, found.userId);
  const still = await findOwner(tx, provider, profile);
  const isSame = still?.userId === found.userId && still.isKnown === found.isKnown;
  return isSame && user !== null
    ? { user, isKnown: found.isKnown }
    : lockOwner(tx, provider, profile);
}

async function findOwner(
  tx: Transaction,
  provider: string,
  { id, verifiedEmail }: ProviderProfile,
): Promise<{ readonly userId: string; readonly isKnown: boolean } | null> {
  const known = await findIdentity(tx, provider, id);
  if (known !== null) return { userId: known.userId, isKnown: true };
  const user = verifiedEmail === null ? null : await findUserByEmail(tx, verifiedEmail);
  return user === null ? null : { userId: user.id, isKnown: false };
}

/** Only a verified address becomes the account's: it can recover the account. */
async function signUp(
  ctx: AuthContext,
  tx: Transaction,
  provider: string,
  { id, verifiedEmail, data }: ProviderProfile,
): Promise<User> {
  await requireSignUpAllowed(ctx, verifiedEmail, tx);
  if (verifiedEmail === null && ctx.settings.confirmEmail) {
    throw new AuthError(
      422,
      'provider_email_needs_verification',
      `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`,
    );
  }
  const now = ctx.now();
  const emailConfirmedAt = verifiedEmail === null ? null : now;
  const user = await insertUser(
    tx,
    { email: verifiedEmail, provedEmail: verifiedEmail, emailConfirmedAt, userMetadata: data },
    now,
  );
  await insertIdentity(tx, { userId: user.id, provider, providerId: id, identityData: data }, now);
  return refreshProviders(tx, user.id, now);
}

/** The provider has verified that this person owns the account's address. */
async function claimByEmail(
  ctx: AuthContext,
  tx: Transaction,
  user: User,
  provider: string,
  { id, data }: ProviderProfile,
): Promise<User> {
  const now = ctx.now();
  const owned = await claimAccount(tx, user, { channel: 'email', by: 'provider' }, now);
  const userMetadata = mergeMetadata(owned.userMetadata, data);
  await updateUser(tx, user.id, { userMetadata }, now);
  await insertIdentity(tx, { userId: user.id, provider, providerId: id, identityData: data }, now);
  return refreshProviders(tx, user.id, now);
}

/** The provider's data about the person may have changed. */
async function signInKnown(
  ctx: AuthContext,
  tx: Transaction,
  user: User,
  provider: string,
  { id, data }: ProviderProfile,
): Promise<User> {
  const now = ctx.now();
  await putIdentity(tx, { userId: user.id, provider, providerId: id, identityData: data }, now);
  return updateUser(tx, user.id, { userMetadata: mergeMetadata(user.userMetadata, data) }, now);
}
