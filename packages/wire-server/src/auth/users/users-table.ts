/** Stores users in auth_service.users; SQL only, no rules. */
import type { Transaction, Value } from '../../db/driver.ts';
import { toUser, USER_COLUMNS, type User } from './user.ts';

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
