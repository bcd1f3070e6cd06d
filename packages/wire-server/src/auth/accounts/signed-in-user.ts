/** GET and PUT /user: the signed-in user, and changes of their password, address, number or user_metadata. */
import type { Context } from 'hono';
import type { Transaction } from '../../db/driver.ts';
import { namesGiven } from '../context/access-log.ts';
import type { AuthContext, AuthEnv } from '../context/auth-context.ts';
import { countMessage, waitUntilSent } from '../messages/message-delivery.ts';
import { AuthError } from '../protocol/auth-errors.ts';
import { requestedRedirect } from '../protocol/redirects.ts';
import { readBody } from '../protocol/request-body.ts';
import { requireSession, requireUserToken, type TokenClaims } from '../sessions/current-session.ts';
import { endOtherSessions } from '../sessions/end-sessions.ts';
import { forgiveTry } from '../users/password-tries.ts';
import { presentUser } from '../users/present-user.ts';
import { findUser, lockUser, mergeMetadata, type User, updateUser } from '../users/users-table.ts';
import {
  askForNewEmail,
  askForNewPhone,
  changeContact,
  restartEmailChange,
} from '../verification/change-contact.ts';
import { voidOneTimeTokens } from '../verification/one-time-tokens.ts';
import { type CodeChallenge, readCodeChallenge } from '../verification/pkce.ts';
import {
  allowChanges,
  checkCurrentPassword,
  hashNewPassword,
  type RequestedChanges,
  readRequestedChanges,
} from './requested-changes.ts';

/** GET /user, fresh from the database. @throws {AuthError} as requireUserToken and requireSession */
export async function getUser(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const claims = await requireUserToken(ctx, c);
  const user = await ctx.transaction(async (tx) =>
    presentUser(tx, (await requireSession(ctx, tx, claims)).user),
  );
  return c.json(user);
}

/**
 * PUT /user.
 * @throws {AuthError} 422 reauthentication_not_valid; as readRequestedChanges, allowChanges, checkCurrentPassword,
 *   hashNewPassword, applyChanges
 */
export async function putUser(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const claims = await requireUserToken(ctx, c);
  const body = await readBody(c);
  const changes = await readRequestedChanges(ctx, body);
  const { email, phone, password, data } = changes;
  c.set('changed', namesGiven({ email, phone, password, data }));
  const codeChallenge = readCodeChallenge(body);
  const user = await ctx.transaction((tx) => allowChanges(ctx, tx, claims, changes));
  // Outside the transaction: a wrong code stays counted.
  if (user === 'wrong nonce') {
    throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  }
  const pending = pendingContacts(ctx, user, changes);
  await checkCurrentPassword(user, changes);
  await countMessages(ctx, c, user, pending);
  const passwordHash = await hashNewPassword(user, changes);
  const changed = await ctx.transaction((tx) =>
    applyChanges(ctx, tx, claims, changes, pending, passwordHash),
  );
  await sendMessages(ctx, c, changed, pending, codeChallenge);
  const answer = await ctx.transaction(async (tx) =>
    presentUser(tx, (await findUser(tx, user.id)) ?? changed),
  );
  return c.json(answer);
}

/** @throws {AuthError} 429 over_email_send_rate_limit, over_sms_send_rate_limit */
async function countMessages(
  ctx: AuthContext,
  c: Context<AuthEnv>,
  user: User,
  { email, phone }: PendingContacts,
): Promise<void> {
  if (email !== null) {
    await countMessage(ctx, c, email, 'email_change');
    if (user.email !== null) {
      await ctx.limits.waitForAddress(user.email, 'email_change_current');
    }
  }
  if (phone !== null) await countMessage(ctx, c, phone, 'phone_change');
}

/** @throws {AuthError} as `waitUntilSent` */
async function sendMessages(
  ctx: AuthContext,
  c: Context<AuthEnv>,
  user: User,
  { email, phone }: PendingContacts,
  codeChallenge: CodeChallenge | null,
): Promise<void> {
  if (email !== null) {
    const redirectTo = requestedRedirect(ctx.settings, c);
    const sending = askForNewEmail(ctx, user, email, codeChallenge, redirectTo);
    await waitUntilSent(ctx, { purpose: 'email_change', sentTo: email }, sending);
  }
  if (phone !== null) {
    const sending = askForNewPhone(ctx, user, phone);
    await waitUntilSent(ctx, { purpose: 'phone_change', sentTo: phone }, sending);
  }
}

/** Null: no change is pending. */
interface PendingContacts {
  readonly email: string | null;
  readonly phone: string | null;
}

/**
 * A new address always waits for confirmation, so that a typo cannot lock the user out; only an anonymous user gets it
 * under the same conditions as at sign-up.
 */
function pendingContacts(
  { settings }: AuthContext,
  user: User,
  { email, phone }: RequestedChanges,
): PendingContacts {
  const emailAtOnce = user.isAnonymous && !settings.confirmEmail;
  return {
    email: emailAtOnce || email === user.email ? null : email,
    phone: !settings.confirmPhone || phone === user.phone ? null : phone,
  };
}

/** @throws {AuthError} email_exists, phone_exists; and what requireSession throws if the session has ended */
async function applyChanges(
  ctx: AuthContext,
  tx: Transaction,
  claims: TokenClaims,
  changes: RequestedChanges,
  pending: PendingContacts,
  passwordHash: string | null,
): Promise<User> {
  await lockUser(tx, claims.userId);
  const { user, session } = await requireSession(ctx, tx, claims);
  const now = ctx.now();
  const { email, phone, data } = changes;
  let changed = await updateUser(
    tx,
    user.id,
    {
      // A contact change requested earlier may be a stranger's: cancel it along with their session.
      ...(passwordHash !== null && { passwordHash, newEmail: null, newPhone: null }),
      ...(data !== null && { userMetadata: mergeMetadata(user.userMetadata, data) }),
      ...(pending.email !== null && { newEmail: pending.email }),
      ...(pending.phone !== null && { newPhone: pending.phone }),
    },
    now,
  );
  if (pending.email !== null) {
    // Agreements from now on are to this address, not to one requested before.
    await restartEmailChange(tx, user.id, now);
  }
  if (changes.currentPassword !== null) await forgiveTry(tx, user.id);
  if (passwordHash !== null) {
    await endOtherSessions(tx, user.id, session.id);
    await voidOneTimeTokens(tx, user.id);
  }
  if (email !== null && pending.email === null && email !== user.email) {
    changed = await changeContact(tx, changed, { email }, now);
  }
  if (phone !== null && pending.phone === null && phone !== user.phone) {
    changed = await changeContact(tx, changed, { phone }, now);
  }
  return changed;
}
