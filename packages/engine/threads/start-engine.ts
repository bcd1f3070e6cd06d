/** Starts the engine, in a worker if possible, and fetches its knowledge at the same time. */

import { connectEngine, type Engine } from './engine.ts';
import inPage from './engine-in-page.ts?worker&url';
import { fetchKnowledge } from './knowledge.ts';
import type { KnowledgeFiles } from './knowledge-files.ts';
import type { LocalEngine } from './local-engine.ts';

let started: Promise<Engine> | undefined;

/**
 * The same engine on every call.
 * @param mayFetch resolves when the knowledge, the largest download, may be fetched.
 * @throws when its script or its knowledge cannot be fetched; the next call tries again.
 */
export function startEngine(mayFetch: () => Promise<void>): Promise<Engine> {
  started ??= start(mayFetch).catch((reason: unknown) => {
    started = undefined;
    throw reason;
  });
  return started;
}

async function start(mayFetch: () => Promise<void>): Promise<Engine> {
  const starting = startWorker().catch(console.warn);
  try {
    await mayFetch();
    const [files, worker] = await Promise.all([fetchKnowledge(), starting]);
    return worker ? connectEngine(worker, files) : await startInPage(files);
  } catch (reason) {
    void starting.then((worker) => worker?.terminate());
    throw reason;
  }
}

/** @throws when the browser has no workers, or a policy, an extension or the network blocks this one. */
async function startWorker(): Promise<Worker> {
  const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), {
    type: 'module',
    name: 'engine',
  });
  return new Promise((resolve, reject) => {
    worker.onmessage = () => resolve(worker);
    worker.onerror = reject;
  });
}

/** Answers take the page's own time, but come. @throws when the script cannot be fetched. */
async function startInPage(files: KnowledgeFiles): Promise<Engine> {
  const handedOver = new Promise<LocalEngine>((resolve) => {
    window.addEventListener('engine', (event) => resolve((event as CustomEvent).detail));
  });
  await import(/* @vite-ignore */ inPage);
  const engine = await handedOver;
  engine.learn(files);
  return engine;
}
