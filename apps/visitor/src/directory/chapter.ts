/** The chapter's settings (K5), for any part of the page; null until a directory or the settings have been read. */

import type { Chapter } from 'domain/chapter.ts';
import { useSyncExternalStore } from 'react';
import { createStore } from 'ui/store.ts';

const store = createStore<Chapter | null>(null);

/** null until it is known. */
export const shownChapter = store.current;

/** Call with the chapter of each directory that is read. */
export const showChapter = store.publish;

let first: Chapter | null = null;

/** Call before rendering a page that has its answer, on the server and in the browser. */
export function showFirstChapter(chapter: Chapter): void {
  first = chapter;
  showChapter(chapter);
}

/** null until it is known. */
export function useChapter(): Chapter | null {
  return useSyncExternalStore(store.subscribe, store.current, () => first);
}
