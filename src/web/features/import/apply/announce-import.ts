/** Reports what an import did, and what undoing it did. */
import type { Stored } from '../../../../domain/record.ts';
import { counted } from '../../../lib/counted.ts';
import { showToast } from '../../../lib/toasts.ts';
import type { EditableKind } from '../../../records/editable-kind.ts';
import { wordsFor } from '../../../records/failure-words.ts';
import { RequestFailed } from '../../../records/request-failed.ts';
import type { DoneImport } from './done-import.ts';

/** Maximum records a message names; the rest are counted. */
const MAX_NAMED = 3;

/** @param skipped rows of the file that were not applied: invalid, deselected or unchanged. */
export function summaryOf<T extends Stored>(done: DoneImport<T>, skipped: number): string {
  return `${done.added.length} added, ${done.updated.length} updated, ${skipped} skipped`;
}

/** @param leftOut texts of imported rows that could not be stored. */
export function announceImport(summary: string, leftOut: number, undo: () => void): void {
  const were = leftOut === 1 ? 'was' : 'were';
  showToast({
    kind: 'success',
    title: summary,
    ...(leftOut > 0 && { description: `${counted(leftOut, 'value')} ${were} left out.` }),
    action: { label: 'Undo', run: undo },
  });
}

export function announceUndone<T extends Stored>(
  kind: EditableKind<T>,
  savedSince: readonly T[],
): void {
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

export function announceUndoFailed(reason: unknown): void {
  if (!(reason instanceof RequestFailed)) throw reason;
  const description = wordsFor(reason);
  showToast({ kind: 'error', title: 'The import could not be undone', description });
}
