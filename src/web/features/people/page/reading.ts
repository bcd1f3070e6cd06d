/** What the pages of members read, each once: the directory, and what the engine knows of its people. */
import { useEffect, useSyncExternalStore } from 'react';
import type { Directory } from '../../../../domain/directory.ts';
import type { People } from '../../../../routing/people.ts';
import { configuredApi } from '../../../lib/api-address.ts';
import { readDirectory } from '../../../lib/data-api.ts';
import { loadKnowledge } from '../../../lib/knowledge.ts';
import { lateScript, ScriptNotLoaded } from '../../../lib/late-script.ts';
import { createStore } from '../../../lib/store.ts';

type Read<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly value: T };

interface Reading<T> {
  readonly current: () => Read<T>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts reading, unless that is under way or done. */
  readonly start: () => void;
  /** Reads again after a failure (S9); reloads the page after a failed script, the only remedy. */
  readonly retry: () => void;
}

export const directoryReading = createReading(() => readDirectory(configuredApi()));

/** The engine's part loads once the directory is there: the page needs it for less than all. */
const peopleReadings = new WeakMap<Directory, Reading<People>>();

export function peopleReadingOf(directory: Directory): Reading<People> {
  const known = peopleReadings.get(directory) ?? createReading(() => readPeople(directory));
  peopleReadings.set(directory, known);
  return known;
}

async function readPeople(directory: Directory): Promise<People> {
  const [{ createPeople }, knowledge] = await Promise.all([
    lateScript(import('../../../../routing/people.ts')),
    loadKnowledge(),
  ]);
  return createPeople(knowledge, directory);
}

/** The state of a reading, which starts with the first component that uses it. */
export function useReading<T>(reading: Reading<T>): Read<T> {
  useEffect(() => reading.start(), [reading]);
  return useSyncExternalStore(reading.subscribe, reading.current, reading.current);
}

/** @param reload reloads the page. */
export function createReading<T>(
  read: () => Promise<T>,
  reload = () => window.location.reload(),
): Reading<T> {
  let isStarted = false;
  let needsReload = false;
  const { current, subscribe, publish } = createStore<Read<T>>({ status: 'loading' });

  async function load() {
    isStarted = true;
    publish({ status: 'loading' });
    try {
      publish({ status: 'ready', value: await read() });
    } catch (reason) {
      console.warn('The members could not be read:', reason);
      needsReload = reason instanceof ScriptNotLoaded;
      publish({ status: 'failed' });
    }
  }

  return {
    current,
    subscribe,
    start: () => {
      if (!isStarted) void load();
    },
    retry: () => {
      if (needsReload) reload();
      else void load();
    },
  };
}
