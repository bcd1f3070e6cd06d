/** The panel's engine: loaded, and its index built, on first use. */
import type { ChapterDirectory } from 'domain/directory.ts';
import type { Workbench } from 'engine/admin';
import { loadKnowledge } from 'engine/client';

/** Returns the same workbench on every call; retries after a failed load. */
export function workbenchFor(directory: ChapterDirectory): () => Promise<Workbench> {
  let made: Promise<Workbench> | undefined;
  return () => {
    made ??= load(directory).catch((reason: unknown) => {
      made = undefined;
      throw reason;
    });
    return made;
  };
}

async function load(directory: ChapterDirectory): Promise<Workbench> {
  const [{ createWorkbench }, knowledge] = await Promise.all([
    import('engine/admin'),
    loadKnowledge(),
  ]);
  return createWorkbench(knowledge, directory, directory.chapter);
}
