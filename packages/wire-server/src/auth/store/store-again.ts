/** Handles concurrent requests that create the same account. */
import type { Transaction } from '../../db/driver.ts';
import type { AuthContext } from '../context.ts';
import { isUniqueViolation } from './unique-violation.ts';

/** Runs `work` again after a unique violation: it then finds what the other request created. */
export async function storeAgainOnConflict<T>(
  ctx: AuthContext,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await ctx.store(work);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return ctx.store(work);
  }
}
