/** Data that the members' pages read once and then share, mainly the directory. */
import { configuredApi } from 'directory/api-address.ts';
import { readDirectoryFile } from 'directory/data-api.ts';
import { parseDirectoryText } from 'directory/parse-directory-file.ts';
import type { ChapterDirectory } from 'domain/directory.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from 'ui/store.ts';
import { showChapter } from '../directory/chapter.ts';
import { readStoredDirectory, storeDirectory } from '../directory/stored-directory.ts';

type Read<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly value: T };

export interface Reading<T> {
  readonly current: () => Read<T>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts reading unless it has already started. */
  readonly start: () => void;
  /** Reads again after a failure (S9). */
  readonly retry: () => void;
  /** Reads again, keeping the current value until the new one has arrived. */
  readonly refresh: () => void;
}

export interface DatedDirectory extends ChapterDirectory {
  /** When a directory that an earlier visit stored was read; null for one that was read just now. */
  readonly readAt: Date | null;
}

export const directoryReading = createReading('the members', readOrStored);

/** Falls back to the directory stored on this device (docs/decisions/081-offline.md). */
async function readOrStored(): Promise<DatedDirectory> {
  const directory = await readJustNow().catch(readStored);
  showChapter(directory.chapter);
  return directory;
}

async function readJustNow(): Promise<DatedDirectory> {
  const file = await readDirectoryFile(configuredApi());
  const directory = parseDirectoryText(await file.text());
  await storeDirectory({ file, readAt: new Date() });
  return { ...directory, readAt: null };
}

async function readStored(failure: unknown): Promise<DatedDirectory> {
  const stored = await readStoredDirectory();
  if (stored === null) throw failure;
  return { ...parseDirectoryText(await stored.file.text()), readAt: stored.readAt };
}

/** The state of a reading; it starts with the first component that uses it. */
export function useReading<T>(reading: Reading<T>): Read<T> {
  useEffect(() => reading.start(), [reading]);
  return useSyncExternalStore(reading.subscribe, reading.current, reading.current);
}

/** @param what it reads, for the log */
export function createReading<T>(what: string, read: () => Promise<T>): Reading<T> {
  let isStarted = false;
  const { current, subscribe, publish } = createStore<Read<T>>({ status: 'loading' });

  async function load() {
    isStarted = true;
    publish({ status: 'loading' });
    if (!(await refresh())) publish({ status: 'failed' });
  }

  /** @returns whether it could be read. */
  async function refresh(): Promise<boolean> {
    try {
      publish({ status: 'ready', value: await read() });
      return true;
    } catch (reason) {
      console.warn(`Failed to read ${what}:`, reason);
      return false;
    }
  }

  return {
    current,
    subscribe,
    start: () => {
      if (!isStarted) void load();
    },
    retry: () => void load(),
    refresh: () => void refresh(),
  };
}
