/** Deletes without asking, and offers Undo in the toast (P6). */
import type { Stored } from 'domain/record.ts';
import { dismissToast, showToast } from 'ui/toasts.tsx';
import type { EditableKind } from './editable-kind.ts';
import { wordsFor } from './failure-words.ts';
import { forgetRecords, loadDirectory } from './panel-directory.ts';
import { RequestFailed } from './request-failed.ts';
import { deleteRecord, restoreRecord } from './save-record.ts';
import { keepUndo } from './undo-key.ts';

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
