/** Starts the visitors' engine, in a worker if possible, and fetches its knowledge at the same time. */

import { callsTo, firstMessageOf, type Port } from './calls.ts';
import inPage from './engine-in-page.ts?worker&url';
import { fetchKnowledge } from './fetch-knowledge.ts';
import type { FetchedKnowledge } from './fetched-knowledge.ts';
import type { UntaughtEngine, VisitorsEngine } from './visitors-engine.ts';

let started: Promise<VisitorsEngine> | undefined;

/**
 * The same engine on every call. Of the pending questions of a kind, only the newest is answered: the promise of an older
 * one never settles.
 * @param mayFetch resolves when the knowledge, the largest download, may be fetched.
 * @throws when its script or its knowledge cannot be fetched; the next call tries again.
 */
export function startEngine(mayFetch: () => Promise<void>): Promise<VisitorsEngine> {
  started ??= start(mayFetch).catch((reason: unknown) => {
    started = undefined;
    throw reason;
  });
  return started;
}

async function start(mayFetch: () => Promise<void>): Promise<VisitorsEngine> {
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
  await firstMessageOf(worker);
  return worker;
}

/** Answers take the page's own time, but come. @throws when the script cannot be fetched. */
async function startInPage(files: FetchedKnowledge): Promise<VisitorsEngine> {
  const handedOver = new Promise<UntaughtEngine>((resolve) => {
    window.addEventListener('engine', (event) => resolve((event as CustomEvent).detail));
  });
  await import(/* @vite-ignore */ inPage);
  const engine = await handedOver;
  engine.learn(files);
  return engine;
}

/** The page's end of a port at whose other end an engine is served. */
export function connectEngine(port: Port, files: FetchedKnowledge): VisitorsEngine {
  const call = callsTo<UntaughtEngine>(port);
  void call('learn', [files]);
  return {
    use: newest((directory, signal) => call('use', [directory], signal)),
    route: newest((need, options, signal) => call('route', [need, options], signal)),
    suggest: newest((typed, signal) => call('suggest', [typed], signal)),
  };
}

/** A newer question cancels an older one. */
function newest<Args extends readonly unknown[], Answer>(
  ask: (...args: [...Args, AbortSignal]) => Promise<Answer>,
): (...args: Args) => Promise<Answer> {
  let older = new AbortController();
  return (...args) => {
    older.abort();
    older = new AbortController();
    return ask(...args, older.signal);
  };
}
