/** Deletes a factor and lowers the sessions it raised. */
import type { Transaction } from '../../db/driver.ts';
import { lowerSessionsRaisedBy } from '../sessions/raise-session.ts';
import type { Factor } from './factor.ts';
import { FACTOR_KINDS } from './factor-kinds.ts';
import { deleteFactor } from './factors-table.ts';

export async function removeFactor(tx: Transaction, { id, type }: Factor): Promise<void> {
  await lowerSessionsRaisedBy(tx, id, FACTOR_KINDS[type].method);
  await deleteFactor(tx, id);
}
