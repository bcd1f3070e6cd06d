/** The engine for the panel: it arrives, and its index is built, when something first asks for it. */
import type { Directory } from '../../../domain/directory.ts';
import type { Workbench } from '../../../routing/workbench.ts';
import { loadKnowledge } from '../../lib/knowledge.ts';

/** Answers the same workbench each time it is asked, and tries again after a failure to load it. */
export function workbenchFor(directory: Directory): () => Promise<Workbench> {
  let made: Promise<Workbench> | undefined;
  return () => {
    made ??= load(directory).catch((reason: unknown) => {
      made = undefined;
      throw reason;
    });
    return made;
  };
}

async function load(directory: Directory): Promise<Workbench> {
  const [{ createWorkbench }, knowledge] = await Promise.all([
    import('../../../routing/workbench.ts'),
    loadKnowledge(),
  ]);
  return createWorkbench(knowledge, directory);
}
