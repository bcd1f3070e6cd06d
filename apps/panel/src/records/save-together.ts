/** Saves records of several kinds as one change: all or none, with one Undo (E7, P6). */
import type { Row } from 'domain/columns.ts';
import type { Stored } from 'domain/record.ts';
import { dismissToast, showToast } from 'ui/toasts.tsx';
import { answer, asUser } from './data-api.ts';
import { keepUndo } from './delete-with-undo.ts';
import type { EditableKind } from './editable-kind.ts';
import { forgetRecords, keepRecords, loadDirectory } from './panel-directory.ts';
import { RequestFailed, wordsFor } from './request-failed.ts';

/** The change of one record. */
export interface Change {
  readonly kind: EditableKind<Stored>;
  /** Null for a record that is added. */
  readonly before: Stored | null;
  /** Null for one that is deleted. */
  readonly after: Stored | null;
}

/** The cast drops the type of the records, as in editable-kind.ts. */
export function changeOf<T extends Stored>(
  kind: EditableKind<T>,
  before: T | null,
  after: T | null,
): Change {
  return { kind: kind as object as EditableKind<Stored>, before, after };
}

/** @param texts of the toasts. @returns whether they were saved; a toast reports the outcome. */
export async function saveTogether(
  changes: readonly Change[],
  texts: { readonly done: string; readonly undone: string; readonly failed: string },
): Promise<boolean> {
  try {
    const saved = await send(changes);
    const id = `together-${texts.done}`;
    const undo = keepUndo(() => {
      dismissToast(id);
      void undoAll(saved, texts);
    });
    const action = { label: 'Undo', run: undo };
    showToast({ id, kind: 'success', title: texts.done, action });
    return true;
  } catch (reason) {
    report(reason, texts.failed);
    return false;
  }
}

async function undoAll(
  saved: readonly Change[],
  texts: { readonly undone: string; readonly failed: string },
): Promise<void> {
  try {
    await send(saved.map(({ kind, before, after }) => ({ kind, before: after, after: before })));
    showToast({ kind: 'success', title: texts.undone });
  } catch (reason) {
    report(reason, texts.failed);
  }
}

function report(reason: unknown, title: string): void {
  if (!(reason instanceof RequestFailed)) throw reason;
  showToast({ kind: 'error', title, description: wordsFor(reason) });
  void loadDirectory();
}

/** @returns the changes with the versions that the records have now. @throws {RequestFailed} */
async function send(changes: readonly Change[]): Promise<readonly Change[]> {
  await answer((await asUser()).from('saved_together').insert(changes.map(writeOf)));
  const saved = changes.map(({ kind, before, after }) => ({
    kind,
    before,
    after: after && { ...after, version: (before?.version ?? 0) + 1 },
  }));
  for (const { kind, before, after } of saved) {
    if (after) keepRecords(kind, [after]);
    else if (before) forgetRecords(kind, [before.id]);
  }
  void loadDirectory();
  return saved;
}

/** A row for the view of what is saved together. A new record has no version yet. */
function writeOf({ kind, before, after }: Change): Row {
  const version = before?.version ?? null;
  const { version: _, ...record } = after ?? { id: before?.id, version };
  return {
    table_name: kind.table,
    record: version === null ? record : { ...record, version },
    is_deleted: after === null,
  };
}
