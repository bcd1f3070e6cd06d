import { expect, test, vi } from 'vitest';
import { projectsKnowledge } from '../../../../tests/routing/fixtures.ts';
import { lateScript } from '../../lib/late-script.ts';
import { Answer, createRouter } from './answering.ts';
import { createDirectoryStore, lazyRouter } from './directory-store.ts';

test('S9 a failed read can be retried, and each state is published', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const router = createRouter(projectsKnowledge, { members: [], chains: [] });
  const read = { router, AnswerView: Answer };
  const reads = [() => Promise.reject(new Error('offline')), () => Promise.resolve(read)];
  const store = createDirectoryStore(() => reads.shift()?.() ?? Promise.resolve(read));
  const states: string[] = [];
  const unsubscribe = store.subscribe(() => states.push(store.current().status));

  await store.load();
  await store.load();
  expect(states).toEqual(['loading', 'failed', 'loading', 'ready']);
  expect(warned).toHaveBeenCalledOnce();
  expect(store.current()).toEqual({ status: 'ready', ...read });

  unsubscribe();
  await store.load();
  expect(states).toHaveLength(4);
});

test('S9 after a failed script load, retrying reloads the page', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const reload = vi.fn();
  const store = createDirectoryStore(
    () => lateScript(Promise.reject(new Error('offline'))),
    reload,
  );
  await store.load();
  expect(store.current().status).toBe('failed');
  expect(reload).not.toHaveBeenCalled();
  await store.load();
  expect(reload).toHaveBeenCalledOnce();
});

test('S1 the index is built once, on first use', () => {
  const make = vi.fn(() => createRouter(projectsKnowledge, { members: [], chains: [] }));
  const router = lazyRouter(make);
  expect(make).not.toHaveBeenCalled();
  expect(router.route('roof leak').mode).toBe('open-seat');
  expect(router.route('', { exact: true }).mode).toBe('open-seat');
  expect(make).toHaveBeenCalledOnce();
});
