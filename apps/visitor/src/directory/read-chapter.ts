/** The chapter's settings for pages and dialogs without a directory (K5). */

import { configuredApi } from 'directory/api-address.ts';
import { readChapterPages } from 'directory/data-api.ts';
import { type Chapter, parseChapter } from 'domain/chapter.ts';
import { useEffect } from 'react';
import { showChapter, shownChapter, useChapter } from './chapter.ts';

/** Reads the settings unless they are known; null until they are. */
export function useReadChapter(): Chapter | null {
  useEffect(() => {
    if (shownChapter() === null) void readChapter();
  }, []);
  return useChapter();
}

async function readChapter(): Promise<void> {
  try {
    const [page] = await readChapterPages(configuredApi());
    const [row] = JSON.parse((await page?.text()) ?? '[]');
    showChapter(parseChapter(row ?? {}));
  } catch (reason) {
    console.warn("The chapter's settings could not be read:", reason);
  }
}
