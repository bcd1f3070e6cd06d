/** The form of one record: what is typed, what is wrong with it, saving it, and who saved meanwhile. */
import { useEffect, useState } from 'react';
import {
  type Draft,
  draftOf,
  type Faults,
  type FieldName,
  faultsOf,
  isComplete,
  type Stored,
} from '../../domain/record.ts';
import { showToast } from '../lib/toasts.ts';
import { WriteFailed } from '../lib/write-rows.ts';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';
import type { KeptKind } from './kept-kind.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { newId } from './new-id.ts';
import { NEW } from './open-form.ts';
import { addRecord, changeRecord, readRecord } from './save-record.ts';
import { setUnsaved } from './unsaved.ts';

/** Somebody else saved or deleted the record while it was being edited. */
export interface Conflict<T extends Stored> {
  /** What they saved; null when they deleted it. */
  readonly theirs: T | null;
  readonly mine: Draft<T>;
  /** Fields both changed: mine stand in the form until theirs are chosen. */
  readonly contested: readonly FieldName<T>[];
  /** Fields only they changed: theirs are in the form. */
  readonly taken: readonly FieldName<T>[];
}

export interface RecordForm<T extends Stored> {
  readonly kind: KeptKind<T>;
  /** What is being edited; null for a record that is being added. */
  readonly base: T | null;
  readonly draft: Draft<T>;
  readonly set: (name: FieldName<T>, text: string) => void;
  /** Faults of the fields that were left, or of all once saving was tried. */
  readonly faults: Faults<T>;
  /** Called when a field is left: from then on its fault shows. */
  readonly leave: (name: FieldName<T>) => void;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Whether every required field is filled (P3, P4). */
  readonly canSave: boolean;
  /** Whether the form opened with what had been typed into it before. */
  readonly isRestored: boolean;
  readonly conflict: Conflict<T> | null;
  /** Resolves with what was saved, or with null when it was not: the form then says why. */
  readonly save: () => Promise<T | null>;
  /** Closes without saving; the message that says so offers to continue (P2, P6). */
  readonly cancel: () => void;
}

interface Typed<T extends Stored> {
  readonly base: T | null;
  readonly draft: Draft<T>;
  readonly conflict: Conflict<T> | null;
}

/**
 * @param id of the record, or NEW.
 * @param record as it is in the directory; null for NEW.
 * @param onClose called once the form is to be closed, with what was saved, if anything.
 * @param onReopen called when a cancelled form is wanted back.
 */
export function useRecordForm<T extends Stored>(
  kind: KeptKind<T>,
  id: string,
  record: T | null,
  { onClose, onReopen }: { onClose: (saved: T | null) => void; onReopen: () => void },
): RecordForm<T> {
  const [begun] = useState(() => {
    const kept = readDraft(kind, id);
    return {
      typed: { conflict: null, ...(kept ?? { base: record, draft: draftOf(kind, record) }) },
      isRestored: kept !== null,
      idOfNew: newId(),
    };
  });
  const [typed, setTyped] = useState<Typed<T>>(begun.typed);
  const [left, setLeft] = useState<ReadonlySet<FieldName<T>>>(new Set());
  const [isSaving, setSaving] = useState(false);

  const { base, draft, conflict } = typed;
  const before = draftOf(kind, base);
  const isDirty = kind.fields.some(({ name }) => draft[name] !== before[name]);
  const faults = faultsOf(kind, draft, before);

  useEffect(() => {
    setUnsaved(kind.param, isDirty ? id : null);
    if (isDirty) keepDraft(kind, id, { base, draft });
    else dropDraft(kind, id);
  }, [kind, id, isDirty, base, draft]);
  useEffect(() => () => setUnsaved(kind.param, null), [kind]);

  function close(saved: T | null) {
    setUnsaved(kind.param, null);
    dropDraft(kind, id);
    onClose(saved);
  }

  async function save(): Promise<T | null> {
    setLeft(new Set(kind.fields.map(({ name }) => name)));
    if (Object.keys(faults).length > 0 || isSaving) return null;
    setSaving(true);
    try {
      const saved = base
        ? await changeRecord(kind, base, draft)
        : await addRecord(kind, id === NEW ? begun.idOfNew : id, draft);
      showToast({ kind: 'success', title: kind.saved });
      close(saved);
      return saved;
    } catch (reason) {
      await explain(reason);
      return null;
    } finally {
      setSaving(false);
    }
  }

  async function explain(reason: unknown) {
    const failure = reason instanceof WriteFailed ? reason.failure : 'refused';
    const message = reason instanceof Error ? reason.message : String(reason);
    const met = failure === 'stale' || failure === 'gone' ? await meetTheirs() : false;
    showToast({
      kind: 'error',
      title: kind.saveFailed,
      description: met
        ? `Somebody else changed this ${kind.noun} meanwhile.`
        : (WORDS[failure] ?? message),
    });
  }

  /** Brings what they saved beside what is typed here. */
  async function meetTheirs(): Promise<boolean> {
    if (base === null) return false;
    try {
      const theirs = await readRecord(kind, base.id);
      const { draft: merged, ...fields } = theirs
        ? mergeDrafts(kind, base, draft, theirs)
        : { draft, contested: [], taken: [] };
      setTyped({ base: theirs, draft: merged, conflict: { theirs, mine: draft, ...fields } });
      return true;
    } catch {
      return false;
    }
  }

  return {
    kind,
    base,
    draft,
    set: (name, text) => setTyped((now) => ({ ...now, draft: { ...now.draft, [name]: text } })),
    faults: Object.fromEntries(
      Object.entries(faults).filter(([name]) => left.has(name as FieldName<T>)),
    ) as Faults<T>,
    leave: (name) => setLeft((names) => new Set(names).add(name)),
    isDirty,
    isSaving,
    canSave: isComplete(kind, draft) && !isSaving,
    isRestored: begun.isRestored,
    conflict,
    save,
    cancel() {
      close(null);
      if (!isDirty) return;
      showToast({
        kind: 'info',
        title: 'Changes discarded',
        action: {
          label: 'Undo',
          run() {
            keepDraft(kind, id, { base, draft });
            onReopen();
          },
        },
      });
    },
  };
}

/** Why nothing was saved, in words; a refusal is told in the server's own. */
const WORDS: Partial<Record<WriteFailed['failure'], string>> = {
  'signed-out': 'Your session has ended. What you typed is kept: log in again.',
  unreachable: 'The server does not answer. What you typed is kept: try again in a moment.',
  stale: 'Somebody else saved it meanwhile, and what they saved could not be read. Try again.',
  gone: 'Somebody else deleted it meanwhile.',
};
