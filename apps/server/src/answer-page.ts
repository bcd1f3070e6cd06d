/**
 * Answers a link to a search within the page itself, so that a slow phone shows the answer before it has loaded
 * anything else (docs/decisions/095-the-server-answers-links.md). The web app's build includes the script that does so;
 * a thread of its own runs it.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { PageRequest } from 'wire-server';

const SCRIPT = '.server/answered-page.js';

/** Milliseconds after which a page is sent without its answer; the visitor's browser then finds it. */
const TIMEOUT_MS = 1_000;
/** The same while the thread starts, which takes half a second on an idle machine. */
const FIRST_TIMEOUT_MS = 5_000;
/** Pages that may wait for their answer; more are sent without one. Each takes some milliseconds. */
const MAX_WAITING = 16;
/** The status of a question to the server that failed. */
const UNAVAILABLE = 503;
/** Megabytes of the thread's memory: far more than an engine with 5,000 members needs. */
const MAX_HEAP_MB = 192;
/** Megabytes for the thread's new objects. V8 adds up to this size three times, and would use it all. */
const NEW_OBJECTS_MB = 2;

/** What the thread is given at its start. */
export interface AnsweringData {
  /** The folder of the build. */
  readonly siteDir: string;
  /** The script's path in it: apps/visitor/src/answered-page.tsx, bundled with its imports. */
  readonly script: string;
}

/** What the script exports. */
export interface AnsweredPage {
  createAnsweredPage(
    read: (address: string) => Promise<ArrayBuffer>,
    fetch: (address: string, init?: RequestInit) => Promise<Response>,
  ): (page: { readonly html: string; readonly url: URL }) => Promise<string | null>;
}

/** To the thread: a page to draw, or what the server has answered. */
export type ToWorker =
  | { readonly draw: number; readonly html: string; readonly href: string }
  | {
      readonly asked: number;
      readonly status: number;
      readonly headers: [string, string][];
      readonly body: ArrayBuffer;
    };

/** From the thread: a page, null if it stays as it is, or why it cannot be drawn; a question to the server. */
export type FromWorker =
  | { readonly drawn: number; readonly page: string | null }
  | { readonly drawn: number; readonly failure: unknown }
  | { readonly ask: number; readonly address: string; readonly headers: [string, string][] };

/** What is the same for all pages of a build. */
type AnsweredSite = Omit<PageRequest, 'html' | 'url'>;

interface Thread {
  /** Until then it loads its script, learns what it must know, and compiles what it runs. */
  readonly hasDrawn: () => boolean;
  draw(page: Pick<PageRequest, 'html' | 'url'>): Promise<string | null>;
}

/** By build folder. */
const threads = new Map<string, Thread>();

/** Whether the URL is a link to a search, which `answerPage` answers. */
export function hasNeed(url: URL): boolean {
  return url.searchParams.has('q');
}

/** Null when answering takes too long, or too many wait for it. @throws when the page cannot be rendered. */
export async function answerPage({ html, url, ...site }: PageRequest): Promise<string | null> {
  const thread = threads.get(site.siteDir) ?? startThread(site);
  threads.set(site.siteDir, thread);
  const tooLate = Promise.withResolvers<null>();
  const limitMs = thread.hasDrawn() ? TIMEOUT_MS : FIRST_TIMEOUT_MS;
  const timer = setTimeout(() => tooLate.resolve(null), limitMs);
  try {
    return await Promise.race([thread.draw({ html, url }), tooLate.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Of a build without the script. */
const WITHOUT_ANSWERS: Thread = { hasDrawn: () => true, draw: async () => null };

function startThread(site: AnsweredSite): Thread {
  const { siteDir } = site;
  // SITE_DIR may be a copy of a build that was made for a static file server.
  if (!existsSync(join(siteDir, SCRIPT))) return WITHOUT_ANSWERS;
  const workerData: AnsweringData = { siteDir, script: SCRIPT };
  // For heaps that are yet to be made. A thread's own limit does not count beside this setting, which `npm start` makes.
  setFlagsFromString(`--max-semi-space-size=${NEW_OBJECTS_MB}`);
  const worker = new Worker(new URL('./answering-worker.js', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  worker.unref();
  const waiting = new Map<number, PromiseWithResolvers<string | null>>();
  let asked = 0;
  let hasDrawn = false;
  worker.on('message', (message: FromWorker) => {
    if ('ask' in message) {
      void forward(message, site).then((told) => tell(worker, told));
      return;
    }
    hasDrawn = true;
    settle(waiting, message);
  });
  // The next page starts another thread.
  worker.once('error', (failure) => {
    threads.delete(siteDir);
    for (const page of waiting.values()) page.reject(failure);
  });

  return {
    hasDrawn: () => hasDrawn,
    async draw({ html, url }) {
      if (waiting.size >= MAX_WAITING) return null;
      const page = Promise.withResolvers<string | null>();
      asked += 1;
      waiting.set(asked, page);
      tell(worker, { draw: asked, html, href: url.href });
      return page.promise;
    },
  };
}

function tell(worker: Worker, message: ToWorker): void {
  // What the server has answered is handed over, not copied.
  worker.postMessage(message, 'body' in message ? [message.body] : []);
}

function settle(
  waiting: Map<number, PromiseWithResolvers<string | null>>,
  message: Extract<FromWorker, { readonly drawn: number }>,
): void {
  const page = waiting.get(message.drawn);
  waiting.delete(message.drawn);
  if ('failure' in message) page?.reject(message.failure);
  else page?.resolve(message.page);
}

/** Asks the server for the thread, which sends pages unchanged while it gets no answer. */
async function forward(
  { ask: asked, address, headers }: Extract<FromWorker, { readonly ask: number }>,
  { ask, onFailure }: AnsweredSite,
): Promise<ToWorker> {
  try {
    const answer = await ask(address, { headers });
    const { status } = answer;
    return { asked, status, headers: [...answer.headers], body: await answer.arrayBuffer() };
  } catch (error) {
    onFailure(error);
    return { asked, status: UNAVAILABLE, headers: [], body: new ArrayBuffer(0) };
  }
}
