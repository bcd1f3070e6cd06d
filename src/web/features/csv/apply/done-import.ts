/** What an import did, as far as it can be undone. Pure. */
import type { Stored } from '../../../../domain/record.ts';
import type { KeptKind } from '../../../records/kept-kind.ts';
import type { ApplicableRow } from '../plan/planned-row.ts';

export interface DoneImport<T extends Stored> {
  /** Records as they were added. */
  readonly added: readonly T[];
  readonly updated: readonly Update<T>[];
}

interface Update<T extends Stored> {
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

/**
 * What is still to be undone, and what has to stay because somebody has saved it since. What is gone,
 * or is again as it was before the import, needs nothing.
 * @param now all records that are there.
 */
export function undoableOf<T extends Stored>(
  { fields }: KeptKind<T>,
  { added, updated }: DoneImport<T>,
  now: readonly T[],
): { readonly undoable: DoneImport<T>; readonly savedSince: readonly T[] } {
  const recordOf = new Map(now.map((record) => [record.id, record]));
  const isThere = ({ id }: T) => recordOf.has(id);
  const isAsImported = ({ id, version }: T) => recordOf.get(id)?.version === version;
  const isAsBefore = ({ before }: Update<T>) =>
    fields.every(({ name }) => recordOf.get(before.id)?.[name] === before[name]);
  const left = {
    added: added.filter(isThere),
    updated: updated.filter((update) => isThere(update.after) && !isAsBefore(update)),
  };
  return {
    undoable: {
      added: left.added.filter(isAsImported),
      updated: left.updated.filter(({ after }) => isAsImported(after)),
    },
    savedSince: [...left.added, ...left.updated.map(({ after }) => after)].filter(
      (record) => !isAsImported(record),
    ),
  };
}
