/** Notes at the end of a page: how old its directory is, if it is outdated, and the offer of a newer version. */
import { useSyncExternalStore } from 'react';
import { lateNotes } from '../lib/late-notes.ts';

export function PageNotes() {
  const Notes = useSyncExternalStore(lateNotes.subscribe, lateNotes.current, () => null);
  return <div aria-live="polite">{Notes !== null && <Notes />}</div>;
}
