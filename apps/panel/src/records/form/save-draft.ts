/** Saves a draft. On a conflict, fetches and merges what another admin has saved in the meantime. */
import {
  type Draft,
  draftOf,
  type FieldName,
  type RecordKind,
  type Stored,
} from 'domain/record.ts';
import type { EditableKind } from '../editable-kind.ts';
import { RequestFailed, wordsFor } from '../request-failed.ts';
import { addRecord, changeRecord, refreshRecord } from '../save-record.ts';

/** Another admin saved or deleted the record during editing. */
export interface Conflict<T extends Stored> {
  /** The record they saved; null when they deleted it. */
  readonly theirs: T | null;
  /** The draft at the time the conflict was found. */
  readonly mine: Draft<T>;
  /** Fields both changed: the form shows mine unless theirs are chosen. */
  readonly contested: readonly FieldName<T>[];
  /** Fields only they changed: the form shows theirs. */
  readonly taken: readonly FieldName<T>[];
}

export interface Attempt<T extends Stored> {
  readonly recordId: string;
  /** The record as it was when editing began; null for a new record. */
  readonly base: T | null;
  readonly draft: Draft<T>;
  /** The conflict found by the previous attempt. */
  readonly conflict: Conflict<T> | null;
}

type SaveResult<T extends Stored> =
  | { readonly status: 'saved'; readonly record: T }
  | {
      readonly status: 'failed';
      /** Text for the toast. */
      readonly why: string;
      /** Where to continue from after a conflict with another admin. */
      readonly merged?: { readonly conflict: Conflict<T>; readonly draft: Draft<T> };
    };

/** Never rejects because of the server's answer; a failure is a result. */
export async function saveDraft<T extends Stored>(
  kind: EditableKind<T>,
  attempt: Attempt<T>,
): Promise<SaveResult<T>> {
  const { recordId, base, draft, conflict } = attempt;
  const against = conflict ? conflict.theirs : base;
  try {
    const record = against
      ? await changeRecord(kind, against, draft)
      : await addRecord(kind, recordId, draft, base);
    return { status: 'saved', record };
  } catch (reason) {
    if (!(reason instanceof RequestFailed)) throw reason;
    if (reason.failure === 'stale' || reason.failure === 'gone')
      return mergeWithTheirs(kind, attempt);
    return { status: 'failed', why: wordsFor(reason, kind.noun) };
  }
}

/** Merges their saved record with the draft. Saves again at once when there is nothing to resolve. */
async function mergeWithTheirs<T extends Stored>(
  kind: EditableKind<T>,
  attempt: Attempt<T>,
): Promise<SaveResult<T>> {
  const { recordId, base, draft: mine, conflict: earlier } = attempt;
  try {
    const theirs = await refreshRecord(kind, recordId);
    if (theirs === null) {
      const conflict = { theirs, mine, contested: [], taken: [] };
      return {
        status: 'failed',
        why: `Someone else has deleted this ${kind.noun}.`,
        merged: { conflict, draft: mine },
      };
    }
    // What an earlier conflict brought is already part of the draft.
    const { draft, ...fields } = mergeDrafts(kind, earlier?.theirs ?? base, mine, theirs);
    const conflict = { theirs, mine, ...fields };
    if (fields.contested.length === 0 && fields.taken.length === 0) {
      return saveDraft(kind, { ...attempt, conflict });
    }
    return {
      status: 'failed',
      why: `Someone else has saved this ${kind.noun}.`,
      merged: { conflict, draft },
    };
  } catch (reason) {
    if (!(reason instanceof RequestFailed)) throw reason;
    return { status: 'failed', why: wordsFor(reason) };
  }
}

interface Merged<T extends Stored> {
  /** Theirs where only they changed a field, mine everywhere else. */
  readonly draft: Draft<T>;
  /** Fields both changed, to different texts: mine are kept unless theirs are chosen. */
  readonly contested: readonly FieldName<T>[];
  /** Fields only they changed. */
  readonly taken: readonly FieldName<T>[];
}

/** @param base the record I began with; null for a new one. @param theirs the record as saved now. */
export function mergeDrafts<T extends Stored>(
  kind: RecordKind<T>,
  base: T | null,
  mine: Draft<T>,
  theirs: T,
): Merged<T> {
  const before = draftOf(kind, base);
  const saved = draftOf(kind, theirs);
  const names = kind.fields.map(({ name }) => name);
  const changedByThem = names.filter((name) => saved[name] !== before[name]);
  const contested = changedByThem.filter(
    (name) => mine[name] !== before[name] && mine[name] !== saved[name],
  );
  const taken = changedByThem.filter((name) => mine[name] === before[name]);
  const draft = { ...mine, ...Object.fromEntries(taken.map((name) => [name, saved[name]])) };
  return { draft, contested, taken };
}
