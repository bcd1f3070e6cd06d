/** The directory for the search page: loading, failed, or ready to route needs. */
import { useSyncExternalStore } from 'react';
import type { Router } from '../../../routing/route-need.ts';
import { configuredApi } from '../../lib/api-address.ts';
import { readDirectory } from '../../lib/data-api.ts';
import { loadKnowledge } from '../../lib/knowledge.ts';
import { lateScript, ScriptNotLoaded } from '../../lib/late-script.ts';
import { createStore } from '../../lib/store.ts';
import type { Answer } from './answering.ts';

type DirectoryState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | ({ readonly status: 'ready' } & Answering);

/** The engine that answers needs, and the view that shows the answers. */
interface Answering {
  readonly router: Router;
  readonly AnswerView: typeof Answer;
}

const LOADING: DirectoryState = { status: 'loading' };

/** One store for the page. `load` starts reading, and starts again after a failure (S9). */
export const directoryStore = createDirectoryStore(readAnswering);

export function useDirectory(): DirectoryState {
  return useSyncExternalStore(directoryStore.subscribe, directoryStore.current, () => LOADING);
}

/** @param reload reloads the page: the only remedy when a script failed to load. */
export function createDirectoryStore(
  read: () => Promise<Answering>,
  reload = () => window.location.reload(),
) {
  let needsReload = false;
  const { current, subscribe, publish } = createStore(LOADING);
  return {
    current,
    subscribe,
    async load() {
      if (needsReload) return reload();
      publish(LOADING);
      try {
        publish({ status: 'ready', ...(await read()) });
      } catch (reason) {
        console.warn('The directory could not be read:', reason);
        needsReload = reason instanceof ScriptNotLoaded;
        publish({ status: 'failed' });
      }
    },
  };
}

/** The engine and its knowledge download in parallel with the directory. */
async function readAnswering(): Promise<Answering> {
  const [{ createRouter, Answer }, knowledge, directory] = await Promise.all([
    lateScript(import('./answering.ts')),
    loadKnowledge(),
    readDirectory(configuredApi()),
  ]);
  const router = lazyRouter(() => createRouter(knowledge, directory));
  return { router, AnswerView: Answer };
}

/** Builds the index on first use only: it takes noticeable time on a slow phone. */
export function lazyRouter(make: () => Router): Router {
  let made: Router | undefined;
  const router = () => {
    made ??= make();
    return made;
  };
  return {
    route: (need, options) => router().route(need, options),
    suggest: (typed) => router().suggest(typed),
  };
}
