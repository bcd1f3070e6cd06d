/** A user as clients see one: GoTrue's names, no secrets, no nulls. */
import type { Row, Transaction } from '../../db/driver.ts';
import { type JsonObject, withoutNulls } from '../protocol/wire-values.ts';
import { type Identity, identitiesOfAll } from './identities.ts';
import type { User } from './users-table.ts';

/** Every user's audience and role: nothing else distinguishes signed-in users. */
export const AUTHENTICATED = 'authenticated';

export async function presentUser(tx: Transaction, user: User): Promise<JsonObject> {
  const [presented] = await presentUsers(tx, [user]);
  return presented as JsonObject;
}

/** Keeps their order; queries once for all of them. */
export async function presentUsers(
  tx: Transaction,
  users: readonly User[],
): Promise<readonly JsonObject[]> {
  const ids = users.map(({ id }) => id);
  const identities = Map.groupBy(await identitiesOfAll(tx, ids), ({ userId }) => userId);
  const factors = Map.groupBy(await factorsOfAll(tx, ids), (row) => String(row.user_id));
  return users.map((user) =>
    describeUser(user, identities.get(user.id) ?? [], factors.get(user.id) ?? []),
  );
}

function factorsOfAll(tx: Transaction, userIds: readonly string[]): Promise<readonly Row[]> {
  return tx.query(
    `select user_id, id, created_at, updated_at, last_challenged_at, status, friendly_name,
       factor_type, phone
     from auth_service.factors
     where user_id in (select jsonb_array_elements_text($1)::uuid) order by created_at, id`,
    [JSON.stringify(userIds)],
  );
}

function describeUser(
  user: User,
  identities: readonly Identity[],
  factors: readonly Row[],
): JsonObject {
  return {
    id: user.id,
    aud: AUTHENTICATED,
    role: AUTHENTICATED,
    email: user.email ?? '',
    phone: user.phone ?? '',
    ...withoutNulls({
      email_confirmed_at: user.emailConfirmedAt,
      phone_confirmed_at: user.phoneConfirmedAt,
      confirmed_at: earlier(user.emailConfirmedAt, user.phoneConfirmedAt),
      invited_at: user.invitedAt,
      confirmation_sent_at: user.confirmationSentAt,
      recovery_sent_at: user.recoverySentAt,
      new_email: user.newEmail,
      email_change_sent_at: user.emailChangeSentAt,
      new_phone: user.newPhone,
      phone_change_sent_at: user.phoneChangeSentAt,
      reauthentication_sent_at: user.reauthenticationSentAt,
      last_sign_in_at: user.lastSignInAt,
      banned_until: user.bannedUntil,
    }),
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    identities: identities.map(describeIdentity),
    ...(factors.length > 0 && { factors: factors.map(describeFactor) }),
    created_at: user.createdAt,
    updated_at: user.updatedAt,
    is_anonymous: user.isAnonymous,
  };
}

function describeIdentity(identity: Identity): JsonObject {
  return {
    identity_id: identity.id,
    id: identity.providerId,
    user_id: identity.userId,
    identity_data: identity.identityData,
    provider: identity.provider,
    ...withoutNulls({
      email: identity.identityData.email ?? null,
      last_sign_in_at: identity.lastSignInAt,
    }),
    created_at: identity.createdAt,
    updated_at: identity.updatedAt,
  };
}

/** The row already has the wire's names; only user_id is dropped. */
function describeFactor({ user_id: _, ...factor }: Row): JsonObject {
  return withoutNulls(factor);
}

function earlier(a: Date | null, b: Date | null): Date | null {
  if (a === null || b === null) return a ?? b;
  return a < b ? a : b;
}
