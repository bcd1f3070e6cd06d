/**
 * Draws pages with their answers, in a thread of its own: however many are asked for, the server's own thread stays
 * free. Run by answer-page.ts.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

export interface AnsweringData {
  /** The folder of the build. */
  readonly siteDir: string;
  /** The script's path in it: apps/visitor/src/answered-page.tsx, bundled with its imports. */
  readonly script: string;
}

/** To this thread: a page to draw, or what the server has answered. */
export type ToWorker =
  | { readonly draw: number; readonly html: string; readonly href: string }
  | {
      readonly asked: number;
      readonly status: number;
      readonly headers: readonly [string, string][];
      readonly body: ArrayBuffer;
    };

/** From this thread: a page, null if it stays as it is, or why it cannot be drawn; a question to the server. */
export type FromWorker =
  | { readonly drawn: number; readonly page: string | null }
  | { readonly drawn: number; readonly failure: unknown }
  | {
      readonly ask: number;
      readonly address: string;
      readonly headers: readonly [string, string][];
    };

/** What the script exports. */
interface AnsweredPage {
  createAnsweredPage(
    read: (address: string) => Promise<ArrayBuffer>,
    fetch: (address: string, init?: RequestInit) => Promise<Response>,
  ): (page: { readonly html: string; readonly url: URL }) => Promise<string | null>;
}

const { siteDir, script } = workerData as AnsweringData;
const waiting = new Map<number, (answer: Response) => void>();
let asked = 0;

const loading = import(pathToFileURL(join(siteDir, script)).href).then(
  ({ createAnsweredPage }: AnsweredPage) => createAnsweredPage(read, ask),
);
// Each page awaits it and gets the failure.
loading.catch(() => {});

parentPort?.on('message', (message: ToWorker) => {
  if ('draw' in message) {
    void draw(message.draw, message.html, message.href);
    return;
  }
  const { asked: id, status, headers, body } = message;
  waiting.get(id)?.(new Response(body, { status, headers: headers.map(([...pair]) => pair) }));
  waiting.delete(id);
});

async function draw(id: number, html: string, href: string): Promise<void> {
  try {
    const complete = await loading;
    tell({ drawn: id, page: await complete({ html, url: new URL(href) }) });
  } catch (failure) {
    tell({ drawn: id, failure });
  }
}

async function read(address: string): Promise<ArrayBuffer> {
  return new Uint8Array(await readFile(join(siteDir, address))).buffer;
}

function ask(address: string, init: RequestInit = {}): Promise<Response> {
  const { promise, resolve } = Promise.withResolvers<Response>();
  asked += 1;
  waiting.set(asked, resolve);
  tell({ ask: asked, address, headers: [...new Headers(init.headers)] });
  return promise;
}

function tell(message: FromWorker): void {
  parentPort?.postMessage(message);
}
