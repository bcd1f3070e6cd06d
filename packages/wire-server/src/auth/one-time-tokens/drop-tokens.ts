/** Invalidates links and codes that were sent. */
import type { Transaction } from '../../db/driver.ts';

/**
 * A change of password, address or number invalidates everything sent before it, and the auth codes
 * that such links returned.
 */
export async function dropOneTimeTokens(tx: Transaction, userId: string): Promise<void> {
  await tx.query('delete from auth_service.one_time_tokens where user_id = $1', [userId]);
  await tx.query('delete from auth_service.flow_states where user_id = $1', [userId]);
}
