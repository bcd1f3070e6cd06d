/** Makes an account although another request makes the same one at this moment. */
import type { Transaction } from '../../db/driver.ts';
import type { AuthContext } from '../context.ts';
import { isUniqueViolation } from './unique-violation.ts';

/** Looks again when another request was faster: `work` then finds what that one made. */
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
