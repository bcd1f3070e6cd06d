/** PUT /admin/users/{id}: applies the operator's changes at once, without asking the user. */
import type { Context } from 'hono';
import type { Transaction } from '../../db/driver.ts';
import { refuseTaken } from '../contacts/taken.ts';
import type { AuthContext, AuthEnv } from '../context/context.ts';
import { voidOneTimeTokens } from '../one-time-tokens/one-time-token.ts';
import type { JsonObject } from '../protocol/json-object.ts';
import { readBody } from '../protocol/request-body.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import { presentUser } from '../users/present-user.ts';
import { putContactIdentities, refreshProviders } from '../users/user-identities.ts';
import { updateUser } from '../users/users-table.ts';
import { requireUser } from './one-user.ts';
import { changesOf, readUserAttributes, type UserAttributes } from './user-attributes.ts';

/** @throws {AuthError} user_not_found, validation_failed, weak_password, email_exists, phone_exists */
export async function updateUserAsOperator(
  ctx: AuthContext,
  c: Context<AuthEnv>,
): Promise<Response> {
  const attributes = await readUserAttributes(ctx, await readBody(c));
  c.set('changed', namesOf(attributes));
  const presented = ctx.transaction((tx) => change(tx, c, attributes, ctx.now()));
  return c.json(await presented.catch(refuseTaken));
}

/** The changes that affect access to the account, for the access log. */
function namesOf({ email, phone, passwordHash, ban }: UserAttributes): string[] {
  const changes = { email, phone, password: passwordHash, ban };
  return Object.entries(changes).flatMap(([name, value]) => (value === null ? [] : [name]));
}

async function change(
  tx: Transaction,
  c: Context<AuthEnv>,
  attributes: UserAttributes,
  now: Date,
): Promise<JsonObject> {
  const found = await requireUser(tx, c);
  const user = await updateUser(tx, found.id, changesOf(attributes, found, now), now);
  const { email, phone, passwordHash } = attributes;
  if (email !== null || phone !== null) await putContactIdentities(tx, user, now);
  if (passwordHash !== null) await endSessionsOf(tx, user.id);
  if (email !== null || phone !== null || passwordHash !== null) {
    // Links and codes sent before must not open the account: its old mailbox may be compromised.
    await voidOneTimeTokens(tx, user.id);
  }
  return presentUser(tx, await refreshProviders(tx, user.id, now));
}
