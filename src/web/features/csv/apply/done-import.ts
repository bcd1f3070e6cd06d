/** What an import did, as far as it can be undone. Pure. */
import type { Stored } from '../../../../domain/record.ts';
import type { ApplicableRow } from '../plan/planned-row.ts';

export interface DoneImport<T extends Stored> {
  /** Records as they were added. */
  readonly added: readonly T[];
  readonly updated: readonly Update<T>[];
}

export interface Update<T extends Stored> {
  readonly before: T;
  readonly after: T;
}

/**
 * @param saved the records as they are after it. One that was to be changed, and has not counted a
 *   save, had been deleted by somebody meanwhile: it was added again.
 */
export function doneImport<T extends Stored>(
  planned: readonly ApplicableRow<T>[],
  saved: readonly T[],
): DoneImport<T> {
  const changed = planned.filter((row) => row.verdict === 'changed');
  const recordOf = new Map(changed.map(({ record }) => [record.id, record]));
  const added: T[] = [];
  const updated: Update<T>[] = [];
  for (const after of saved) {
    const before = recordOf.get(after.id);
    const isAgain = before && before.version !== null && before.version === after.version;
    if (before && !isAgain) updated.push({ before, after });
    else added.push(after);
  }
  return { added, updated };
}

/** What can still be undone: records that nobody has saved or deleted since. */
export function undoableOf<T extends Stored>(
  { added, updated }: DoneImport<T>,
  now: readonly T[],
): { readonly undoable: DoneImport<T>; readonly keptByOthers: readonly T[] } {
  const versionOf = new Map(now.map(({ id, version }) => [id, version]));
  const isAsImported = ({ id, version }: T) => versionOf.get(id) === version;
  const touched = [...added, ...updated.map(({ after }) => after)].filter(
    (record) => !isAsImported(record),
  );
  return {
    undoable: {
      added: added.filter(isAsImported),
      updated: updated.filter(({ after }) => isAsImported(after)),
    },
    // Who was deleted is gone either way.
    keptByOthers: touched.filter(({ id }) => versionOf.has(id)),
  };
}
