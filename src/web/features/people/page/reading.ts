/** What the pages of members read, each once: first of all the directory. */
import { useEffect, useSyncExternalStore } from 'react';
import { configuredApi } from '../../../lib/api-address.ts';
import { readDirectory } from '../../../lib/data-api.ts';
import { createStore } from '../../../lib/store.ts';

type Read<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly value: T };

export interface Reading<T> {
  readonly current: () => Read<T>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts reading, unless that is under way or done. */
  readonly start: () => void;
  /** Reads again after a failure (S9). */
  readonly retry: () => void;
}

export const directoryReading = createReading(() => readDirectory(configuredApi()));

/** The state of a reading, which starts with the first component that uses it. */
export function useReading<T>(reading: Reading<T>): Read<T> {
  useEffect(() => reading.start(), [reading]);
  return useSyncExternalStore(reading.subscribe, reading.current, reading.current);
}

export function createReading<T>(read: () => Promise<T>): Reading<T> {
  let isStarted = false;
  const { current, subscribe, publish } = createStore<Read<T>>({ status: 'loading' });

  async function load() {
    isStarted = true;
    publish({ status: 'loading' });
    try {
      publish({ status: 'ready', value: await read() });
    } catch (reason) {
      console.warn('The members could not be read:', reason);
      publish({ status: 'failed' });
    }
  }

  return {
    current,
    subscribe,
    start: () => {
      if (!isStarted) void load();
    },
    retry: () => void load(),
  };
}
