/** The attackers of answered-pages, as a worker with its own event loop. Posts whether each page had its answer. */
import { Agent, type IncomingMessage, request } from 'node:http';
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { type Random, seededRandom } from './seeded-random.ts';

export interface PageAskers {
  readonly url: string;
  readonly sockets: number;
  readonly addresses: readonly string[];
  readonly seed: number;
}

/** Of a need: about as many as the server answers at most (300 characters). */
const WORDS = 40;
/** Only a page with its answer may not be kept by shared caches. */
const ANSWERED = /private/;
const KNOWN =
  'roof leak my house needs a plumber or an electrician who can fix wiring kitchen sink tax'.split(
    ' ',
  );

const { url, sockets, addresses, seed } = workerData as PageAskers;
const random = seededRandom(seed);
// Real attackers have their own machines, so these take only the processor time that the server leaves.
setPriority(constants.priority.PRIORITY_LOW);
for (let n = 0; n < sockets; n++) void attack(n);

async function attack(n: number): Promise<never> {
  const localAddress = addresses[n % addresses.length] ?? '127.0.0.1';
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    const answered = await open(`${url}/?q=${need(random)}`, localAddress, agent).catch(() => null);
    parentPort?.postMessage(answered);
  }
}

/** Whether the page came with its answer. */
async function open(page: string, localAddress: string, agent: Agent): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const headers = { 'Accept-Encoding': 'br' };
  request(page, { localAddress, agent, headers }, resolve).once('error', reject).end();
  const answer = await promise;
  await new Promise((done) => answer.once('close', done).resume());
  return ANSWERED.test(answer.headers['cache-control'] ?? '');
}

/** Never the same twice. */
function need(random: Random): string {
  const words = Array.from({ length: WORDS }, () => KNOWN[random.between(0, KNOWN.length - 1)]);
  return encodeURIComponent(words.join(' '));
}
