/** What an import did, as needed to undo it. Pure. */
import type { Stored } from 'domain/record.ts';
import type { EditableKind } from '../../records/editable-kind.ts';
import type { ApplicableRow } from '../plan/planned-row.ts';

export interface DoneImport<T extends Stored> {
  /** Records as added. */
  readonly added: readonly T[];
  readonly updated: readonly Update<T>[];
  /** Records as they were removed. */
  readonly removed: readonly T[];
}

interface Update<T extends Stored> {
  readonly before: T;
  readonly after: T;
}

/**
 * @param saved the records after the import. If a record to be changed still has its old version, it
 *   had been deleted meanwhile and was added again.
 */
export function doneImport<T extends Stored>(
  planned: readonly ApplicableRow<T>[],
  saved: readonly T[],
  removed: readonly T[] = [],
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
  return { added, updated, removed };
}

/**
 * What is left to undo, and what must stay because it was saved since. Added records that are gone, removed ones that
 * are back, and those that match their state before the import need nothing.
 * @param now all current records.
 */
export function undoableOf<T extends Stored>(
  { fields }: EditableKind<T>,
  { added, updated, removed }: DoneImport<T>,
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
      removed: removed.filter((record) => !isThere(record)),
    },
    savedSince: [...left.added, ...left.updated.map(({ after }) => after)].filter(
      (record) => !isAsImported(record),
    ),
  };
}
