/** The networks a user has signed in from: guesses from elsewhere do not lock the user out of these. */
import type { Transaction } from '../../db/driver.ts';
import { networkOf } from '../../http/client-address.ts';

/** Call it after a sign-in from `clientAddress`. */
export async function rememberNetwork(
  tx: Transaction,
  userId: string,
  clientAddress: string,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into auth_service.familiar_networks (user_id, network, last_sign_in_at)
     values ($1, $2, $3)
     on conflict (user_id, network) do update set last_sign_in_at = excluded.last_sign_in_at`,
    [userId, networkOf(clientAddress), now.toISOString()],
  );
}

/** False for no user (null), after the same query. */
export async function isFamiliar(
  tx: Transaction,
  userId: string | null,
  clientAddress: string,
): Promise<boolean> {
  const rows = await tx.query(
    'select from auth_service.familiar_networks where user_id = $1 and network = $2',
    [userId, networkOf(clientAddress)],
  );
  return rows.length > 0;
}

/** For an account whose earlier sign-ins may have been a stranger's. */
export async function forgetNetworks(tx: Transaction, userId: string): Promise<void> {
  await tx.query('delete from auth_service.familiar_networks where user_id = $1', [userId]);
}
