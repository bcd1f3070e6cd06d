/** The directory as the search sees it: being read, failed to be read, or ready to route needs. */
import { useSyncExternalStore } from 'react';
import type { Router } from '../../../routing/route-need.ts';
import { configuredApi, readDirectory } from '../../lib/data-api.ts';

export type DirectoryState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly router: Router };

const LOADING: DirectoryState = { status: 'loading' };

/** One store for the page. `load` starts reading, and starts again after a failure (S9). */
export const directoryStore = createDirectoryStore(readRouter);

export function useDirectory(): DirectoryState {
  return useSyncExternalStore(directoryStore.subscribe, directoryStore.current, () => LOADING);
}

export function createDirectoryStore(read: () => Promise<Router>) {
  let state = LOADING;
  const listeners = new Set<() => void>();

  function publish(next: DirectoryState) {
    state = next;
    for (const listener of listeners) listener();
  }

  return {
    current: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async load() {
      publish(LOADING);
      try {
        publish({ status: 'ready', router: await read() });
      } catch (reason) {
        console.warn('The directory could not be read:', reason);
        publish({ status: 'failed' });
      }
    },
  };
}

/** The engine is its own download, so that it arrives while the directory is being read. */
async function readRouter(): Promise<Router> {
  const [{ createRouter }, directory] = await Promise.all([
    import('../../../routing/route-need.ts'),
    readDirectory(configuredApi()),
  ]);
  return routerMadeOnUse(() => createRouter(directory));
}

/** Building the index takes a slow phone a noticeable moment; who only looks is spared it. */
export function routerMadeOnUse(make: () => Router): Router {
  let made: Router | undefined;
  return {
    route(need, options) {
      made ??= make();
      return made.route(need, options);
    },
  };
}
