/** Undoes what was one action, table by table: what has been saved since stays as it is (P7). */
import type { Stored } from 'domain/record.ts';
import { deleteRows } from '../records/data-api.ts';
import { type EditableKind, editableKindOf } from '../records/editable-kind.ts';
import { type PanelDirectory, recordsOf } from '../records/panel-directory.ts';
import { readChanges, undoChanges } from '../records/past-changes.ts';
import type { ActionRow } from './actions.ts';

export interface Undone {
  /** How many records are as they were before. */
  readonly undone: number;
  /** The names of those that were left alone. */
  readonly savedSince: readonly string[];
}

/** May be called again after a failure. @throws {RequestFailed} */
export async function undoAction(
  rows: readonly ActionRow[],
  directory: PanelDirectory,
): Promise<Undone> {
  let undone = 0;
  const savedSince: string[] = [];
  for (const [table, some] of Map.groupBy(rows, (row) => row.table)) {
    const kind = editableKindOf(table);
    if (kind === null) continue;
    // Of an import, also what was filtered out of the list.
    const times = some[0]?.partOf?.times ?? some.map(({ atText }) => atText);
    const part = await undoIn(kind, times, directory);
    undone += part.undone;
    savedSince.push(...part.savedSince);
  }
  const [partOf] = rows.flatMap((row) => row.partOf ?? []);
  // It is no longer offered where imports are undone.
  if (partOf) await deleteRows('imports', [partOf.id]);
  return { undone, savedSince };
}

async function undoIn<T extends Stored>(
  kind: EditableKind<T>,
  times: readonly string[],
  directory: PanelDirectory,
): Promise<Undone> {
  const changes = await readChanges(kind.table, times);
  const { restored, deleted, savedSince } = await undoChanges(
    kind,
    changes,
    recordsOf(directory, kind),
  );
  return { undone: restored.length + deleted.length, savedSince: savedSince.map(kind.nameOf) };
}
