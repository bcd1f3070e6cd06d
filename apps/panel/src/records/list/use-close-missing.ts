/** Closes the form of a record that no longer exists, unless it has unsaved text. */

import type { Stored } from 'domain/record.ts';
import { useEffect } from 'react';
import { showToast } from 'ui/toasts.tsx';
import { readDraft } from '../drafts.ts';
import type { EditableKind } from '../editable-kind.ts';
import { NEW, type OpenForm } from '../open-form.ts';
import { unsavedForms } from '../unsaved.ts';

export function useCloseMissing<T extends Stored>(
  kind: EditableKind<T>,
  records: readonly T[],
  { id, close }: OpenForm,
): void {
  const isGone = id !== null && id !== NEW && !records.some((record) => record.id === id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once each time a record disappears.
  useEffect(() => {
    if (!isGone) return;
    const isTyped = unsavedForms().get(kind.param) === id || readDraft(kind, id) !== null;
    if (isTyped) return;
    close();
    showToast({ kind: 'info', title: `That ${kind.noun} no longer exists` });
  }, [isGone, id]);
}
