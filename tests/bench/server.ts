/** The server's speed, memory and restart time, compared with `@supabase/lite` if that is installed. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, promisify } from 'node:util';
import type { Load, Pace } from './load.ts';
import type { MeasuredServer } from './measured-server.ts';
import { makePathfinder } from './pathfinder-server.ts';
import { median } from './report.ts';
import { isSupabaseLiteInstalled, makeSupabaseLite } from './supabase-lite-server.ts';

const LOAD = fileURLToPath(new URL('load.ts', import.meta.url));
const WEB_BUILD = fileURLToPath(new URL('../../scripts/web-build.ts', import.meta.url));

/** The page's own request (W1). */
const MEMBERS = '/rest/v1/members?select=*&order=priority.asc,member_name.asc';
const CREDENTIALS = JSON.stringify({
  email: 'bench@example.com',
  password: 'a long enough secret',
});
const READ = { request: 'member list', path: MEMBERS, body: '' } as const;
const SIGN_IN = {
  request: 'sign-in',
  path: '/auth/v1/token?grant_type=password',
  body: CREDENTIALS,
} as const;

/** One visitor at a time, a few, and a crowd; and eight concurrent sign-ins. */
const KINDS = [
  { ...READ, connections: 1 },
  { ...READ, connections: 8 },
  { ...READ, connections: 32 },
  { ...READ, connections: 200 },
  { ...SIGN_IN, connections: 8 },
] as const;
type Kind = (typeof KINDS)[number];

/** Timed runs of each kind, alternating between servers. */
const RUNS = 5;
/** Seconds of warm-up and of timing in each run. */
const WARM_UP_SECONDS = 1;
const TIMED_SECONDS = 3;
/** Seconds of warm-up for each kind before its first run, for the JIT compiler. */
const FIRST_WARM_UP_SECONDS = 4;
const RESTARTS = 5;
/** Sequential reads between a restart and the memory measurement. */
const READS_AFTER_RESTART = 1_000;

export interface Measured {
  readonly paces: readonly PaceOfServer[];
  readonly upkeep: readonly Upkeep[];
}

export interface PaceOfServer {
  readonly server: string;
  readonly request: Kind['request'];
  readonly connections: number;
  /** Medians of the runs. */
  readonly pace: Pace;
}

export interface Upkeep {
  readonly server: string;
  /** Milliseconds from spawning the process to its first 200, with no database yet. */
  readonly firstStart: number;
  /** The same with an existing database; the median of the restarts. */
  readonly restart: number;
  /** Megabytes after the last restart and its reads. */
  readonly memory: number;
}

export async function measureServer(): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'pathfinder-bench-'));
  const servers: MeasuredServer[] = [];
  try {
    for (const make of [makePathfinder, ...(isSupabaseLiteInstalled() ? [makeSupabaseLite] : [])]) {
      servers.push(await make(await mkdtemp(join(folder, 'server-'))));
    }
    await buildPage();
    const firstStarts: number[] = [];
    for (const server of servers) firstStarts.push(await server.start());
    await checkSameRows(servers);
    for (const server of servers) await signUp(server);
    return {
      paces: await measurePaces(servers),
      upkeep: await measureUpkeep(servers, firstStarts),
    };
  } finally {
    for (const server of servers) await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** In any order: each database sorts names differently. */
async function checkSameRows(servers: readonly MeasuredServer[]): Promise<void> {
  const [ours = [], ...peers] = await Promise.all(servers.map(membersById));
  if (ours.length === 0 || peers.some((rows) => !isDeepStrictEqual(rows, ours))) {
    throw new Error('The servers do not return the same members.');
  }
}

async function membersById(server: MeasuredServer): Promise<unknown[]> {
  const rows = (await (await server.ask(MEMBERS)).json()) as { id: string }[];
  return rows.toSorted((a, b) => a.id.localeCompare(b.id));
}

async function signUp(server: MeasuredServer): Promise<void> {
  const answer = await server.ask('/auth/v1/signup', CREDENTIALS);
  if (!answer.ok) throw new Error(`A sign-up was refused: ${await answer.text()}`);
}

async function measurePaces(servers: readonly MeasuredServer[]): Promise<PaceOfServer[]> {
  const paces: PaceOfServer[] = [];
  for (const kind of KINDS) {
    console.log(`measuring ${kind.request} on ${kind.connections}`);
    for (const server of servers) await load(server, kind, FIRST_WARM_UP_SECONDS);
    const runs: Pace[][] = servers.map(() => []);
    for (let run = 0; run < RUNS; run++) {
      for (const [i, server] of servers.entries())
        runs[i]?.push(await load(server, kind, WARM_UP_SECONDS));
    }
    for (const [i, { name }] of servers.entries()) {
      const { request, connections } = kind;
      paces.push({ server: name, request, connections, pace: middle(runs[i] ?? []) });
    }
  }
  return paces;
}

async function load(server: MeasuredServer, kind: Kind, warmUp: number): Promise<Pace> {
  const { url, headers } = server.address(kind.path, kind.body);
  const { body, connections } = kind;
  const order: Load = { url, headers, body, connections, warmUp, seconds: TIMED_SECONDS };
  const node = promisify(execFile);
  const { stdout } = await node(process.execPath, [LOAD, JSON.stringify(order)]);
  return JSON.parse(stdout);
}

function middle(runs: readonly Pace[]): Pace {
  const of = (figure: keyof Pace) => median(runs.map((run) => run[figure]));
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99') };
}

/** So that no first start includes the build. */
async function buildPage(): Promise<void> {
  await promisify(execFile)(process.execPath, [WEB_BUILD]);
}

async function measureUpkeep(
  servers: readonly MeasuredServer[],
  firstStarts: readonly number[],
): Promise<Upkeep[]> {
  // Each is measured alone on the machine.
  for (const server of servers) await server.stop();
  const upkeep: Upkeep[] = [];
  for (const [i, server] of servers.entries()) {
    console.log(`restarting ${server.name}`);
    const times: number[] = [];
    for (let restart = 0; restart < RESTARTS; restart++) {
      await server.stop();
      times.push(await server.start());
    }
    for (let read = 0; read < READS_AFTER_RESTART; read++) {
      await (await server.ask(MEMBERS)).arrayBuffer();
    }
    upkeep.push({
      server: server.name,
      firstStart: firstStarts[i] ?? Number.NaN,
      restart: median(times),
      memory: await server.memory(),
    });
    await server.stop();
  }
  return upkeep;
}
