/**
 * A database that does not answer: frozen, or behind a network that drops everything. Clients keep sending reads,
 * writes, sign-ins and health checks. Each must be answered in time, and succeed soon after the database is back.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { PostgresCluster, temporaryFolder } from 'wire-server/testing';
import { processesUnder } from '../bench/process-memory.ts';
import { BlackholeProxy } from './blackhole-proxy.ts';
import { FaultyServer } from './faulty-server.ts';

export const ABSENCES = ['frozen', 'unreachable'] as const;
export type Absence = (typeof ABSENCES)[number];

/** The outcome of the requests during one absence. */
export interface Endured {
  readonly what: Absence;
  readonly seconds: number;
  readonly requests: number;
  /** Requests without a response, or with a failure other than 503 with Retry-After: path and status. */
  readonly failed: readonly string[];
  readonly slowestMs: number;
  readonly slowestHealthMs: number;
  /** From the database's return until a read, a write and a sign-in have succeeded. */
  readonly recoveryMs: number;
}

/** Pause between two requests of the same kind. */
const PAUSE_MS = 100;
const RECOVERY_POLL_MS = 50;
const RECOVERY_LIMIT_MS = 60_000;
const REQUEST_LIMIT_MS = 60_000;
const MS_PER_SECOND = 1_000;
const CREDENTIALS = { email: 'ann@example.com', password: 'correct horse battery' };

interface Asked {
  readonly path: string;
  readonly body?: object;
}

const HEALTH: Asked = { path: '/health' };
const WORK: readonly Asked[] = [
  { path: '/rest/v1/members?select=*&order=priority.asc,member_name.asc' },
  { path: '/rest/v1/members', body: { member_name: 'Ann', profession_role: 'Tester' } },
  { path: '/auth/v1/token?grant_type=password', body: CREDENTIALS },
];

/** A server whose database can be taken away and brought back. */
interface Target {
  readonly server: FaultyServer;
  leave(): void;
  comeBack(): void;
  end(): Promise<void>;
}

/** @param seconds how long the database is absent. */
export async function absentDatabase(what: Absence, seconds: number): Promise<Endured> {
  const target = await (what === 'frozen' ? freezable() : behindProxy());
  try {
    return await endure(target, what, seconds);
  } finally {
    target.comeBack();
    await target.end();
  }
}

/** How long a server takes to stop, in milliseconds, while its Postgres is frozen. */
export async function stopWhileFrozen(): Promise<number> {
  const { server, leave, comeBack, end } = await freezable();
  try {
    leave();
    const asked = performance.now();
    await server.process.stop();
    return performance.now() - asked;
  } finally {
    comeBack();
    await end();
  }
}

async function freezable(): Promise<Target> {
  const folder = temporaryFolder();
  const server = await FaultyServer.start(folder.path);
  const postgres = server.process.postgres ?? 0;
  const signal = (name: NodeJS.Signals) => {
    for (const pid of processesUnder([postgres])) process.kill(pid, name);
  };
  return {
    server,
    leave: () => signal('SIGSTOP'),
    comeBack: () => signal('SIGCONT'),
    async end() {
      await server.process.kill();
      folder.remove();
    },
  };
}

async function behindProxy(): Promise<Target> {
  const folder = temporaryFolder();
  const cluster = await PostgresCluster.make();
  await cluster.start();
  const url = new URL(await cluster.createDatabase());
  const proxy = await BlackholeProxy.before(url.hostname, Number(url.port));
  url.port = String(proxy.port);
  const server = await FaultyServer.start(folder.path, { DATABASE_URL: url.href });
  return {
    server,
    leave: () => proxy.drop(),
    comeBack: () => proxy.pass(),
    async end() {
      await server.process.kill();
      proxy.close();
      await cluster.remove();
      folder.remove();
    },
  };
}

async function endure(
  { server, leave, comeBack }: Target,
  what: Absence,
  seconds: number,
): Promise<Endured> {
  const asking = new Asking(server);
  await asking.signUp();
  // So that several connections of each kind are open when the database goes away.
  await Promise.all(Array.from({ length: 8 }, () => asking.untilAllSucceed()));
  leave();
  const asked: Promise<void>[] = [];
  for (const end = Date.now() + seconds * MS_PER_SECOND; Date.now() < end; ) {
    for (const kind of [HEALTH, ...WORK]) asked.push(asking.note(kind));
    await wait(PAUSE_MS);
  }
  comeBack();
  const returned = performance.now();
  await asking.untilAllSucceed();
  const recoveryMs = performance.now() - returned;
  await Promise.all(asked);
  const { failed, slowestMs, slowestHealthMs } = asking;
  return {
    what,
    seconds,
    requests: asked.length,
    failed,
    slowestMs,
    slowestHealthMs,
    recoveryMs,
  };
}

class Asking {
  readonly #server: FaultyServer;
  readonly failed: string[] = [];
  slowestMs = 0;
  slowestHealthMs = 0;

  constructor(server: FaultyServer) {
    this.#server = server;
  }

  async signUp(): Promise<void> {
    await this.#ask({ path: '/auth/v1/signup', body: CREDENTIALS });
  }

  /** Sends a request and records the outcome. */
  async note(asked: Asked): Promise<void> {
    const started = performance.now();
    const answer = await this.#ask(asked);
    const ms = performance.now() - started;
    if (asked === HEALTH) this.slowestHealthMs = Math.max(this.slowestHealthMs, ms);
    else this.slowestMs = Math.max(this.slowestMs, ms);
    const refused = answer?.status === 503 && answer.headers.has('Retry-After');
    if (!answer?.ok && !refused) {
      this.failed.push(`${asked.path} ${answer?.status ?? 'no response'}`);
    }
  }

  /** Repeats each kind of request until it has succeeded once. */
  async untilAllSucceed(): Promise<void> {
    await Promise.all(
      WORK.map(async (asked) => {
        const deadline = performance.now() + RECOVERY_LIMIT_MS;
        for (;;) {
          // A request that hangs must not delay the next try.
          const answer = await Promise.race([this.#ask(asked), wait(MS_PER_SECOND, null)]);
          if (answer?.ok) return;
          if (performance.now() > deadline) throw new Error(`${asked.path} does not recover.`);
          await wait(RECOVERY_POLL_MS);
        }
      }),
    );
  }

  /** The response, with its body read; null without one. */
  async #ask({ path, body }: Asked): Promise<Response | null> {
    try {
      const answer = await fetch(this.#server.process.url + path, {
        headers: {
          'Content-Type': 'application/json',
          ...(path.startsWith('/rest') && body && { apikey: this.#server.serviceKey }),
        },
        signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      });
      await answer.arrayBuffer();
      return answer;
    } catch {
      return null;
    }
  }
}
