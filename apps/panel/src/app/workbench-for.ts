/** The panel's engine: loaded, and its index built, on first use. */
import type { ChapterDirectory } from 'domain/directory.ts';
import type { Workbench } from 'engine/admin';
import { loadWorkbench } from 'engine/client';

/** Returns the same workbench on every call; retries after a failed load. */
export function workbenchFor(directory: ChapterDirectory): () => Promise<Workbench> {
  let made: Promise<Workbench> | undefined;
  return () => {
    made ??= loadWorkbench(directory).catch((reason: unknown) => {
      made = undefined;
      throw reason;
    });
    return made;
  };
}
