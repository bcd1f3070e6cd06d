/** Reports what an import did and offers Undo: in the toast, and beside the Import button. */
import type { Stored } from '../../../../domain/record.ts';
import { showToast } from '../../../lib/toasts.ts';
import { wordsFor } from '../../../records/failure-words.ts';
import type { KeptKind } from '../../../records/kept-kind.ts';
import { WriteFailed } from '../../../records/write-rows.ts';
import type { DoneImport } from './done-import.ts';
import { lastImport, setLastImport } from './last-imports.ts';
import { undoImport } from './undo-import.ts';

/** Maximum records a message names; the rest are counted. */
const MAX_NAMED = 3;

/** @param skipped rows of the file that were not applied: invalid, unticked or unchanged. */
export function announceImport<T extends Stored>(
  kind: KeptKind<T>,
  done: DoneImport<T>,
  skipped: number,
): void {
  const { added, updated } = done;
  const summary = `${added.length} added, ${updated.length} updated, ${skipped} skipped`;
  const offer = { summary, isUndoing: false, undo };

  function undo() {
    // Both the toast and the button offer Undo; only the first use counts.
    if (lastImport(kind) !== offer) return;
    setLastImport(kind, { ...offer, isUndoing: true });
    void undoImport(kind, done).then(
      (savedSince) => {
        setLastImport(kind, null);
        announceUndone(kind, savedSince);
      },
      (reason: unknown) => {
        setLastImport(kind, offer);
        if (!(reason instanceof WriteFailed)) throw reason;
        const description = wordsFor(reason);
        showToast({ kind: 'error', title: 'The import could not be undone', description });
      },
    );
  }

  setLastImport(kind, offer);
  showToast({ kind: 'success', title: summary, action: { label: 'Undo', run: undo } });
}

function announceUndone<T extends Stored>(kind: KeptKind<T>, savedSince: readonly T[]): void {
  const title = 'Import undone';
  if (savedSince.length === 0) {
    showToast({ kind: 'success', title });
    return;
  }
  const names = savedSince.slice(0, MAX_NAMED).map(kind.nameOf);
  const others = savedSince.length - names.length;
  const named = [...names, ...(others > 0 ? [`${others} more`] : [])].join(', ');
  const description = `Saved since the import and left unchanged: ${named}.`;
  showToast({ kind: 'info', title, description });
}
