/** Reads the expectations, which only editors may (E1). */
import { type Expectation, parseExpectation } from '../../domain/expectation.ts';
import { answer, asUser, WriteFailed } from './write-rows.ts';

/** Rows asked for at once; a server may send fewer. */
const PAGE_ROWS = 5_000;

/**
 * All of them, by id. Null when they cannot be read: in a project that has no such table yet, for instance. Ask only for
 * a user who may edit.
 */
export async function readExpectations(): Promise<readonly Expectation[] | null> {
  const expectations: Expectation[] = [];
  try {
    const user = await asUser();
    for (let read = 0, total = 1; read < total; ) {
      const page = await user
        .from('expectations')
        .select('*', { count: 'exact' })
        .order('id')
        .range(read, read + PAGE_ROWS - 1);
      const rows = await answer(Promise.resolve(page));
      expectations.push(...rows.flatMap((row) => parseExpectation(row) ?? []));
      read += rows.length;
      // The rest may have been deleted meanwhile.
      total = rows.length === 0 ? read : (page.count ?? read);
    }
    return expectations;
  } catch (reason) {
    if (!(reason instanceof WriteFailed)) throw reason;
    console.warn('The expectations could not be read:', reason.message);
    return null;
  }
}
