/** Saves a draft, and finds out what somebody else saved meanwhile when that is why it could not be. */
import type { Draft, Stored } from '../../../domain/record.ts';
import { WriteFailed } from '../../lib/write-rows.ts';
import { wordsFor } from '../failure-words.ts';
import type { KeptKind } from '../kept-kind.ts';
import { addRecord, changeRecord, readRecord } from '../save-record.ts';
import { mergeDrafts } from './merge-drafts.ts';
import type { Conflict } from './record-form.ts';

interface Attempt<T extends Stored> {
  readonly recordId: string;
  /** What editing began from; null for a record that is being added. */
  readonly base: T | null;
  readonly draft: Draft<T>;
  /** What was met at the last attempt. */
  readonly conflict: Conflict<T> | null;
}

type SaveResult<T extends Stored> =
  | { readonly status: 'saved'; readonly record: T }
  | {
      readonly status: 'failed';
      /** In words, for the toast. */
      readonly why: string;
      /** What to go on from when somebody else was faster. */
      readonly met?: { readonly conflict: Conflict<T>; readonly draft: Draft<T> };
    };

/** Never rejects because of what the server says; a failure is a result. */
export async function saveDraft<T extends Stored>(
  kind: KeptKind<T>,
  attempt: Attempt<T>,
): Promise<SaveResult<T>> {
  const { recordId, base, draft, conflict } = attempt;
  const against = conflict ? conflict.theirs : base;
  try {
    const record = against
      ? await changeRecord(kind, against, draft)
      : await addRecord(kind, recordId, draft);
    return { status: 'saved', record };
  } catch (reason) {
    if (!(reason instanceof WriteFailed)) throw reason;
    if (reason.failure === 'stale' || reason.failure === 'gone') return meetTheirs(kind, attempt);
    return { status: 'failed', why: wordsFor(reason) };
  }
}

/** Brings what they saved beside what is typed here. When no text differs there is nothing to ask. */
async function meetTheirs<T extends Stored>(
  kind: KeptKind<T>,
  attempt: Attempt<T>,
): Promise<SaveResult<T>> {
  const { recordId, base, draft: mine } = attempt;
  try {
    const theirs = await readRecord(kind, recordId);
    if (theirs === null) {
      const conflict = { theirs, mine, contested: [], taken: [] };
      return {
        status: 'failed',
        why: `Somebody else deleted this ${kind.noun}.`,
        met: { conflict, draft: mine },
      };
    }
    const { draft, ...fields } = mergeDrafts(kind, base, mine, theirs);
    const conflict = { theirs, mine, ...fields };
    if (fields.contested.length === 0 && fields.taken.length === 0) {
      return saveDraft(kind, { ...attempt, conflict });
    }
    return {
      status: 'failed',
      why: `Somebody else saved this ${kind.noun} meanwhile.`,
      met: { conflict, draft },
    };
  } catch (reason) {
    if (!(reason instanceof WriteFailed)) throw reason;
    return { status: 'failed', why: wordsFor(reason) };
  }
}
