/** Stores sessions, each one sign-in of one user on one device; SQL only, no rules. */
import type { Row, Transaction } from '../../db/driver.ts';
import type { Client } from './client.ts';

/** aal2 once a factor was verified in this session; aal3 is never issued (wire page). */
export type AssuranceLevel = 'aal1' | 'aal2';

export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly aal: AssuranceLevel;
  readonly factorId: string | null;
  readonly createdAt: Date;
  readonly refreshedAt: Date | null;
  /** Null: no time limit. */
  readonly notAfter: Date | null;
}

export async function findSession(tx: Transaction, id: string): Promise<Session | null> {
  return only(await tx.query('select * from auth_service.sessions where id = $1', [id]));
}

/** As `findSession`, and locks it until the transaction ends. */
export async function lockSession(tx: Transaction, id: string): Promise<Session | null> {
  return only(await tx.query('select * from auth_service.sessions where id = $1 for update', [id]));
}

export async function insertSession(
  tx: Transaction,
  userId: string,
  client: Client,
  now: Date,
): Promise<Session> {
  const rows = await tx.query(
    `insert into auth_service.sessions (user_id, client_address, user_agent, created_at)
     values ($1, $2, $3, $4) returning *`,
    [userId, client.address, client.userAgent, now.toISOString()],
  );
  return only(rows) as Session;
}

function only(rows: readonly Row[]): Session | null {
  const [row] = rows;
  if (row === undefined) return null;
  return {
    id: String(row.id),
    userId: String(row.user_id),
    aal: row.aal as AssuranceLevel,
    factorId: row.factor_id as string | null,
    createdAt: row.created_at as Date,
    refreshedAt: row.refreshed_at as Date | null,
    notAfter: row.not_after as Date | null,
  };
}
