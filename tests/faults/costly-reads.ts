/**
 * Visitors who send the costliest reads possible, on many connections, some without reading the responses. They must
 * hardly slow the health check, sign-ins or a visitor from another address, and memory must stay bounded.
 */

import { Worker } from 'node:worker_threads';
import { chainKind } from 'domain/chain-fields.ts';
import { memberKind } from 'domain/member-fields.ts';
import { temporaryFolder } from 'wire-server/testing';
import { askFrom } from './ask-from.ts';
import { bystanders, CREDENTIALS, type Noticed, OPERATOR } from './bystanders.ts';
import type { CostlyVisitors } from './costly-visitors.ts';
import { FaultyServer } from './faulty-server.ts';
import { longRow } from './long-rows.ts';

export const ATTACKERS = ['one address', 'many addresses'] as const;
export type Attackers = (typeof ATTACKERS)[number];

export interface Attacked extends Noticed {
  readonly from: Attackers;
  readonly sockets: number;
  readonly seconds: number;
  /** Costly reads that were answered with rows, and those that were refused. */
  readonly answered: number;
  readonly refused: number;
  /** Of the server and its Postgres. */
  readonly mostBytes: number;
}

/** Their rows have the maximum length, so a page of them is close to the largest possible. */
const MEMBERS = 2_000;
const CHAINS = 100;
const ROWS_PER_REQUEST = 250;
const ADDRESSES: Readonly<Record<Attackers, readonly string[]>> = {
  'one address': ['127.0.0.1'],
  'many addresses': Array.from({ length: 250 }, (_, n) => `127.0.1.${n + 1}`),
};
const MS_PER_SECOND = 1_000;
const DIRECTORY = '/rest/v1/members?select=*&order=priority.asc,member_name.asc&limit=50';

/** @param seconds how long the attack lasts at least; longer until a read was answered and another refused. */
export async function costlyReads(
  from: Attackers,
  sockets: number,
  seconds: number,
  seed: number,
): Promise<Attacked> {
  const folder = temporaryFolder();
  const server = await FaultyServer.start(folder.path, { LIMITS: 'on', MAX_ROWS: '1000' });
  try {
    await fill(server);
    return await attack(server, from, sockets, seconds, seed);
  } finally {
    await server.process.kill();
    folder.remove();
  }
}

async function fill(server: FaultyServer): Promise<void> {
  const post = async (path: string, body: object) => {
    const { process, serviceKey } = server;
    const status = await askFrom(process.url + path, { address: OPERATOR, body, key: serviceKey });
    if (status >= 300) throw new Error(`${path} answered ${status}`);
  };
  await post('/auth/v1/admin/users', { ...CREDENTIALS, email_confirm: true });
  for (const { kind, rows } of [
    { kind: memberKind, rows: MEMBERS },
    { kind: chainKind, rows: CHAINS },
  ]) {
    for (let done = 0; done < rows; done += ROWS_PER_REQUEST) {
      const count = Math.min(ROWS_PER_REQUEST, rows - done);
      await post(
        `/rest/v1/${kind.table}`,
        Array.from({ length: count }, (_, n) => longRow(kind.fields, done + n)),
      );
    }
  }
}

async function attack(
  server: FaultyServer,
  from: Attackers,
  sockets: number,
  seconds: number,
  seed: number,
): Promise<Attacked> {
  const until = performance.now() + seconds * MS_PER_SECOND;
  const counts = { answered: 0, refused: 0 };
  // On a busy machine the attackers may get no processor time for seconds, and an attack without reads proves nothing.
  const isOver = () => performance.now() > until && counts.answered > 0 && counts.refused > 0;
  let mostBytes = 0;
  const { url } = server.process;
  const workerData: CostlyVisitors = { url, sockets, addresses: ADDRESSES[from], seed };
  const attackers = new Worker(new URL('costly-visitors.ts', import.meta.url), { workerData });
  attackers.on('message', (answered: boolean) => {
    if (answered) counts.answered += 1;
    else counts.refused += 1;
  });
  const { process: node, postgres } = server.process;
  const watcher = new Worker(new URL('memory-watcher.ts', import.meta.url), {
    workerData: [node.pid ?? 0, postgres ?? 0],
  });
  watcher.on('message', (bytes: number) => {
    mostBytes = Math.max(mostBytes, bytes);
  });
  const noticed = await bystanders(url, DIRECTORY, isOver);
  await Promise.all([attackers.terminate(), watcher.terminate()]);
  return { from, sockets, seconds, ...counts, ...noticed, mostBytes };
}
