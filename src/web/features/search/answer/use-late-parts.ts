/** The parts of an answer that its people need not wait for. */
import { useEffect, useSyncExternalStore } from 'react';
import { lateScript } from '../../../lib/late-script.ts';
import { createStore } from '../../../lib/store.ts';

type Parts = typeof import('./late-parts.ts');
type State = 'waiting' | 'loading' | 'failed' | Parts;

const store = createStore<State>('waiting');

/** The parts once they are loaded; until then null, or 'failed' if they did not load. */
export function useLateParts(): Parts | 'failed' | null {
  const state = useSyncExternalStore(store.subscribe, store.current);
  useEffect(() => {
    load();
  }, []);
  return state === 'waiting' || state === 'loading' ? null : state;
}

async function load(): Promise<void> {
  if (store.current() !== 'waiting') return;
  store.publish('loading');
  try {
    await nextPaint();
    store.publish(await lateScript(import('./late-parts.ts')));
  } catch (reason) {
    console.warn('What stands beside the people could not be loaded:', reason);
    store.publish('failed');
  }
}

/** Resolves after the page has been drawn again. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
