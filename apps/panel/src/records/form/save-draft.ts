/** Saves a draft. On a conflict, fetches what another admin has saved in the meantime. */
import type { Draft, Stored } from 'domain/record.ts';
import type { EditableKind } from '../editable-kind.ts';
import { wordsFor } from '../failure-words.ts';
import { RequestFailed } from '../request-failed.ts';
import { addRecord, changeRecord, refreshRecord } from '../save-record.ts';
import { mergeDrafts } from './merge-drafts.ts';
import type { Conflict } from './record-form.ts';

interface Attempt<T extends Stored> {
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
