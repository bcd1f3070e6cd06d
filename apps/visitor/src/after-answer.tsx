/**
 * Loaded once the first answer is shown: keeps the page for offline visits, and notes how old the directory is and
 * whether a newer version of the page is ready.
 */

import { useSyncExternalStore } from 'react';
import { TEXT_LINK } from 'ui/button.tsx';
import * as siteTexts from 'ui/texts/site.ts';
import { useChapter } from './directory/chapter.ts';
import { keepForOffline, newVersion } from './page/offline.ts';
import { pageNotes } from './page/visitor-frame.tsx';
import { directoryStore, useDirectory } from './search/directory-store.ts';
import * as noteTexts from './texts/notes.ts';

export function afterAnswer(): void {
  pageNotes.publish(Notes);
  catchUpWhenPossible();
  void keepForOffline();
}

function Notes() {
  return (
    <>
      <DemoNote />
      <DirectoryNote />
      <NewVersionNote />
    </>
  );
}

/** Milliseconds between checks: the server may come back without any event in the browser. */
const RECHECK_MS = 30_000;

/** Checks an outdated directory again as soon as that may succeed. */
function catchUpWhenPossible(): void {
  const catchUp = () => void directoryStore.catchUp();
  window.addEventListener('online', catchUp);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) catchUp();
  });
  setInterval(catchUp, RECHECK_MS);
}

/** That the people are invented (K6). */
function DemoNote() {
  return useChapter()?.isDemo ? <p>{noteTexts.demo}</p> : null;
}

/** How old the directory is, when that could not be checked. */
function DirectoryNote() {
  const directory = useDirectory();
  if (directory.status !== 'ready' || directory.readAt === null) return null;
  return <p>{noteTexts.ageNote(directory.readAt, directory.isChecking)}</p>;
}

/** Offers the newer version of the page once it is ready. */
function NewVersionNote() {
  const reload = useSyncExternalStore(newVersion.subscribe, newVersion.current, () => null);
  if (reload === null) return null;
  return (
    <p>
      {noteTexts.newVersion}{' '}
      <button type="button" onClick={reload} className={`${TEXT_LINK} cursor-pointer`}>
        {siteTexts.reload}
      </button>
    </p>
  );
}
