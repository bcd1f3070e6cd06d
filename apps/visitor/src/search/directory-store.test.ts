import { parseChapter } from 'domain/chapter.ts';
import type { VisitorsEngine } from 'engine/client';
import { ScriptNotLoaded } from 'ui/load-on-demand.ts';
import { expect, test, vi } from 'vitest';
import * as answering from './answer/answer.tsx';
import { createDirectoryStore, type Sources } from './directory-store.ts';

const TODAY = file('today');
const FACTS = { members: 1, trades: 1, chapter: parseChapter({ home: 'Waxhaw' }) };
const YESTERDAY = { file: file('yesterday'), readAt: new Date('2026-11-21T14:05:00Z') };

test('S9 a failed read can be retried, and each state is published', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const reads = [offline, () => Promise.resolve(TODAY)];
  const { store } = storeWith({ read: () => reads.shift()?.() ?? Promise.resolve(TODAY) });
  const states: string[] = [];
  const unsubscribe = store.subscribe(() => states.push(store.current().status));

  await store.load();
  await store.load();
  expect(states).toEqual(['loading', 'failed', 'loading', 'ready']);
  expect(warned).toHaveBeenCalledOnce();
  expect(store.current()).toMatchObject({ readAt: null, isChecking: false, answering });

  unsubscribe();
  await store.load();
  expect(states).toHaveLength(4);
});

test('S9 after a failed script load, retrying reloads the page', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const reload = vi.fn();
  const start = () => Promise.reject(new ScriptNotLoaded('offline'));
  const { store } = storeWith({ start, reload });
  await store.load();
  expect(store.current().status).toBe('failed');
  expect(reload).not.toHaveBeenCalled();
  await store.load();
  expect(reload).toHaveBeenCalledOnce();
});

test('a stored directory answers offline, and shows its age until it can be checked', async () => {
  let read: () => Promise<Blob> = offline;
  const { store, used, stored } = storeWith({
    read: () => read(),
    readStoredDirectory: async () => YESTERDAY,
  });
  await store.load();
  expect(store.current()).toMatchObject({ status: 'ready', readAt: YESTERDAY.readAt, revision: 1 });

  await store.catchUp();
  expect(store.current()).toMatchObject({ readAt: YESTERDAY.readAt });

  read = () => Promise.resolve(TODAY);
  await store.catchUp();
  expect(store.current()).toMatchObject({ readAt: null, revision: 2 });
  expect(used).toEqual([YESTERDAY.file, TODAY]);
  expect(stored).toEqual([TODAY]);
});

test('a stored directory answers while the network is slow, until the new one arrives', async () => {
  const { promise, resolve } = Promise.withResolvers<Blob>();
  const { store } = storeWith({
    read: () => promise,
    readStoredDirectory: async () => YESTERDAY,
    timeout: () => Promise.resolve(),
  });
  const loading = store.load();
  await expect.poll(() => store.current()).toMatchObject({ readAt: YESTERDAY.readAt });
  resolve(TODAY);
  await loading;
  expect(store.current()).toMatchObject({ readAt: null, revision: 2 });
});

test('a directory that equals the stored one is shown once', async () => {
  const read = () => Promise.resolve(YESTERDAY.file);
  const { store } = storeWith({ read, readStoredDirectory: async () => YESTERDAY });
  const shown: unknown[] = [];
  store.subscribe(() => shown.push(store.current().status));
  await store.load();
  expect(shown).toEqual(['loading', 'ready']);
  expect(store.current()).toMatchObject({ readAt: null, revision: 1 });
});

/** A store whose network answers with today's directory at once, and that waits for it without a limit. */
function storeWith(sources: Partial<Sources>) {
  const used: Blob[] = [];
  const stored: Blob[] = [];
  const engine: VisitorsEngine = {
    use: async (directory) => {
      const isNew = used.at(-1) !== directory;
      if (isNew) used.push(directory);
      return { ...FACTS, isNew };
    },
    route: () => offline(),
    suggest: () => offline(),
  };
  const store = createDirectoryStore({
    start: async () => ({ engine, answering }),
    read: async () => TODAY,
    readStoredDirectory: async () => null,
    storeDirectory: async ({ file }) => void stored.push(file),
    timeout: () => new Promise(() => {}),
    reload: () => {},
    ...sources,
  });
  return { store, used, stored };
}

function offline(): Promise<never> {
  return Promise.reject(new Error('offline'));
}

function file(text: string): Blob {
  return new Blob([text]);
}
