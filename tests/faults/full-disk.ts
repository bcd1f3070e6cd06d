/** A disk that fills up during writes: too full for tables, or too full for Postgres to continue. */
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { connectionTo } from 'wire-server/testing';
import { FaultyServer } from './faulty-server.ts';
import { LoopDisk } from './loop-disk.ts';
import { addRound, noRounds, type Outcome } from './outcome.ts';

const DISK_MB = 200;
const WRITES_BEFORE = 50;
const WRITES_AFTER = 10;
const POLL_MS = 10;
/** Sizes of the pieces that fill the disk, each written until none fits, in bytes. */
const PIECES_BYTES = [2 ** 20, 2 ** 12, 1];
const SOCKET_PORT = 5432;
/** Size of one record in Postgres' log. */
const LOG_RECORD_BYTES = 1_000_000;

export const FULL_CASES = ['tables', 'the log'] as const;
type FullFor = (typeof FULL_CASES)[number];

export interface FullDisk {
  /**
   * Nothing may be lost or duplicated; the recovery is the slower of the running and the restarted server's.
   */
  readonly outcome: Outcome;
  /** What users are told: the response bodies of a refused write to the directory and a refused sign-up. */
  readonly refusals: readonly string[];
  /** Whether the member list stayed readable. */
  readonly reads: boolean;
  /** What a server prints when started on the full disk. */
  readonly startLine: string;
}

export async function fullDisk(what: FullFor): Promise<FullDisk> {
  const disk = new LoopDisk(DISK_MB);
  const dataDir = join(disk.path, 'data');
  const server = await FaultyServer.start(dataDir);
  try {
    const writers = server.writers();
    await writers.acknowledge(WRITES_BEFORE);
    await fill(disk);
    if (what === 'the log') await exhaustLog(disk, dataDir);
    const refusals = [await refusal(server, disk, MEMBERS), await refusal(server, disk, ACCOUNT)];
    const reads = (await server.health()) === 200;
    empty(disk);
    const recovered = await server.recover();
    await writers.acknowledge(WRITES_AFTER);
    await fill(disk);
    await writers.stop();
    const startLine = await startWithoutRoom(server, disk);
    empty(disk);
    const freed = performance.now();
    await server.process.ready();
    const started = performance.now() - freed;
    const verdict = await writers.verify(server.process);
    await server.process.stop();
    const before = noRounds(`disk full: no room for ${what}`);
    const outcome = addRound(before, verdict, Math.max(recovered, started));
    return { outcome, refusals, reads, startLine };
  } finally {
    await server.process.kill();
    await disk.remove();
  }
}

function filler(disk: LoopDisk): string {
  return join(disk.path, 'filler');
}

/** Uses up all free space. */
async function fill(disk: LoopDisk): Promise<void> {
  const file = openSync(filler(disk), 'a');
  for (const size of PIECES_BYTES) {
    const piece = Buffer.alloc(size);
    try {
      while (writeSync(file, piece) > 0);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
  closeSync(file);
}

function empty(disk: LoopDisk): void {
  rmSync(filler(disk));
}

/** Restarts the server on the full disk. @returns what it prints. */
async function startWithoutRoom(server: FaultyServer, disk: LoopDisk): Promise<string> {
  for (;;) {
    await server.process.kill();
    await fill(disk);
    server.begin();
    const [line] = await server.process.prints(/^Waiting for .*disk is full.*\n|is ready/m);
    if (line !== 'is ready') return line.trim();
    // The last processes of Postgres freed some of its log after the disk was filled.
  }
}

/** Writes to Postgres' log until the disk is full. Postgres then exits, since it cannot make anything durable. */
async function exhaustLog(disk: LoopDisk, dataDir: string): Promise<void> {
  const socket = { host: join(dataDir, 'database'), port: SOCKET_PORT, password: null };
  const client = new pg.Client(connectionTo(socket));
  client.on('error', () => {});
  await client.connect();
  try {
    for (;;) {
      await client.query(
        `select pg_logical_emit_message(true, 'fill', repeat('x', ${LOG_RECORD_BYTES}))`,
      );
      await fill(disk);
    }
  } catch {
    await client.end().catch(() => {});
  }
}

interface Asked {
  readonly path: string;
  readonly body: object;
}
/** Together too large for the free space of a page. */
const MEMBERS: Asked = {
  path: '/rest/v1/members',
  body: Array.from({ length: 20 }, () => ({
    member_name: 'Ann',
    profession_role: 'Baker',
    company: 'x'.repeat(200),
  })),
};
const ACCOUNT: Asked = {
  path: '/auth/v1/signup',
  body: { email: 'ann@example.com', password: 'correct horse battery' },
};

/** The server's refusal once nothing fits: until then existing pages may have room. */
async function refusal(
  server: FaultyServer,
  disk: LoopDisk,
  { path, body }: Asked,
): Promise<string> {
  for (let turn = 0; ; turn++) {
    const sent = path === ACCOUNT.path ? { ...body, email: `ann${turn}@example.com` } : body;
    const answer = await fetch(server.process.url + path, {
      method: 'POST',
      headers: { apikey: server.serviceKey, 'Content-Type': 'application/json' },
      body: JSON.stringify(sent),
    });
    const text = await answer.text();
    if (answer.status === 503 && text.includes('full')) return text;
    if (answer.status === 400) throw new Error(`${path} was refused as invalid: ${text}`);
    await fill(disk);
    await wait(POLL_MS);
  }
}
