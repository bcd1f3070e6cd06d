/** Says at the end of a page how old its directory is, if it is old, and offers a newer version of the page. */
import { useSyncExternalStore } from 'react';
import { lateNotes } from '../lib/late-notes.ts';

export function PageNotes() {
  const Notes = useSyncExternalStore(lateNotes.subscribe, lateNotes.current, () => null);
  return <div aria-live="polite">{Notes !== null && <Notes />}</div>;
}
