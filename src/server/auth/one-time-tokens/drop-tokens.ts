/** Ends what was sent, once it should open nothing any more. */
import type { Transaction } from '../../db/driver.ts';

/**
 * What was sent before a password, an address or a number changed opens nothing after it, nor does
 * an auth code that such a link led back with.
 */
export async function dropOneTimeTokens(tx: Transaction, userId: string): Promise<void> {
  await tx.query('delete from auth_service.one_time_tokens where user_id = $1', [userId]);
  await tx.query('delete from auth_service.flow_states where user_id = $1', [userId]);
}
