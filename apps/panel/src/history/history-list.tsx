/** Entries, newest first, and the button that reads older ones (P7). */
import type { ReactNode } from 'react';
import { Button } from 'ui/button.tsx';
import { FailureAlert } from '../records/failure-alert.tsx';
import { useFocusWhenFree } from '../records/list/use-focus-when-free.ts';
import type { Entry } from './entry.ts';
import { PAGE_ENTRIES } from './read-history.ts';
import type { useHistory } from './use-history.ts';

interface Props {
  readonly history: ReturnType<typeof useHistory>;
  readonly label: string;
  /** Shown when there is no entry. */
  readonly empty: string;
  /** @param entries all that are shown */
  readonly renderEntry: (entry: Entry, entries: readonly Entry[]) => ReactNode;
}

export function HistoryList({ history, label, empty, renderEntry }: Props) {
  const { state, isReadingOlder, readOlder, retry } = history;
  // The button that read the oldest ones is gone.
  const isComplete = state.status === 'ready' && !state.hasOlder;
  const list = useFocusWhenFree<HTMLOListElement>(
    isComplete && state.entries.length > PAGE_ENTRIES ? state : null,
  );
  if (state.status === 'loading') {
    return (
      <p role="status" className="mt-4 text-quiet">
        Loading the history…
      </p>
    );
  }
  if (state.status === 'failed') {
    return <FailureAlert text={`The history could not be read. ${state.why}`} onClick={retry} />;
  }
  if (state.entries.length === 0) return <p className="mt-4 text-quiet">{empty}</p>;
  return (
    <>
      <ol
        ref={list}
        tabIndex={-1}
        aria-label={label}
        className="mt-4 divide-y divide-line overflow-clip rounded-xl border border-line bg-sheet outline-none"
      >
        {state.entries.map((entry) => renderEntry(entry, state.entries))}
      </ol>
      {state.olderFailure !== null && (
        <p role="alert" className="mt-4">
          Older changes could not be read. {state.olderFailure}
        </p>
      )}
      {state.hasOlder && (
        <Button variant="plain" aria-disabled={isReadingOlder} onClick={readOlder} className="mt-4">
          {isReadingOlder ? 'Loading…' : 'Show older changes'}
        </Button>
      )}
    </>
  );
}
