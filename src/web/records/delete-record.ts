/** Deleting at once, with an Undo in the message that says so (P6). */
import type { Stored } from '../../domain/record.ts';
import { dismissToast, showToast } from '../lib/toasts.ts';
import { WriteFailed } from '../lib/write-rows.ts';
import { forgetRecords, loadDirectory } from './directory.ts';
import { wordsFor } from './failure-words.ts';
import type { KeptKind } from './kept-kind.ts';
import { deleteRecord, restoreRecord } from './save-record.ts';
import { keepUndo } from './undo-key.ts';

type OnRestored<T extends Stored> = (record: T) => void;

/**
 * @param onRestored called with the record once it has been brought back.
 * @returns whether the record is gone; a toast has said so, or why not.
 */
export async function deleteWithUndo<T extends Stored>(
  kind: KeptKind<T>,
  record: T,
  onRestored: OnRestored<T>,
): Promise<boolean> {
  try {
    // As it was deleted: what somebody else saved last comes back as well.
    offerUndo(kind, await deleteRecord(kind, record.id), onRestored);
    return true;
  } catch (reason) {
    if (!(reason instanceof WriteFailed)) throw reason;
    const isGone = reason.failure === 'gone';
    // Somebody else's doing, or ours and the answer never came: then nobody has been offered Undo.
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

function offerUndo<T extends Stored>(kind: KeptKind<T>, deleted: T, onRestored: OnRestored<T>) {
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

/** Until it has worked, the record is in nothing but the message: so that offers to try again. */
async function restore<T extends Stored>(
  kind: KeptKind<T>,
  deleted: T,
  onRestored: OnRestored<T>,
): Promise<void> {
  try {
    const record = await restoreRecord(kind, deleted);
    showToast({ kind: 'success', title: kind.saved });
    onRestored(record);
  } catch (reason) {
    if (!(reason instanceof WriteFailed)) throw reason;
    const retry = () => void restore(kind, deleted, onRestored);
    showToast({
      kind: 'error',
      title: kind.saveFailed,
      description: wordsFor(reason),
      ...(reason.failure !== 'stale' && { action: { label: 'Try again', run: retry } }),
    });
  }
}

/** The Undo of a message is a long way off by keyboard; on a phone there is no need to say so. */
function hasKeyboard(): boolean {
  return window.matchMedia('(hover: hover)').matches;
}
