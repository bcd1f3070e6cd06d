/** The state of a record form: draft, errors, saving and conflicts. */
import {
  type Draft,
  draftOf,
  type FieldErrors,
  type FieldName,
  fieldErrorsOf,
  isComplete,
  type RecordKind,
  type Stored,
} from 'domain/record.ts';
import { useEffect, useRef, useState } from 'react';
import { dismissToast, showToast } from 'ui/toasts.tsx';
import type { EditableKind } from '../editable-kind.ts';
import { whenSafeToLeave } from '../leave-guard.tsx';
import {
  beginDraft,
  dropDraft,
  type StoredDraft,
  setUnsaved,
  storeDraft,
  unsavedInForm,
} from '../open-form.ts';
import { type Attempt, type Conflict, saveDraft } from './save-draft.ts';

export interface RecordForm<T extends Stored> {
  readonly kind: EditableKind<T>;
  /** The record as it was when editing began; null for a new record. */
  readonly base: T | null;
  /** The id that it has or, if it is new, will be stored with. */
  readonly recordId: string;
  readonly draft: Draft<T>;
  readonly set: (name: FieldName<T>, text: string) => void;
  /** Errors of the fields left so far, or of all fields after an attempt to save. */
  readonly errors: FieldErrors<T>;
  /** Call when a field loses focus: from then on its error shows. */
  readonly touch: (name: FieldName<T>) => void;
  /** Typing is disabled while true: the text would be lost when the form closes. */
  readonly isSaving: boolean;
  /** Whether every required field is filled (P3, P4). */
  readonly canSave: boolean;
  /** Whether the form opened with a restored draft. */
  readonly isRestored: boolean;
  readonly conflict: Conflict<T> | null;
  /** Starts saving, or returns the first invalid field. */
  readonly save: () => FieldName<T> | null;
  /** Closes without saving; a toast offers Undo (P2, P6). */
  readonly cancel: () => void;
}

export interface FormEnds<T extends Stored> {
  /** Called when the form should close, with the saved record, if any. */
  readonly onClose: (saved: T | null) => void;
  /** Called to reopen a canceled form. */
  readonly onReopen: () => void;
}

/** The problems that a draft would cause among the other records, by field. */
export type Review<T extends Stored> = (draft: Draft<T>, recordId: string) => FieldErrors<T>;

/**
 * @param id of the record, or NEW, as in the URL. Must not change: use a React key.
 * @param record the record in the directory; null when missing.
 * @param defaults what a new record begins with.
 * @param review checks the draft on every change; a draft with problems is not saved.
 */
export function useRecordForm<T extends Stored>(
  kind: EditableKind<T>,
  id: string,
  record: T | null,
  { onClose, onReopen }: FormEnds<T>,
  defaults: Partial<Draft<T>> = {},
  review?: Review<T>,
): RecordForm<T> {
  const { current, setDraft, isDirty, isRestored } = useStoredDraft(kind, id, record, defaults);
  const [conflict, setConflict] = useState<Conflict<T> | null>(null);
  const [isSaving, setSaving] = useState(false);
  const { base, draft, recordId } = current;
  const errors = {
    ...review?.(draft, recordId),
    ...fieldErrorsOf(kind, draft, draftOf(kind, conflict?.theirs ?? base)),
  };
  const { shownErrors, touch, touchAll } = useTouchedFields(kind, errors);
  const isLeft = useIsLeft();

  function close(saved: T | null) {
    setUnsaved(kind.param, null);
    dropDraft(kind.param, id);
    onClose(saved);
  }

  function save(): FieldName<T> | null {
    if (isSaving) return null;
    touchAll();
    const invalid = kind.fields.find(({ name }) => errors[name]);
    if (invalid) return invalid.name;
    setSaving(true);
    void send().finally(() => setSaving(false));
    return null;
  }

  async function send() {
    const result = await saveAndReport(kind, { ...current, conflict });
    if (result.status === 'saved') {
      // Closing it now would close whatever the user has opened since.
      if (!isLeft.current) close(result.record);
    } else if (result.merged) {
      setDraft(result.merged.draft);
      setConflict(result.merged.conflict);
    }
  }

  function cancel() {
    if (isSaving) return;
    close(null);
    if (isDirty) offerUndo(kind, id, current, onReopen);
  }

  return {
    kind,
    base,
    recordId,
    draft,
    set: (name, text) => setDraft((now) => ({ ...now, [name]: text })),
    errors: shownErrors,
    touch,
    isSaving,
    canSave: isComplete(kind, draft),
    isRestored,
    conflict,
    save,
    cancel,
  };
}

/** The draft being edited: its unsaved text is kept for this tab and guarded from leaving. @param id as in the URL. */
function useStoredDraft<T extends Stored>(
  kind: EditableKind<T>,
  id: string,
  record: T | null,
  defaults: Partial<Draft<T>>,
) {
  const [begun] = useState(() => beginDraft(kind, id, record, defaults));
  const [before] = useState(() => ({
    ...draftOf(kind, begun.base),
    ...(begun.base ? {} : defaults),
  }));
  const [draft, setDraft] = useState(begun.draft);
  const { base, recordId, isRestored } = begun;
  const isDirty = kind.fields.some(({ name }) => draft[name] !== before[name]);
  useEffect(() => {
    setUnsaved(kind.param, isDirty ? id : null);
    if (isDirty) storeDraft(kind, id, { base, draft, recordId });
    else dropDraft(kind.param, id);
  }, [kind, id, isDirty, base, draft, recordId]);
  useEffect(() => () => setUnsaved(kind.param, null), [kind]);

  const current: StoredDraft<T> = { base, draft, recordId };
  return { current, setDraft, isDirty, isRestored };
}

/** The errors to show: those of the fields left so far. */
function useTouchedFields<T extends Stored>({ fields }: RecordKind<T>, errors: FieldErrors<T>) {
  const [touched, setTouched] = useState<ReadonlySet<FieldName<T>>>(new Set());
  const shownErrors: Partial<Record<FieldName<T>, string>> = {};
  for (const { name } of fields) {
    const error = errors[name];
    if (error && touched.has(name)) shownErrors[name] = error;
  }
  return {
    shownErrors,
    touch: (name: FieldName<T>) => setTouched((names) => new Set(names).add(name)),
    touchAll: () => setTouched(new Set(fields.map(({ name }) => name))),
  };
}

/** Saves a draft; a toast says whether that worked. */
async function saveAndReport<T extends Stored>(kind: EditableKind<T>, attempt: Attempt<T>) {
  const failed = `${kind.param}-save-failed`;
  dismissToast(failed);
  const result = await saveDraft(kind, attempt);
  showToast(
    result.status === 'saved'
      ? { kind: 'success', title: kind.saved }
      : { id: failed, kind: 'error', title: kind.saveFailed, description: result.why },
  );
  return result;
}

/** Offers to reopen a canceled form with the text that it had. */
function offerUndo<T extends Stored>(
  kind: EditableKind<T>,
  id: string,
  draft: StoredDraft<T>,
  onReopen: () => void,
): void {
  const reopen = () => {
    storeDraft(kind, id, draft);
    onReopen();
  };
  // The form may have been reopened and edited.
  const undo = () => whenSafeToLeave(reopen, unsavedInForm(kind.param, id));
  showToast({
    kind: 'info',
    title: 'Changes discarded',
    action: { label: 'Undo', run: undo },
  });
}

/** Whether the form is no longer shown: a save may end after the user has left it. */
function useIsLeft() {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return isLeft;
}
