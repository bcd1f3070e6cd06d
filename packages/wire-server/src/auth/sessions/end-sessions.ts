/**
 * Ends sessions by deleting them, and their refresh tokens with them; requireSession and verifyLive then refuse their
 * access tokens.
 */
import type { Transaction } from '../../db/driver.ts';

export async function endSession(tx: Transaction, id: string): Promise<void> {
  await tx.query('delete from auth_service.sessions where id = $1', [id]);
}

export async function endSessionsOf(tx: Transaction, userId: string): Promise<void> {
  await tx.query('delete from auth_service.sessions where user_id = $1', [userId]);
}

/** Every session of the user but `kept`. */
export async function endOtherSessions(
  tx: Transaction,
  userId: string,
  kept: string,
): Promise<void> {
  await tx.query('delete from auth_service.sessions where user_id = $1 and id <> $2', [
    userId,
    kept,
  ]);
}

/** Verifying a factor ends the sessions of its user that stayed at aal1. */
export async function endLowerSessions(
  tx: Transaction,
  userId: string,
  kept: string,
): Promise<void> {
  await tx.query(
    `delete from auth_service.sessions where user_id = $1 and id <> $2 and aal = 'aal1'`,
    [userId, kept],
  );
}
