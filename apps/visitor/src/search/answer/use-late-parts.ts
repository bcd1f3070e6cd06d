/** The parts of an answer that load after its people. */
import { useEffect, useSyncExternalStore } from 'react';
import { lateScript } from 'ui/late-script.ts';
import { createStore } from 'ui/store.ts';
import { nextPaint } from '../../page/paint.ts';

export type LateParts = typeof import('./late-parts.ts');

const store = createStore<LateParts | 'waiting' | 'loading' | 'failed'>('waiting');

export function useLateParts() {
  useEffect(load, []);
  return useSyncExternalStore(store.subscribe, store.current, () => 'waiting' as const);
}

function load(): void {
  if (store.current() !== 'waiting') return;
  store.publish('loading');
  nextPaint()
    .then(() => lateScript(import('./late-parts.ts')))
    .then(store.publish, failed);
}

function failed(reason: unknown): void {
  console.warn('The later parts of the answer could not be loaded:', reason);
  store.publish('failed');
}
