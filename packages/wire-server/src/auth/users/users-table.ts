/** A user as the auth service stores one, and the table of users. */
import { isUniqueViolation } from '../../db/database-errors.ts';
import type { Row, Transaction, Value } from '../../db/driver.ts';
import { AuthError } from '../protocol/auth-errors.ts';
import type { Channel, ContactAddress } from '../protocol/contact-address.ts';
import { type JsonObject, withoutNulls } from '../protocol/wire-values.ts';

export interface User {
  readonly id: string;
  /** Lower case. */
  readonly email: string | null;
  /** Digits only, country code first. */
  readonly phone: string | null;
  readonly passwordHash: string | null;
  readonly emailConfirmedAt: Date | null;
  readonly phoneConfirmedAt: Date | null;
  /** The address and number proved to be the account holder's; see `hasProved`. */
  readonly provedEmail: string | null;
  readonly provedPhone: string | null;
  /** Requested, not yet confirmed. */
  readonly newEmail: string | null;
  readonly newPhone: string | null;
  readonly invitedAt: Date | null;
  readonly confirmationSentAt: Date | null;
  readonly recoverySentAt: Date | null;
  readonly emailChangeSentAt: Date | null;
  readonly phoneChangeSentAt: Date | null;
  readonly reauthenticationSentAt: Date | null;
  readonly lastSignInAt: Date | null;
  readonly bannedUntil: Date | null;
  readonly isAnonymous: boolean;
  readonly appMetadata: JsonObject;
  readonly userMetadata: JsonObject;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The auth_service.users column of each field. */
const USER_COLUMNS: Readonly<Record<keyof User, string>> = {
  id: 'id',
  email: 'email',
  phone: 'phone',
  passwordHash: 'password_hash',
  emailConfirmedAt: 'email_confirmed_at',
  phoneConfirmedAt: 'phone_confirmed_at',
  provedEmail: 'proved_email',
  provedPhone: 'proved_phone',
  newEmail: 'new_email',
  newPhone: 'new_phone',
  invitedAt: 'invited_at',
  confirmationSentAt: 'confirmation_sent_at',
  recoverySentAt: 'recovery_sent_at',
  emailChangeSentAt: 'email_change_sent_at',
  phoneChangeSentAt: 'phone_change_sent_at',
  reauthenticationSentAt: 'reauthentication_sent_at',
  lastSignInAt: 'last_sign_in_at',
  bannedUntil: 'banned_until',
  isAnonymous: 'is_anonymous',
  appMetadata: 'app_metadata',
  userMetadata: 'user_metadata',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
};

/**
 * Whether the current address or number is proved to be the account holder's. With automatic
 * confirmation a sign-up alone proves nothing: anyone can type someone else's.
 */
export function hasProved(user: User, channel: Channel): boolean {
  const [has, proved] =
    channel === 'email' ? [user.email, user.provedEmail] : [user.phone, user.provedPhone];
  return has !== null && has === proved;
}

export function toUser(row: Row): User {
  const parts = Object.entries(USER_COLUMNS).map(([part, column]) => [part, row[column]]);
  return Object.fromEntries(parts) as unknown as User;
}

/** Merges metadata by key, as GoTrue does; null removes a key. */
export function mergeMetadata(kept: JsonObject, changes: JsonObject): JsonObject {
  return withoutNulls({ ...kept, ...changes });
}

/** `status` is 400 at sign-in and 403 for a session. @throws {AuthError} user_banned */
export function refuseBanned({ bannedUntil }: User, now: Date, status: 400 | 403): void {
  if (bannedUntil !== null && bannedUntil > now) {
    throw new AuthError(status, 'user_banned', 'User is banned');
  }
}

/** Writable fields; the id and both timestamps are set here. */
export type UserChanges = Partial<Omit<User, 'id' | 'createdAt' | 'updatedAt'>>;

export async function findUser(tx: Transaction, id: string): Promise<User | null> {
  return only(await tx.query('select * from auth_service.users where id = $1', [id]));
}

/** As `findUser`, and locks the user until the transaction ends. */
export async function lockUser(tx: Transaction, id: string): Promise<User | null> {
  return only(await tx.query('select * from auth_service.users where id = $1 for update', [id]));
}

/** `email` in lower case. */
export async function findUserByEmail(tx: Transaction, email: string): Promise<User | null> {
  return only(await tx.query('select * from auth_service.users where email = $1', [email]));
}

/** `phone` as digits. */
export async function findUserByPhone(tx: Transaction, phone: string): Promise<User | null> {
  return only(await tx.query('select * from auth_service.users where phone = $1', [phone]));
}

export function findUserByContact(
  tx: Transaction,
  { channel, address }: ContactAddress,
): Promise<User | null> {
  return channel === 'email' ? findUserByEmail(tx, address) : findUserByPhone(tx, address);
}

/** @throws {SqlError} 23505 when the id, address or number is taken. */
export async function insertUser(
  tx: Transaction,
  user: UserChanges,
  now: Date,
  id: string = crypto.randomUUID(),
): Promise<User> {
  const parts = { ...user, id, createdAt: now, updatedAt: now };
  const columns = columnsOf(parts);
  const rows = await tx.query(
    `insert into auth_service.users (${columns.join(', ')})
     values (${columns.map((_, i) => `$${i + 1}`).join(', ')}) returning *`,
    Object.values(parts).map(toValue),
  );
  return only(rows) as User;
}

/** @throws {SqlError} 23505 when another user has the address or number. */
export async function updateUser(
  tx: Transaction,
  id: string,
  changes: UserChanges,
  now: Date,
): Promise<User> {
  const parts = { ...changes, updatedAt: now };
  const assignments = columnsOf(parts).map((column, i) => `${column} = $${i + 2}`);
  const rows = await tx.query(
    `update auth_service.users set ${assignments.join(', ')} where id = $1 returning *`,
    [id, ...Object.values(parts).map(toValue)],
  );
  return only(rows) as User;
}

export async function deleteUser(tx: Transaction, id: string): Promise<void> {
  await tx.query('delete from auth_service.users where id = $1', [id]);
}

function only(rows: readonly Parameters<typeof toUser>[0][]): User | null {
  return rows[0] === undefined ? null : toUser(rows[0]);
}

function columnsOf(parts: object): string[] {
  return Object.keys(parts).map((part) => USER_COLUMNS[part as keyof User]);
}

function toValue(part: unknown): Value {
  if (part === null || typeof part === 'string') return part;
  if (part instanceof Date) return part.toISOString();
  return JSON.stringify(part);
}

/**
 * Translates unique violations.
 * @throws {AuthError} email_exists, phone_exists, user_already_exists for an id; rethrows other errors
 */
export function refuseTaken(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  if (error.message.includes('users_email_key')) throw emailExists();
  if (error.message.includes('users_phone_key')) throw phoneExists();
  if (error.message.includes('users_pkey')) {
    throw new AuthError(422, 'user_already_exists', 'User already registered');
  }
  throw error;
}

export function emailExists(): AuthError {
  return new AuthError(
    422,
    'email_exists',
    'A user with this email address has already been registered',
  );
}

export function phoneExists(): AuthError {
  return new AuthError(
    422,
    'phone_exists',
    'A user with this phone number has already been registered',
  );
}
