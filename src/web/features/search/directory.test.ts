import { expect, test, vi } from 'vitest';
import { createRouter } from '../../../routing/route-need.ts';
import { createDirectoryStore } from './directory.ts';

test('S9 a read that failed can be tried again, and each state is told', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const router = createRouter({ members: [], chains: [] });
  const reads = [() => Promise.reject(new Error('offline')), () => Promise.resolve(router)];
  const store = createDirectoryStore(() => reads.shift()?.() ?? Promise.resolve(router));
  const states: string[] = [];
  const unsubscribe = store.subscribe(() => states.push(store.current().status));

  await store.load();
  await store.load();
  expect(states).toEqual(['loading', 'failed', 'loading', 'ready']);
  expect(warned).toHaveBeenCalledOnce();
  expect(store.current()).toEqual({ status: 'ready', router });

  unsubscribe();
  await store.load();
  expect(states).toHaveLength(4);
});
