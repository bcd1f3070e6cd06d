/** The part of the history that is shown: the newest entries, and older ones on demand (P7). */
import { useEffect, useState } from 'react';
import { answer, asUser } from '../records/data-api.ts';
import { type Entry, parseEntry } from '../records/past-changes.ts';
import { RequestFailed, wordsFor } from '../records/request-failed.ts';
import type { Action } from './entry.ts';

type HistoryState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly why: string }
  | ({ readonly status: 'ready' } & LoadedHistory);

interface LoadedHistory extends HistoryPage {
  /** Why older entries could not be read; null when they could, or have not been requested. */
  readonly olderFailure: string | null;
}

interface History {
  readonly state: HistoryState;
  readonly isReadingOlder: boolean;
  readonly readOlder: () => void;
  /** After a failure. */
  readonly retry: () => void;
}

/**
 * @param version the history is read again when this changes. Pass the directory, which every save changes.
 */
export function useHistory({ recordId, action }: HistoryFilter, version: unknown): History {
  const [state, setState] = useState<HistoryState>({ status: 'loading' });
  const [isReadingOlder, setReadingOlder] = useState(false);
  const [retries, setRetries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change or a retry reads the history again.
  useEffect(() => {
    let isCurrent = true;
    readHistory({ recordId, action }, null)
      .then(
        (page): HistoryState => ({ status: 'ready', olderFailure: null, ...page }),
        (reason): HistoryState => ({ status: 'failed', why: whyFailed(reason) }),
      )
      .then((next) => {
        if (isCurrent) setState(next);
      });
    return () => {
      isCurrent = false;
    };
  }, [recordId, action, version, retries]);

  function readOlder() {
    if (state.status !== 'ready' || isReadingOlder) return;
    setReadingOlder(true);
    readHistory({ recordId, action }, state.entries.at(-1)?.id ?? null)
      .then(
        ({ entries, hasOlder }): HistoryState => ({
          status: 'ready',
          entries: [...state.entries, ...entries],
          hasOlder,
          olderFailure: null,
        }),
        (reason): HistoryState => ({ ...state, olderFailure: whyFailed(reason) }),
      )
      // Keeps entries that another filter or a save has loaded in the meantime.
      .then((next) => setState((now) => (now === state ? next : now)))
      .finally(() => setReadingOlder(false));
  }

  function retry() {
    setState({ status: 'loading' });
    setRetries((count) => count + 1);
  }

  return { state, isReadingOlder, readOlder, retry };
}

function whyFailed(reason: unknown): string {
  if (!(reason instanceof RequestFailed)) throw reason;
  return wordsFor(reason);
}

/** Entries read at once. */
export const PAGE_ENTRIES = 20;

interface HistoryPage {
  readonly entries: readonly Entry[];
  readonly hasOlder: boolean;
}

/** Which entries are wanted; null is all. */
interface HistoryFilter {
  readonly recordId: string | null;
  readonly action: Action | null;
}

/**
 * @param olderThan the id of the oldest entry shown; null for the newest.
 * @throws {RequestFailed}
 */
async function readHistory(
  { recordId, action }: HistoryFilter,
  olderThan: number | null,
): Promise<HistoryPage> {
  let request = (await asUser()).from('history').select();
  if (recordId !== null) request = request.eq('record_id', recordId);
  if (olderThan !== null) request = request.lt('id', olderThan);
  if (action === 'added') request = request.is('before', null);
  if (action === 'deleted') request = request.is('after', null);
  if (action === 'changed') request = request.not('before', 'is', null).not('after', 'is', null);
  // One extra row tells whether there are older ones.
  const rows = await answer(request.order('id', { ascending: false }).limit(PAGE_ENTRIES + 1));
  return {
    entries: rows.slice(0, PAGE_ENTRIES).flatMap((row) => parseEntry(row) ?? []),
    hasOlder: rows.length > PAGE_ENTRIES,
  };
}
