/** GET and PUT /user: the signed-in user, and changes of their password, address, number or user_metadata. */
import type { Context } from 'hono';
import { askForNewEmail, askForNewPhone } from '../../contacts/change-contact.ts';
import type { AuthContext, AuthEnv } from '../../context/context.ts';
import { countMessage } from '../../messages/count-message.ts';
import { waitUntilSent } from '../../messages/wait-until-sent.ts';
import { type CodeChallenge, readCodeChallenge } from '../../pkce/code-challenge.ts';
import { AuthError } from '../../protocol/errors.ts';
import { requestedRedirect } from '../../protocol/redirects.ts';
import { readBody } from '../../protocol/request-body.ts';
import { requireUserToken } from '../../sessions/bearer.ts';
import { requireSession } from '../../sessions/current-session.ts';
import { presentUser } from '../../users/present-user.ts';
import { findUser, type User } from '../../users/users-table.ts';
import { applyChanges, type PendingContacts, pendingContacts } from './apply-changes.ts';
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
  c.set('changed', namesOf(changes));
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

function namesOf({ email, phone, password, data }: RequestedChanges): string[] {
  const changes = { email, phone, password, data };
  return Object.entries(changes).flatMap(([name, value]) => (value === null ? [] : [name]));
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
