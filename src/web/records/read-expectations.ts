/** Reads the expectations, which only editors may (E1). */
import { type Expectation, parseExpectation } from '../../domain/expectation.ts';
import { readAllRows } from './read-all-rows.ts';
import { WriteFailed } from './write-rows.ts';

/**
 * All of them, by id. Null when they cannot be read: in a project that has no such table yet, for instance. Call it only
 * for a user who may edit.
 */
export async function readExpectations(): Promise<readonly Expectation[] | null> {
  try {
    const rows = await readAllRows((user) => user.from('expectations').select().order('id'));
    return rows.flatMap((row) => parseExpectation(row) ?? []);
  } catch (reason) {
    if (!(reason instanceof WriteFailed)) throw reason;
    console.warn('The expectations could not be read:', reason.message);
    return null;
  }
}
