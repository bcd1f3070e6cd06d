/** Loads the admins' part of the engine when it is first needed: it runs in the page. */
import type { ChapterDirectory } from 'domain/directory.ts';
import type { Workbench } from '../src/workbench/workbench.ts';
import { loadKnowledge } from './knowledge.ts';

/** @throws when a script or the knowledge cannot be fetched. */
export async function loadWorkbench(directory: ChapterDirectory): Promise<Workbench> {
  const [{ createWorkbench }, knowledge] = await Promise.all([
    import('../src/workbench/workbench.ts'),
    loadKnowledge(),
  ]);
  return createWorkbench(knowledge, directory, directory.chapter);
}
