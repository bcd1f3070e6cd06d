/** The chapter's settings for the parts of the page that need no directory (K5): read with it, or alone. */
import { useEffect, useSyncExternalStore } from 'react';
import { type Chapter, parseChapter } from '../../domain/chapter.ts';
import { configuredApi } from './api-address.ts';
import { readChapterPages } from './data-api.ts';
import { createStore } from './store.ts';

const store = createStore<Chapter | null>(null);

/** The chapter of the directory in use; null until it is known. */
export function useChapter(): Chapter | null {
  return useSyncExternalStore(store.subscribe, store.current, () => null);
}

/** Call with each directory that is read. */
export const showChapter = store.publish;

/** Like useChapter, for pages and dialogs without a directory: reads the settings unless they are known. */
export function useReadChapter(): Chapter | null {
  useEffect(() => {
    if (store.current() === null) void readChapter();
  }, []);
  return useChapter();
}

async function readChapter(): Promise<void> {
  try {
    const [page] = await readChapterPages(configuredApi());
    const [row] = JSON.parse((await page?.text()) ?? '[]');
    store.publish(parseChapter(row ?? {}));
  } catch (reason) {
    console.warn("The chapter's settings could not be read:", reason);
  }
}
