/** The panel's engine: loaded, and its index built, on first use. */
import type { ChapterDirectory } from 'domain/directory.ts';
import type { ChapterPreview } from 'engine/admin';
import { loadChapterPreview } from 'engine/client';

/** Returns the same workbench on every call; retries after a failed load. */
export function workbenchFor(directory: ChapterDirectory): () => Promise<ChapterPreview> {
  let made: Promise<ChapterPreview> | undefined;
  return () => {
    made ??= loadChapterPreview(directory).catch((reason: unknown) => {
      made = undefined;
      throw reason;
    });
    return made;
  };
}
