/** The part of the history that is shown: the newest entries, and older ones on demand (P7). */
import { useEffect, useState } from 'react';
import { RequestFailed, wordsFor } from '../records/request-failed.ts';
import { type HistoryFilter, type HistoryPage, readHistory } from './read-history.ts';

export type HistoryState =
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
