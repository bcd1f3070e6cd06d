/**
 * Starts the visitors' engine and fetches its knowledge at the same time: in a worker, or in the page where the browser
 * gives none or the worker stops answering.
 */

import { callsTo, type Port } from './calls.ts';
import { fetchKnowledge } from './fetch-knowledge.ts';
import type { FetchedKnowledge } from './fetched-knowledge.ts';
import { loadEngineInPage } from './load-engine-in-page.ts';
import type { UntaughtEngine, VisitorsEngine } from './visitors-engine.ts';

let started: Promise<VisitorsEngine> | undefined;

/**
 * The same engine on every call. Of the pending questions of a kind, only the newest is answered: the promise of an older
 * one never settles.
 * @param mayFetch resolves when the knowledge, the largest download, may be fetched.
 * @throws when its knowledge cannot be fetched; the next call tries again. When its script cannot, its answers fail.
 */
export function startEngine(mayFetch: () => Promise<void>): Promise<VisitorsEngine> {
  started ??= start(mayFetch).catch((reason: unknown) => {
    started = undefined;
    throw reason;
  });
  return started;
}

async function start(mayFetch: () => Promise<void>): Promise<VisitorsEngine> {
  const starting = startWorker();
  try {
    await mayFetch();
    const files = await fetchKnowledge();
    return starting ? withSubstitute(starting, files) : await startInPage(files);
  } catch (reason) {
    starting?.worker.terminate();
    throw reason;
  }
}

interface StartedWorker {
  readonly worker: Worker;
  /** Resolves with its first error: when a policy, an extension or the network blocks it, or it fails later. */
  readonly failure: Promise<unknown>;
}

/** Null when the browser has no workers. */
function startWorker(): StartedWorker | null {
  try {
    const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), {
      type: 'module',
      name: 'engine',
    });
    const failure = new Promise((resolve) => {
      worker.onerror = resolve;
    });
    return { worker, failure };
  } catch {
    return null;
  }
}

async function startInPage(files: FetchedKnowledge): Promise<VisitorsEngine> {
  const { visitors } = await loadEngineInPage();
  visitors.learn(files);
  return visitors;
}

/** Asks the worker. Once it has failed or fallen silent, the engine in the page answers in its place. */
function withSubstitute(
  { worker, failure }: StartedWorker,
  files: FetchedKnowledge,
): VisitorsEngine {
  let directory: Blob | null = null;
  const engine = connectEngine(worker, files, () => worker.dispatchEvent(new Event('error')));
  const substitute = failure.then(async () => {
    worker.terminate();
    // Fetched again, from the browser's cache: kept in the page, it would take its memory on every visit.
    const inPage = await startInPage(await fetchKnowledge());
    if (directory !== null) await inPage.use(directory);
    return inPage;
  });
  substitute.catch((reason: unknown) => {
    console.warn('The engine could not be started in the page:', reason);
    started = undefined;
  });

  function ask<Answer>(question: (asked: VisitorsEngine) => Promise<Answer>): Promise<Answer> {
    let isAnswered = false;
    const answer = question(engine).finally(() => {
      isAnswered = true;
    });
    const instead = substitute.then((inPage) => (isAnswered ? answer : question(inPage)));
    return Promise.race([answer, instead]);
  }

  return {
    async use(file) {
      const facts = await ask((asked) => asked.use(file));
      directory = file;
      return facts;
    },
    route: (need, options) => ask((asked) => asked.route(need, options)),
    suggest: (typed) => ask((asked) => asked.suggest(typed)),
  };
}

/** The page's end of a port at whose other end an engine is served. @param onSilence called when it has stopped. */
export function connectEngine(
  port: Port,
  files: FetchedKnowledge,
  onSilence?: () => void,
): VisitorsEngine {
  const call = callsTo<UntaughtEngine>(port, onSilence);
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
