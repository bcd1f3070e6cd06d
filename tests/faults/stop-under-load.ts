/**
 * SIGTERM under load: every request on an accepted connection is answered, whether its client keeps connections or
 * opens one for each request.
 */

import { Agent, request } from 'node:http';
import { temporaryFolder } from 'wire-server/testing';
import { copyDemoDatabase, PathfinderServer } from '../pathfinder-server.ts';
import { type Random, seededRandom } from './seeded-random.ts';

/** Each has one request in flight at any time. */
const CONNECTIONS = 32;
const [MIN_RESPONSES, MAX_RESPONSES] = [200, 1_000];
const MEMBERS = '/rest/v1/members?select=*&order=priority.asc,member_name.asc';

export interface Stopped {
  readonly rounds: number;
  readonly answered: number;
  /** Requests without a complete response although the server had accepted their connection. */
  readonly reset: number;
  /** Exit codes other than 0. */
  readonly failed: number;
  /** Milliseconds from SIGTERM to the exit of the process, in the slowest round. */
  readonly stopMs: number;
}

export async function stopUnderLoad(rounds: number, seed: number): Promise<Stopped> {
  const random = seededRandom(seed);
  const folder = temporaryFolder();
  await copyDemoDatabase(folder.path);
  let stopped: Stopped = { rounds: 0, answered: 0, reset: 0, failed: 0, stopMs: 0 };
  try {
    for (let round = 0; round < rounds; round++) {
      stopped = add(stopped, await stopOnce(folder.path, round % 2 === 0, random));
    }
  } finally {
    folder.remove();
  }
  return stopped;
}

async function stopOnce(dataDir: string, keepAlive: boolean, random: Random): Promise<Stopped> {
  const server = await PathfinderServer.ready({ DATA_DIR: dataDir });
  try {
    const load = new Load(`${server.url}${MEMBERS}`, keepAlive);
    await load.answers(random.between(MIN_RESPONSES, MAX_RESPONSES));
    const asked = performance.now();
    const exit = await server.stop();
    const stopMs = performance.now() - asked;
    await load.ended;
    const { answered, reset } = load;
    return { rounds: 1, answered, reset, failed: exit === 0 ? 0 : 1, stopMs };
  } finally {
    await server.kill();
  }
}

class Load {
  readonly #url: string;
  readonly #agent: Agent;
  #noted: () => void = () => {};
  answered = 0;
  reset = 0;
  /** Resolves once the server refuses all connections. */
  readonly ended: Promise<unknown>;

  constructor(url: string, keepAlive: boolean) {
    this.#url = url;
    this.#agent = new Agent({ keepAlive, maxSockets: CONNECTIONS });
    this.ended = Promise.all(Array.from({ length: CONNECTIONS }, () => this.#askOn()));
  }

  async answers(count: number): Promise<void> {
    while (this.answered < count) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#noted = resolve;
      await promise;
    }
  }

  async #askOn(): Promise<void> {
    for (;;) {
      const outcome = await this.#ask();
      if (outcome === 'refused') return;
      this[outcome] += 1;
      this.#noted();
    }
  }

  #ask(): Promise<'answered' | 'reset' | 'refused'> {
    const { promise, resolve } = Promise.withResolvers<'answered' | 'reset' | 'refused'>();
    request(this.#url, { agent: this.#agent }, (answer) => {
      answer
        .resume()
        .once('error', () => resolve('reset'))
        .once('end', () => resolve('answered'));
    })
      .once('error', ({ code }: NodeJS.ErrnoException) =>
        resolve(code === 'ECONNREFUSED' ? 'refused' : 'reset'),
      )
      .end();
    return promise;
  }
}

function add(before: Stopped, round: Stopped): Stopped {
  return {
    rounds: before.rounds + round.rounds,
    answered: before.answered + round.answered,
    reset: before.reset + round.reset,
    failed: before.failed + round.failed,
    stopMs: Math.max(before.stopMs, round.stopMs),
  };
}
