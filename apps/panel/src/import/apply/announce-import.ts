/** Reports what an import did, and what undoing it did. */
import type { Stored } from 'domain/record.ts';
import { showToast } from 'ui/toasts.ts';
import { counted } from '../../records/dates-and-counts.ts';
import type { EditableKind } from '../../records/editable-kind.ts';
import { RequestFailed, wordsFor } from '../../records/request-failed.ts';
import type { DoneImport } from './done-import.ts';

/** Maximum records a message names; the rest are counted. */
const MAX_NAMED = 3;

/** @param skipped rows of the file that were not applied: invalid, deselected or unchanged. */
export function summaryOf<T extends Stored>(done: DoneImport<T>, skipped: number): string {
  const { added, updated, removed } = done;
  const written = `${added.length} added, ${updated.length} updated, ${skipped} skipped`;
  return removed.length > 0 ? `${written}, ${removed.length} removed` : written;
}

/** What an import did not do. */
export interface Omitted {
  /** Texts of imported rows that could not be stored. */
  readonly leftOut: number;
  /** Records that were to be removed and are still there. */
  readonly notRemoved: string | null;
}

export function announceImport(
  summary: string,
  { leftOut, notRemoved }: Omitted,
  undo: () => void,
): void {
  const sentences = [
    leftOut > 0 ? `${counted(leftOut, 'value')} ${leftOut === 1 ? 'was' : 'were'} left out.` : '',
    notRemoved === null ? '' : `Not removed: ${notRemoved}. Import the file again to see why.`,
  ].filter((sentence) => sentence !== '');
  showToast({
    kind: 'success',
    title: summary,
    ...(sentences.length > 0 && { description: sentences.join(' ') }),
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
  const description = `Saved since the import and left unchanged: ${namesOf(kind, savedSince)}.`;
  showToast({ kind: 'info', title, description });
}

/** @example namesOf(editableMembers, members) // 'Ann Archer, Bob Birch, Cy Carter, 2 more' */
export function namesOf<T extends Stored>(kind: EditableKind<T>, records: readonly T[]): string {
  const names = records.slice(0, MAX_NAMED).map(kind.nameOf);
  const others = records.length - names.length;
  return [...names, ...(others > 0 ? [`${others} more`] : [])].join(', ');
}

export function announceUndoFailed(reason: unknown): void {
  if (!(reason instanceof RequestFailed)) throw reason;
  const description = wordsFor(reason);
  showToast({ kind: 'error', title: 'The import could not be undone', description });
}
