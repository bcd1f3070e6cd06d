/** Notes at the end of a page: how old its directory is, if it is outdated, and the offer of a newer version. */
import { useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import { lateNotes } from './late-notes.ts';

export function PageNotes() {
  const Notes = useSyncExternalStore(lateNotes.subscribe, lateNotes.current, () => null);
  return (
    <div aria-live="polite">
      <ErrorBoundary>{Notes !== null && <Notes />}</ErrorBoundary>
    </div>
  );
}
