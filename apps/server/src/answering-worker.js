/**
 * Draws pages with their answers, in a thread of its own: however many are asked for, the server's own thread stays
 * free. Run by answer-page.ts. Its types are in comments, because removing them would cost the thread 12 MB of memory.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

/** @import { AnsweredPage, AnsweringData, FromWorker, ToWorker } from './answer-page.ts' */

/** @type {AnsweringData} */
const { siteDir, script } = workerData;
/** @type {Map<number, (answer: Response) => void>} */
const waiting = new Map();
let asked = 0;

/** @type {Promise<AnsweredPage>} */
const importing = import(pathToFileURL(join(siteDir, script)).href);
const loading = importing.then(({ createAnsweredPage }) => createAnsweredPage(read, ask));
// Each page awaits it and gets the failure.
loading.catch(() => {});

/** @param {ToWorker} message */
function receive(message) {
  if ('draw' in message) {
    void draw(message.draw, message.html, message.href);
    return;
  }
  const { asked: id, status, headers, body } = message;
  // Of some statuses, such as 304, no body is allowed, not even an empty one.
  const answer = new Response(body.byteLength === 0 ? null : body, { status, headers });
  waiting.get(id)?.(answer);
  waiting.delete(id);
}
parentPort?.on('message', receive);

/** @type {(id: number, html: string, href: string) => Promise<void>} */
async function draw(id, html, href) {
  try {
    const complete = await loading;
    tell({ drawn: id, page: await complete({ html, url: new URL(href) }) });
  } catch (failure) {
    tell({ drawn: id, failure });
  }
}

/** @type {(address: string) => Promise<ArrayBuffer>} */
async function read(address) {
  return new Uint8Array(await readFile(join(siteDir, address))).buffer;
}

/** @type {(address: string, init?: RequestInit) => Promise<Response>} */
function ask(address, init = {}) {
  const { promise, resolve } = Promise.withResolvers();
  asked += 1;
  waiting.set(asked, resolve);
  tell({ ask: asked, address, headers: [...new Headers(init.headers)] });
  return promise;
}

/** @param {FromWorker} message */
function tell(message) {
  parentPort?.postMessage(message);
}
