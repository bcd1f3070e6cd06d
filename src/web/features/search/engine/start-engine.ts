/** Starts the engine's worker and fetches its knowledge, at the same time. */

import { fetchKnowledge } from '../../../lib/knowledge.ts';
import { firstPaint } from '../../../lib/paint.ts';
import { connectEngine, type Engine } from './engine.ts';

let started: Promise<Engine> | undefined;

/** The same engine on every call. @throws when its script or its knowledge cannot be fetched; the next call tries again. */
export function startEngine(): Promise<Engine> {
  started ??= start().catch((reason: unknown) => {
    started = undefined;
    throw reason;
  });
  return started;
}

async function start(): Promise<Engine> {
  const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), {
    type: 'module',
    name: 'engine',
  });
  const running = new Promise<void>((resolve, reject) => {
    worker.onmessage = () => resolve();
    worker.onerror = () => reject(new Error('The engine could not be loaded'));
  });
  // Nothing awaits it while the page is painted first.
  running.catch(() => {});
  try {
    // The largest download waits until the page is painted, unless it comes from the device (web/lib/offline.ts).
    if (!navigator.serviceWorker?.controller) await firstPaint();
    const [files] = await Promise.all([fetchKnowledge(), running]);
    return connectEngine(worker, files);
  } catch (reason) {
    worker.terminate();
    throw reason;
  }
}
