/** The form of one record: what is typed, what is wrong with it, saving it, and who saved meanwhile. */
import { useState } from 'react';
import {
  draftOf,
  type Faults,
  type FieldName,
  faultsOf,
  isComplete,
  type RecordKind,
  type Stored,
} from '../../../domain/record.ts';
import { dismissToast, showToast } from '../../lib/toasts.ts';
import type { KeptKind } from '../kept-kind.ts';
import { whenSafeToLeave } from '../leaving/leaving.ts';
import { setUnsaved, unsavedInForm } from '../unsaved.ts';
import { beginDraft, dropDraft, type KeptDraft, keepDraft } from './drafts.ts';
import type { Conflict, RecordForm } from './record-form.ts';
import { saveDraft } from './save-draft.ts';
import { useKeptDraft } from './use-kept-draft.ts';

export interface FormEnds<T extends Stored> {
  /** Called once the form is to be closed, with what was saved, if anything. */
  readonly onClose: (saved: T | null) => void;
  /** Called when a cancelled form is wanted back. */
  readonly onReopen: () => void;
}

/**
 * @param id of the record, or NEW: the form's name in the address. Another id needs another form.
 * @param record as it is in the directory; null when it is not there.
 */
export function useRecordForm<T extends Stored>(
  kind: KeptKind<T>,
  id: string,
  record: T | null,
  { onClose, onReopen }: FormEnds<T>,
): RecordForm<T> {
  const [begun] = useState(() => beginDraft(kind, id, record));
  const [draft, setDraft] = useState(begun.draft);
  const [conflict, setConflict] = useState<Conflict<T> | null>(null);
  const [left, setLeft] = useState<ReadonlySet<FieldName<T>>>(new Set());
  const [isSaving, setSaving] = useState(false);

  const { base, recordId, isRestored } = begun;
  const kept: KeptDraft<T> = { base, draft, recordId };
  const before = draftOf(kind, base);
  const isDirty = kind.fields.some(({ name }) => draft[name] !== before[name]);
  const faults = faultsOf(kind, draft, draftOf(kind, conflict?.theirs ?? base));
  useKeptDraft(kind, id, isDirty, kept);

  function close(saved: T | null) {
    setUnsaved(kind.param, null);
    dropDraft(kind.param, id);
    onClose(saved);
  }

  function save(): FieldName<T> | null {
    if (isSaving) return null;
    setLeft(new Set(kind.fields.map(({ name }) => name)));
    const atFault = kind.fields.find(({ name }) => faults[name]);
    if (atFault) return atFault.name;
    setSaving(true);
    void send().finally(() => setSaving(false));
    return null;
  }

  async function send() {
    const failed = `${kind.param}-save-failed`;
    dismissToast(failed);
    const result = await saveDraft(kind, { ...kept, conflict });
    if (result.status === 'saved') {
      showToast({ kind: 'success', title: kind.saved });
      close(result.record);
      return;
    }
    showToast({ id: failed, kind: 'error', title: kind.saveFailed, description: result.why });
    if (result.met) {
      setDraft(result.met.draft);
      setConflict(result.met.conflict);
    }
  }

  function cancel() {
    if (isSaving) return;
    close(null);
    if (!isDirty) return;
    const reopen = () => {
      keepDraft(kind, id, kept);
      onReopen();
    };
    // The form may be open again, with text of its own.
    const undo = () => whenSafeToLeave(reopen, unsavedInForm(kind.param, id));
    showToast({
      kind: 'info',
      title: 'Changes discarded',
      action: { label: 'Undo', run: undo },
    });
  }

  return {
    kind,
    base,
    draft,
    set: (name, text) => setDraft((now) => ({ ...now, [name]: text })),
    faults: faultsOfLeft(kind, faults, left),
    leave: (name) => setLeft((names) => new Set(names).add(name)),
    isSaving,
    canSave: isComplete(kind, draft),
    isRestored,
    conflict,
    save,
    cancel,
  };
}

/** The faults of the fields that were left. */
function faultsOfLeft<T extends Stored>(
  { fields }: RecordKind<T>,
  faults: Faults<T>,
  left: ReadonlySet<FieldName<T>>,
): Faults<T> {
  const some: Partial<Record<FieldName<T>, string>> = {};
  for (const { name } of fields) {
    const fault = faults[name];
    if (fault && left.has(name)) some[name] = fault;
  }
  return some;
}
