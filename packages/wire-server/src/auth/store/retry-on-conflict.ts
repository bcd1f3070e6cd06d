/** Handles concurrent requests that create the same account. */
import type { Transaction } from '../../db/driver.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import type { AuthContext } from '../context/context.ts';

/** Runs `work` again after a unique violation: it then finds what the other request created. */
export async function transactionRetryingOnConflict<T>(
  ctx: AuthContext,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await ctx.transaction(work);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return ctx.transaction(work);
  }
}
