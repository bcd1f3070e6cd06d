/** The parts of an answer that are loaded on demand: once its people are drawn. */
import { useEffect, useSyncExternalStore } from 'react';
import { scriptOnDemand } from 'ui/load-on-demand.ts';
import { createStore } from 'ui/store.ts';
import { nextPaint } from '../../page/paint.ts';

type Parts = typeof import('./parts-on-demand.ts');

const store = createStore<Parts | 'waiting' | 'loading' | 'failed'>('waiting');

/** The parts, or how far loading them has come. It starts with the first component that asks. */
export function usePartsOnDemand() {
  useEffect(load, []);
  return useSyncExternalStore(store.subscribe, store.current, () => 'waiting' as const);
}

function load(): void {
  if (store.current() !== 'waiting') return;
  store.publish('loading');
  nextPaint()
    .then(() => scriptOnDemand(import('./parts-on-demand.ts')))
    .then(store.publish, failed);
}

function failed(reason: unknown): void {
  console.warn('The later parts of the answer could not be loaded:', reason);
  store.publish('failed');
}
