/**
 * The directory for the search page: loading, failed, or ready to route needs. A directory that an earlier visit
 * stored answers when the network does not: docs/decisions/081-offline.md.
 */
import { configuredApi } from 'directory/api-address.ts';
import { readDirectoryFile } from 'directory/data-api.ts';
import type { DirectorySize } from 'domain/directory.ts';
import { startEngine, type VisitorsEngine } from 'engine/client';
import { useSyncExternalStore } from 'react';
import { ScriptNotLoaded, scriptOnDemand } from 'ui/load-on-demand.ts';
import { createStore } from 'ui/store.ts';
import { showChapter } from '../directory/chapter.ts';
import {
  readStoredDirectory,
  type StoredDirectory,
  storeDirectory,
} from '../directory/stored-directory.ts';
import { firstPaint } from '../page/paint.ts';
import type { Answering } from './first-answer.ts';

/** Milliseconds a check for a newer directory may delay the answer from a stored one. */
const TIMEOUT_MS = 1_000;

export type DirectoryState = { readonly status: 'loading' } | { readonly status: 'failed' } | Ready;

interface Ready extends Started {
  readonly status: 'ready';
  readonly size: DirectorySize;
  /** A new number means a new directory: answers may have changed. */
  readonly revision: number;
  /** When a directory that could not be checked was read; null for one that was read just now. */
  readonly readAt: Date | null;
  /** Whether such a directory is being checked now. */
  readonly isChecking: boolean;
}

/** The engine that answers needs, and the components that show the answers. */
interface Started {
  readonly engine: VisitorsEngine;
  readonly answering: Answering;
}

/** Where the store gets everything from. */
export interface Sources {
  /** @throws when either cannot be loaded. */
  readonly start: () => Promise<Started>;
  /** @throws when the directory cannot be read. */
  readonly read: () => Promise<Blob>;
  readonly readStoredDirectory: () => Promise<StoredDirectory | null>;
  readonly storeDirectory: (directory: StoredDirectory) => Promise<void>;
  /** Resolves when the answer should no longer wait for `read`. */
  readonly timeout: () => Promise<void>;
  /** Reloads the page: the only remedy when a script failed to load. */
  readonly reload: () => void;
}

const LOADING: DirectoryState = { status: 'loading' };

/** One store for the page. `load` starts reading, and starts again after a failure (S9). */
export const directoryStore = createDirectoryStore({
  start,
  read: () => readDirectoryFile(configuredApi()),
  readStoredDirectory,
  storeDirectory,
  timeout: () => new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS)),
  reload: () => window.location.reload(),
});

export function createDirectoryStore(sources: Sources) {
  const { start, read, readStoredDirectory, timeout, reload } = sources;
  let needsReload = false;
  let isReading = false;
  const { current, subscribe, publish } = createStore<DirectoryState>(LOADING);
  const { use, show, showFresh } = directoryPublisher(publish, sources.storeDirectory);

  async function showFirst(): Promise<void> {
    const reading = read();
    // Before anything is awaited: if the engine fails first, the read may fail unnoticed.
    const readSucceeds = reading.then(
      () => true,
      () => false,
    );
    const timedOut = timeout();
    const [started, copy] = await Promise.all([start(), readStoredDirectory()]);
    if (copy === null) return showFresh(started, reading);
    // While waiting for the network, the engine prepares itself with the copy, which is usually up to date.
    await use(started, copy.file);
    const isFresh = await Promise.race([readSucceeds, timedOut.then(() => false)]);
    if (!isFresh) show(started, copy.readAt, true);
    if (await readSucceeds) await showFresh(started, reading);
    else show(started, copy.readAt);
  }

  return {
    current,
    subscribe,

    async load(): Promise<void> {
      if (needsReload) return reload();
      publish(LOADING);
      isReading = true;
      try {
        await showFirst();
      } catch (reason) {
        console.warn('The directory could not be read:', reason);
        needsReload = reason instanceof ScriptNotLoaded;
        publish({ status: 'failed' });
      }
      isReading = false;
    },

    /** Replaces a directory that could not be checked, if that is possible now. */
    async catchUp(): Promise<void> {
      const state = current();
      if (isReading || state.status !== 'ready' || state.readAt === null) return;
      isReading = true;
      await showFresh(state, read()).catch(() => {
        // Still not possible. Shown again, since the browser may know by now that it is offline.
        show(state, state.readAt);
      });
      isReading = false;
    },
  };
}

/** Gives directories to the engine, and publishes that it is ready. */
function directoryPublisher(
  publish: (state: Ready) => void,
  storeDirectory: Sources['storeDirectory'],
) {
  let revision = 0;
  let size: DirectorySize = { members: 0, trades: 0 };

  async function use({ engine }: Started, file: Blob): Promise<void> {
    const facts = await engine.use(file);
    if (!facts.isNew) return;
    revision += 1;
    size = facts;
    showChapter(facts.chapter);
  }

  function show(started: Started, readAt: Date | null, isChecking = false): void {
    publish({ status: 'ready', ...started, revision, size, readAt, isChecking });
  }

  /** Shows the directory as it is now. @throws when it cannot be read, or is not a directory. */
  async function showFresh(started: Started, reading: Promise<Blob>): Promise<void> {
    const file = await reading;
    const readAt = new Date();
    await use(started, file);
    show(started, null);
    await storeDirectory({ file, readAt });
  }

  return { use, show, showFresh };
}

/** The components that show answers, and an engine that has its knowledge. */
async function start(): Promise<Started> {
  const [answering, engine] = await Promise.all([
    scriptOnDemand(import('./answer/answer.tsx')),
    startEngine(painted),
  ]);
  return { engine, answering };
}

/** The page is painted before the engine's knowledge is fetched, unless that comes from the device (page/offline.ts). */
async function painted(): Promise<void> {
  if (!isKeptOffline()) await firstPaint();
}

function isKeptOffline(): boolean {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    // Denied where the browser blocks storage.
    return false;
  }
}

/** The directory, in React. */
export function useDirectory(): DirectoryState {
  return useSyncExternalStore(directoryStore.subscribe, directoryStore.current, () => LOADING);
}
