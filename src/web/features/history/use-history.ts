/** The part of the history that is shown: the newest entries, and older ones on demand (P7). */
import { useEffect, useState } from 'react';
import { wordsFor } from '../../records/failure-words.ts';
import { RequestFailed } from '../../records/request-failed.ts';
import { type HistoryFilter, type HistoryPage, readHistory } from './read-history.ts';

export type HistoryState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly why: string }
  | ({ readonly status: 'ready' } & HistoryPage);

interface History {
  readonly state: HistoryState;
  readonly isReadingOlder: boolean;
  readonly readOlder: () => void;
  /** After a failure. */
  readonly retry: () => void;
}

/**
 * @param trigger the history is read again when this changes. Pass the directory, which every save changes.
 */
export function useHistory({ recordId, action }: HistoryFilter, trigger: unknown): History {
  const [state, setState] = useState<HistoryState>({ status: 'loading' });
  const [isReadingOlder, setReadingOlder] = useState(false);
  const [retries, setRetries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change or a retry reads the history again.
  useEffect(() => {
    let isCurrent = true;
    readHistory({ recordId, action }, null)
      .then((page): HistoryState => ({ status: 'ready', ...page }), toFailure)
      .then((next) => {
        if (isCurrent) setState(next);
      });
    return () => {
      isCurrent = false;
    };
  }, [recordId, action, trigger, retries]);

  function readOlder() {
    if (state.status !== 'ready' || isReadingOlder) return;
    setReadingOlder(true);
    readHistory({ recordId, action }, state.entries.at(-1)?.id ?? null)
      .then((page): HistoryState => {
        const entries = [...state.entries, ...page.entries];
        return { status: 'ready', entries, hasOlder: page.hasOlder };
      }, toFailure)
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

function toFailure(reason: unknown): HistoryState {
  if (!(reason instanceof RequestFailed)) throw reason;
  return { status: 'failed', why: wordsFor(reason) };
}
