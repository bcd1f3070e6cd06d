/**
 * Deletes a record without asking, and offers Undo: in the toast, and by Ctrl+Z even after the toast has closed (P6).
 */
import type { Stored } from 'domain/record.ts';
import { dismissToast, showToast } from 'ui/toasts.tsx';
import type { EditableKind } from './editable-kind.ts';
import { TYPING } from './panel-controls.tsx';
import { forgetRecords, loadDirectory } from './panel-directory.ts';
import { RequestFailed, wordsFor } from './request-failed.ts';
import { deleteRecord, restoreRecord } from './save-record.ts';

type OnRestored<T extends Stored> = (record: T) => void;

/**
 * @param onRestored called with the record once it has been restored.
 * @returns whether the record is gone; a toast reports the outcome.
 */
export async function deleteWithUndo<T extends Stored>(
  kind: EditableKind<T>,
  record: T,
  onRestored: OnRestored<T>,
): Promise<boolean> {
  try {
    // Undo restores the row as deleted, including changes saved by others.
    offerUndo(kind, await deleteRecord(kind, record.id), onRestored);
    return true;
  } catch (reason) {
    if (!(reason instanceof RequestFailed)) throw reason;
    const isGone = reason.failure === 'gone';
    // Deleted by another admin, or by us with the response lost: no Undo has been offered.
    const addAgain = () => void restore(kind, record, onRestored);
    showToast({
      kind: 'error',
      title: kind.deleteFailed,
      description: wordsFor(reason),
      ...(isGone && { action: { label: 'Add it again', run: addAgain } }),
    });
    if (!isGone) return false;
    forgetRecords(kind, [record.id]);
    void loadDirectory();
    return true;
  }
}

function offerUndo<T extends Stored>(kind: EditableKind<T>, deleted: T, onRestored: OnRestored<T>) {
  const message = `deleted-${deleted.id}`;
  const undo = keepUndo(() => {
    dismissToast(message);
    void restore(kind, deleted, onRestored);
  });
  showToast({
    id: message,
    kind: 'success',
    title: kind.deleted,
    ...(hasKeyboard() && { description: 'Ctrl+Z brings it back.' }),
    action: { label: 'Undo', run: undo },
  });
}

/** Until this succeeds, the record exists only in the toast and in the history, so a failure offers to retry. */
async function restore<T extends Stored>(
  kind: EditableKind<T>,
  deleted: T,
  onRestored: OnRestored<T>,
): Promise<void> {
  try {
    const record = await restoreRecord(kind, deleted);
    showToast({ kind: 'success', title: `${kind.nameOf(record)} is back` });
    onRestored(record);
  } catch (reason) {
    if (!(reason instanceof RequestFailed)) throw reason;
    const retry = () => void restore(kind, deleted, onRestored);
    showToast({
      kind: 'error',
      title: kind.saveFailed,
      description: wordsFor(reason, kind.noun),
      ...(reason.failure !== 'stale' && { action: { label: 'Try again', run: retry } }),
    });
  }
}

/** The toast's Undo is hard to reach by keyboard, hence the hint at Ctrl+Z; phones do not need it. */
function hasKeyboard(): boolean {
  return window.matchMedia('(hover: hover)').matches;
}

const undos: (() => void)[] = [];

/** @returns a function that calls `run` once, unless the key already has. */
export function keepUndo(run: () => void): () => void {
  const undo = () => {
    const at = undos.indexOf(undo);
    if (at === -1) return;
    undos.splice(at, 1);
    if (undos.length === 0) document.removeEventListener('keydown', undoByKey);
    run();
  };
  undos.push(undo);
  document.addEventListener('keydown', undoByKey);
  return undo;
}

function undoByKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  // With Caps Lock on the key is 'Z'.
  if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
  // No shortcuts while a dialog is open.
  if (document.querySelector('dialog:modal')) return;
  // In a text field, Ctrl+Z undoes typing.
  if (target instanceof Element && target.matches(TYPING)) return;
  event.preventDefault();
  undos.at(-1)?.();
}
