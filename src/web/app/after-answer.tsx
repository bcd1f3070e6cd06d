/** Runs once the first answer is shown: prepares the page for offline visits. */
import { NewVersionNote } from '../components/new-version-note.tsx';
import { catchUpWhenPossible } from '../features/search/catch-up.ts';
import { DirectoryNote } from '../features/search/directory-note.tsx';
import { lateNotes } from '../lib/late-notes.ts';
import { keepForOffline } from '../lib/offline.ts';

export function afterAnswer(): void {
  lateNotes.publish(Notes);
  catchUpWhenPossible();
  void keepForOffline();
}

function Notes() {
  return (
    <>
      <DirectoryNote />
      <NewVersionNote />
    </>
  );
}
