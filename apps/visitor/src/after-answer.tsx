/** Runs once the first answer is shown: prepares the page for offline visits. */

import { lateNotes } from './page/late-notes.ts';
import { NewVersionNote } from './page/new-version-note.tsx';
import { keepForOffline } from './page/offline.ts';
import { catchUpWhenPossible } from './search/catch-up.ts';
import { DirectoryNote } from './search/directory-note.tsx';

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
