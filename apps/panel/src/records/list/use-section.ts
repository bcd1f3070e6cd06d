/** What a section of records keeps: the view of its list, its selection and its open form (P2). */
import type { Stored } from 'domain/record.ts';
import { useEffect, useRef, useState } from 'react';
import { showToast } from 'ui/toasts.tsx';
import type { EditableKind } from '../editable-kind.ts';
import { NEW, type OpenForm, readDraft, unsavedForms, useOpenForm } from '../open-form.ts';
import type { ListShape } from './list-shape.ts';
import { useListState } from './list-view.ts';
import { useSelection } from './selection-bar.tsx';

export type Section<T extends Stored> = ReturnType<typeof useSection<T>>;

/** The view of the list, the selection and the open form of a section. */
export function useSection<T extends Stored>(
  kind: EditableKind<T>,
  records: readonly T[],
  shape: ListShape<T>,
) {
  const listTop = useRef<HTMLElement>(null);
  const selection = useSelection(records);
  const list = useListState(shape);
  const open = useOpenForm(kind);
  /** Reopening an open form resets it. */
  const [reopened, setReopened] = useState({ id: NEW, times: 0 });
  useCloseMissing(kind, records, open);

  const shownAs = (id: string) => (list.view.shown?.id === id ? list.view.shown : null);

  return {
    listTop,
    selection,
    list,
    open,
    shownAs,
    formKey: (id: string) => (reopened.id === id ? `${id} ${reopened.times}` : id),
    reopen(id: string) {
      setReopened(({ times }) => ({ id, times: times + 1 }));
      open.open(id);
    },
  };
}

/** Closes the form of a record that no longer exists, unless it has unsaved text. */
function useCloseMissing<T extends Stored>(
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
