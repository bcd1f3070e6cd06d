/** The identities of users, by address, by number or at a provider, kept in step with the user. */
import type { Row, Transaction } from '../../db/driver.ts';
import type { JsonObject } from '../protocol/wire-values.ts';
import {
  findUser,
  hasProved,
  insertUser,
  type User,
  type UserChanges,
  updateUser,
} from './users-table.ts';

/**
 * Creates a user with the identities of their address and number.
 * @throws {SqlError} 23505 when the address, number or id is taken.
 */
export async function createUser(
  tx: Transaction,
  changes: UserChanges,
  now: Date,
  id?: string,
): Promise<User> {
  const user = await insertUser(tx, changes, now, id);
  await putContactIdentities(tx, user, now);
  return refreshProviders(tx, user.id, now);
}

/** Updates the identities 'email' and 'phone' from the user; call it whenever the address or number changes. */
export async function putContactIdentities(tx: Transaction, user: User, now: Date): Promise<void> {
  const { id, email, phone } = user;
  const verified = {
    email_verified: hasProved(user, 'email'),
    phone_verified: hasProved(user, 'phone'),
  };
  for (const [provider, contact] of Object.entries({ email, phone })) {
    if (contact === null) continue;
    const identityData = { sub: id, [provider]: contact, ...verified };
    await putIdentity(tx, { userId: id, provider, providerId: id, identityData }, now);
  }
}

/** Updates app_metadata's provider and providers, oldest first; call it whenever the identities change. */
export async function refreshProviders(tx: Transaction, userId: string, now: Date): Promise<User> {
  const identities = await identitiesOf(tx, userId);
  const user = (await findUser(tx, userId)) as User;
  const providers = [...new Set(identities.map(({ provider }) => provider))];
  const [provider] = providers;
  const { provider: _, providers: __, ...others } = user.appMetadata;
  return updateUser(
    tx,
    userId,
    { appMetadata: { ...(provider !== undefined && { provider, providers }), ...others } },
    now,
  );
}

export interface Identity {
  readonly id: string;
  readonly userId: string;
  /** 'email', 'phone' or a provider's name. */
  readonly provider: string;
  /** The user's id at the provider; for email and phone the user's own id. */
  readonly providerId: string;
  readonly identityData: JsonObject;
  readonly lastSignInAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

type NewIdentity = Pick<Identity, 'userId' | 'provider' | 'providerId' | 'identityData'>;

export async function identitiesOf(tx: Transaction, userId: string): Promise<Identity[]> {
  return identitiesOfAll(tx, [userId]);
}

export async function identitiesOfAll(
  tx: Transaction,
  userIds: readonly string[],
): Promise<Identity[]> {
  const rows = await tx.query(
    `select * from auth_service.identities
     where user_id in (select jsonb_array_elements_text($1)::uuid) order by created_at, id`,
    [JSON.stringify(userIds)],
  );
  return rows.map(toIdentity);
}

export async function findIdentity(
  tx: Transaction,
  provider: string,
  providerId: string,
): Promise<Identity | null> {
  const [row] = await tx.query(
    'select * from auth_service.identities where provider = $1 and provider_id = $2',
    [provider, providerId],
  );
  return row === undefined ? null : toIdentity(row);
}

/**
 * Adds a new identity, as of a sign-in `now`.
 * @throws {SqlError} 23505 when it exists already.
 */
export async function insertIdentity(
  tx: Transaction,
  identity: NewIdentity,
  now: Date,
): Promise<void> {
  await tx.query(INSERT, valuesOf(identity, now));
}

/** Adds the identity, or updates its provider's data, as of a sign-in `now`. */
export async function putIdentity(
  tx: Transaction,
  identity: NewIdentity,
  now: Date,
): Promise<Identity> {
  const [row] = await tx.query(
    `${INSERT}
     on conflict (provider, provider_id) do update
       set identity_data = excluded.identity_data, last_sign_in_at = excluded.last_sign_in_at,
           updated_at = excluded.updated_at
     returning *`,
    valuesOf(identity, now),
  );
  return toIdentity(row as Row);
}

const INSERT = `insert into auth_service.identities
  (user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $5, $5)`;

function valuesOf(identity: NewIdentity, now: Date): string[] {
  const { userId, provider, providerId, identityData } = identity;
  return [userId, provider, providerId, JSON.stringify(identityData), now.toISOString()];
}

export async function deleteIdentity(tx: Transaction, id: string): Promise<void> {
  await tx.query('delete from auth_service.identities where id = $1', [id]);
}

function toIdentity(row: Row): Identity {
  return {
    id: String(row.id),
    userId: String(row.user_id),
    provider: String(row.provider),
    providerId: String(row.provider_id),
    identityData: row.identity_data as JsonObject,
    lastSignInAt: row.last_sign_in_at as Date | null,
    createdAt: row.created_at as Date,
    updatedAt: row.updated_at as Date,
  };
}
