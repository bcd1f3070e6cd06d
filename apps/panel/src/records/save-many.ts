/** Changes or deletes several records in one go, with one Undo (P6). */
import { draftOf, type FieldName, type Stored, valuesOf } from 'domain/record.ts';
import { dismissToast, showToast } from 'ui/toasts.tsx';
import { deleteRows, upsertRows } from './data-api.ts';
import { counted } from './dates-and-counts.ts';
import { keepUndo } from './delete-with-undo.ts';
import type { EditableKind } from './editable-kind.ts';
import { forgetRecords, keepRecords, loadDirectory } from './panel-directory.ts';
import { RequestFailed, wordsFor } from './request-failed.ts';
import { newId, restoreRows } from './save-record.ts';

/** The records with the text in one field, as it would be stored. */
export function changedTo<T extends Stored>(
  kind: EditableKind<T>,
  records: readonly T[],
  name: FieldName<T>,
  text: string,
): readonly T[] {
  const value = storedValue(kind, name, text);
  return records.map((record) => ({ ...record, ...value }));
}

/** The field alone, with its text as it would be stored. */
function storedValue<T extends Stored>(kind: EditableKind<T>, name: FieldName<T>, text: string) {
  const values = valuesOf(kind, { ...draftOf(kind, null), [name]: text });
  return { [name]: values[name] } as Partial<T>;
}

/**
 * Stores the text in one field of all the records: all or none.
 * @returns whether they were saved; a toast reports the outcome.
 */
export async function changeMany<T extends Stored>(
  kind: EditableKind<T>,
  records: readonly T[],
  name: FieldName<T>,
  text: string,
): Promise<boolean> {
  return storeMany(kind, records, storedValue(kind, name, text), {
    done: `${counted(records.length, kind.noun)} saved!`,
    undone: `${counted(records.length, kind.noun)} changed back`,
  });
}

/**
 * Stores the same values in all the records: all or none.
 * @param texts of the toasts. @returns whether they were saved; a toast reports the outcome.
 */
export async function storeMany<T extends Stored>(
  kind: EditableKind<T>,
  records: readonly T[],
  values: Partial<T>,
  texts: { readonly done: string; readonly undone: string },
): Promise<boolean> {
  return reported(kind.saveFailed, async () => {
    const stored = Object.keys(values);
    const saved = await save(
      kind,
      records.map((record) => ({ ...record, ...values })),
      stored,
    );
    const versions = new Map(saved.map(({ id, version }) => [id, version]));
    const before = records.map((record) => ({
      ...record,
      version: versions.get(record.id) ?? null,
    }));
    offerUndo({ title: texts.done }, kind.saveFailed, async () => {
      await save(kind, before, stored);
      return texts.undone;
    });
  });
}

/** @returns whether all are gone; toasts report the outcome, and offer Undo for those that are gone. */
export async function deleteMany<T extends Stored>(
  kind: EditableKind<T>,
  records: readonly T[],
): Promise<boolean> {
  return reported(kind.deleteFailed, async () => {
    const { deleted, failure } = await deleteRows(
      kind.table,
      records.map(({ id }) => id),
    );
    if (failure && deleted.length === 0) throw failure;
    const gone = failure === null ? records : deleted;
    forgetRecords(
      kind,
      gone.map(({ id }) => String(id)),
    );
    void loadDirectory();
    // By another admin, or by us with the response lost.
    const before = gone.length - deleted.length;
    if (deleted.length === 0) {
      showToast({
        kind: 'info',
        title: `${counted(before, kind.noun)} had already been deleted`,
        description: 'What was deleted is in the history.',
      });
      return;
    }
    offerUndo(
      {
        title: `${counted(deleted.length, kind.noun)} deleted!`,
        ...(before > 0 && { description: `${counted(before, 'other')} had already been deleted.` }),
      },
      kind.saveFailed,
      async () => {
        // Restores the rows as deleted, including changes saved by others.
        await restoreRows(kind, deleted);
        return `${counted(deleted.length, kind.noun)} restored`;
      },
    );
    if (failure) throw failure;
  });
}

/** @param stored the columns that this save is about: unlike other marks, they are never left out. */
async function save<T extends Stored>(
  kind: EditableKind<T>,
  records: readonly T[],
  stored: readonly string[],
): Promise<readonly T[]> {
  const rows = records.map(({ version, ...row }) => (version === null ? row : { ...row, version }));
  const { marks = [] } = kind;
  const optional = marks.map(({ name }) => name).filter((name) => !stored.includes(name));
  const answered = await upsertRows(kind.table, rows, optional);
  const saved = answered.flatMap((row) => kind.parse(row) ?? []);
  keepRecords(kind, saved);
  void loadDirectory();
  return saved;
}

/** @param run returns what it did, for a toast. */
function offerUndo(
  texts: { readonly title: string; readonly description?: string },
  failed: string,
  run: () => Promise<string>,
): void {
  // Its own: another action of the same words must not take away this Undo.
  const id = newId();
  const undo = keepUndo(() => {
    dismissToast(id);
    void reported(failed, async () => showToast({ kind: 'success', title: await run() }));
  });
  showToast({ id, kind: 'success', ...texts, action: { label: 'Undo', run: undo } });
}

async function reported(failed: string, run: () => Promise<void>): Promise<boolean> {
  try {
    await run();
    return true;
  } catch (reason) {
    if (!(reason instanceof RequestFailed)) throw reason;
    showToast({ kind: 'error', title: failed, description: wordsFor(reason) });
    // Another admin may have saved some of them: show the current records.
    void loadDirectory();
    return false;
  }
}
