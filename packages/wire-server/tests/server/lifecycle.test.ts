/** The life of the server process: starting, losing its database, stopping. */
import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { clusterFolder } from '../../src/system/data-folder.ts';
import { freePort } from '../../src/system/machine.ts';
import { startMailServer } from '../auth/mail-server.ts';
import { PostgresCluster } from '../postgres/cluster.ts';
import { copyDemoDatabase, copyEmptyDatabase } from './embedded.ts';
import { ServerProcess } from './server-process.ts';
import { type TemporaryFolder, temporaryFolder } from './temporary-folder.ts';

/** How long an imminent event may take on a busy machine. */
const POLL_OPTIONS = { timeout: 20_000 };

const running: ServerProcess[] = [];
const folders: TemporaryFolder[] = [];
function start(env: Readonly<Record<string, string>>): ServerProcess {
  const server = new ServerProcess(env);
  running.push(server);
  return server;
}

/** A folder for one test's data, removed when its servers have ended. */
function dataFolder(): TemporaryFolder {
  const folder = temporaryFolder();
  folders.push(folder);
  return folder;
}
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.kill()));
  for (const folder of folders.splice(0)) folder.remove();
});

/** The number of files below a folder; 0 if one disappeared during the count, so count again. */
function countFiles(folder: string): number {
  try {
    return readdirSync(folder, { recursive: true }).length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}

describe('starting', () => {
  test('all configuration mistakes are reported at once', async () => {
    const server = start({ PORT: '99999', SEED: 'lots', DATABASE_URL: 'mysql://x:secret@y/z' });
    expect(await server.end()).toBe(1);
    for (const name of ['PORT', 'SEED', 'DATABASE_URL']) expect(server.output).toContain(name);
    expect(server.output).not.toContain('secret');
  });

  test('a port in use is reported with a remedy', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const folder = dataFolder();
    const server = start({ DATA_DIR: folder.path, PORT: String(port) });
    expect(await server.end()).toBe(1);
    expect(server.output).toContain(`Port ${port} is taken`);
    other.close();
  });

  test('a folder that is not writable is reported with a remedy', async () => {
    const folder = dataFolder();
    const file = join(folder.path, 'file');
    writeFileSync(file, '');
    const server = start({ DATA_DIR: file });
    expect(await server.end()).toBe(1);
    expect(server.output).toMatch(/^Cannot store data in .*file .*Set DATA_DIR/);
  });

  // mkdir fails there with ENOENT, which Node's recursive mkdir mistakes for a missing parent.
  test.skipIf(process.platform !== 'linux')(
    'a folder that cannot be created is reported at once with a remedy',
    async () => {
      for (const folder of ['/proc/pathfinder', '/proc/pathfinder/deeper']) {
        const server = start({ DATA_DIR: folder });
        expect(await server.end()).toBe(1);
        expect(server.output).toMatch(/^Cannot store data in \/proc\/.* \(ENOENT.*Set DATA_DIR/);
      }
    },
  );

  test('a data folder that others can use is closed to them, with one line', async () => {
    const folder = dataFolder();
    chmodSync(folder.path, 0o755);
    const server = start({ DATA_DIR: folder.path });
    await server.ready();
    expect(
      server.output.match(/was open to other users of this machine; now it is not/g),
    ).toHaveLength(1);
    // Others may pass through where Postgres runs as another user.
    expect(statSync(folder.path).mode & 0o076).toBe(0);
    await server.stop();
  });

  test('a new database is filled with the demo rows, and the announcement says so once', async () => {
    const folder = dataFolder();
    await copyEmptyDatabase(folder.path);
    const first = start({ DATA_DIR: folder.path });
    await first.ready();
    expect(first.output).toContain('Filled with the demo rows');
    await first.stop();
    const second = start({ DATA_DIR: folder.path });
    await second.ready();
    expect(second.output).not.toContain('Filled with');
  });

  test('SEED=none starts empty and stays empty', async () => {
    const folder = dataFolder();
    await copyEmptyDatabase(folder.path);
    const empty = start({ DATA_DIR: folder.path, SEED: 'none' });
    await empty.ready();
    expect(await (await fetch(`${empty.url}/rest/v1/members`)).json()).toEqual([]);
    await empty.stop();
    const again = start({ DATA_DIR: folder.path });
    await again.ready();
    expect(await (await fetch(`${again.url}/rest/v1/members`)).json()).toEqual([]);
  });

  test('a start killed while it creates the database leaves it new', async () => {
    // A finished database has about a thousand files.
    const folder = await killWhileCreating([10, 500]);
    const server = start({ DATA_DIR: folder.path });
    await server.ready();
    expect(server.output).toContain('Filled with the demo rows');
    expect(await (await fetch(`${server.url}/rest/v1/members`)).json()).toHaveLength(48);
  });
});

/** Kills a start at each of these numbers of files. Where the database was finished first, tries another folder. */
async function killWhileCreating(fileCounts: readonly number[]): Promise<TemporaryFolder> {
  const folder = dataFolder();
  for (const files of fileCounts) {
    const killed = start({ DATA_DIR: folder.path });
    while (countFiles(folder.path) < files && !killed.ended) await wait(1);
    await killed.stop('SIGKILL');
    if (existsSync(clusterFolder(folder.path))) return killWhileCreating(fileCounts);
  }
  return folder;
}

describe('stopping', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('%s stops it with exit code 0', async (signal) => {
    const folder = dataFolder();
    await copyDemoDatabase(folder.path);
    const server = start({ DATA_DIR: folder.path });
    await server.ready();
    // A keep-alive connection must not delay the stop.
    await (await fetch(`${server.url}/rest/v1/members`)).json();
    expect(await server.stop(signal)).toBe(0);
  });

  test('U1 SIGTERM lets a sign-up in flight finish hashing', async () => {
    const folder = dataFolder();
    await copyDemoDatabase(folder.path);
    const server = start({ DATA_DIR: folder.path });
    await server.ready();
    const body = JSON.stringify({ email: 'ann@example.com', password: 'correct horse' });
    const request = httpRequest(`${server.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { Expect: '100-continue', 'Content-Length': body.length },
    });
    request.flushHeaders();
    await once(request, 'continue');

    const exit = server.stop('SIGTERM');
    await untilRefused(server);
    request.end(body);
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(200);
    expect(JSON.parse(await text(response))).toHaveProperty('access_token');
    expect(await exit).toBe(0);
  });

  test('Ctrl+C, which arrives twice, from the terminal and from npm, cuts nothing short', async () => {
    const folder = dataFolder();
    await copyDemoDatabase(folder.path);
    const server = start({ DATA_DIR: folder.path });
    await server.ready();
    const request = httpRequest(`${server.url}/rest/v1/members`, {
      method: 'POST',
      headers: { Expect: '100-continue', 'Content-Length': 2 },
    });
    request.flushHeaders();
    await once(request, 'continue');

    const exit = server.stop('SIGINT');
    await untilRefused(server);
    server.process.kill('SIGINT');
    request.end('{}');
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(401);
    expect(await exit).toBe(0);
  });

  test('U1 SIGTERM waits for an acknowledged mail to be sent', async () => {
    const folder = dataFolder();
    await copyDemoDatabase(folder.path);
    const greeting = Promise.withResolvers<void>();
    const mailServer = await startMailServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onConnect: (_session, greet) => void greeting.promise.then(() => greet()),
    });
    const server = start({
      DATA_DIR: folder.path,
      SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
      MAIL_FROM: 'pathfinder@example.org',
    });
    await server.ready();
    const ann = { email: 'ann@example.com', password: 'correct horse' };
    for (const [path, body] of [
      ['signup', ann],
      ['recover', { email: ann.email }],
    ] as const) {
      const init = { method: 'POST', body: JSON.stringify(body) };
      expect((await fetch(`${server.url}/auth/v1/${path}`, init)).status).toBe(200);
    }

    const exit = server.stop('SIGTERM');
    await untilRefused(server);
    greeting.resolve();
    expect(await exit).toBe(0);
    expect(mailServer.received.map(({ to }) => to)).toEqual([[ann.email]]);
    await mailServer.close();
  });
});

describe('with a Postgres server', () => {
  let cluster: PostgresCluster;
  /** The data folder, which holds the keys. */
  let folder: TemporaryFolder;
  const startOn = (database: string, env: Readonly<Record<string, string>> = {}) =>
    start({ DATABASE_URL: database, DATA_DIR: folder.path, ...env });

  beforeAll(async () => {
    cluster = await PostgresCluster.make();
    await cluster.start();
    folder = temporaryFolder();
  });
  afterAll(async () => {
    await cluster.remove();
    folder.remove();
  });

  test('SIGTERM lets a request in flight finish and accepts no new ones', async () => {
    const database = await cluster.createDatabase();
    const server = startOn(database);
    await server.ready();
    const holder = new pg.Client({ connectionString: database });
    await holder.connect();
    await holder.query('begin; lock table public.members in access exclusive mode');
    const inFlight = fetch(`${server.url}/rest/v1/members`);
    await untilBlocked(holder);

    const exit = server.stop('SIGTERM');
    await untilRefused(server);
    expect(server.ended).toBe(false);
    await holder.query('commit');
    await holder.end();

    const response = await inFlight;
    expect(response.status).toBe(200);
    expect(await response.json()).toHaveLength(48);
    expect(await exit).toBe(0);
  });

  test("U1 two servers with the same keys accept each other's sessions", async () => {
    const database = await cluster.createDatabase();
    const servers = [startOn(database), startOn(database)] as const;
    await Promise.all(servers.map((server) => server.ready()));
    const [one, other] = servers;
    const signedUp = await fetch(`${one.url}/auth/v1/signup`, {
      method: 'POST',
      body: JSON.stringify({ email: 'ann@example.com', password: 'correct horse' }),
    });
    const { access_token } = (await signedUp.json()) as { access_token: string };
    const headers = { Authorization: `Bearer ${access_token}` };
    expect((await fetch(`${other.url}/auth/v1/user`, { headers })).status).toBe(200);
    await Promise.all(servers.map((server) => server.stop()));
  });

  test('W3 an unavailable database gives 503 with Retry-After until it is available again', async () => {
    const database = await cluster.createDatabase();
    const server = startOn(database);
    await server.ready();
    const { url } = server;
    await cluster.stop();
    for (const path of ['/health', '/rest/v1/members']) {
      const response = await fetch(url + path);
      expect(response.status).toBe(503);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    await cluster.start();
    await expect.poll(() => fetch(`${url}/health`).then((r) => r.status), POLL_OPTIONS).toBe(200);
    expect(await (await fetch(`${url}/rest/v1/members`)).json()).toHaveLength(48);
  });

  test('each outage of the database and its end are printed', async () => {
    const server = startOn(await cluster.createDatabase(), { LOG_LEVEL: 'silent' });
    await server.ready();
    const health = () => fetch(`${server.url}/health`).then(({ status }) => status);
    const outage =
      /Waiting for the database: [^\n]*ECONNREFUSED[^\n]*\n(?:Waiting [^\n]*\n)*Database available again\n/g;
    for (const outages of [1, 2]) {
      await cluster.stop();
      expect(await health()).toBe(503);
      expect(await health()).toBe(503);
      await cluster.start();
      await expect.poll(health, POLL_OPTIONS).toBe(200);
      await expect.poll(() => server.output.match(outage)?.length, POLL_OPTIONS).toBe(outages);
    }
    expect(server.output.match(/Database available again/g)).toHaveLength(2);
  });

  test('a server waits for a database that is not up yet, with 503 meanwhile', async () => {
    const database = await cluster.createDatabase();
    await cluster.stop();
    const { host } = new URL(database);
    const port = await freePort();
    const server = startOn(database, { PORT: String(port) });
    await server.prints(/\n/);
    expect(server.output).toBe(
      `Waiting for the database: connect ECONNREFUSED ${host}; retrying\n`,
    );
    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(503);
    await cluster.start();
    await server.ready();
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
  });

  test('a server can be stopped while it waits for its database', async () => {
    const database = await cluster.createDatabase();
    await cluster.stop();
    const server = startOn(database);
    await server.prints(/Waiting for the database/);
    expect(await server.stop()).toBe(0);
    await cluster.start();
  });
});

/** Resolves once the server refuses new connections. */
async function untilRefused(server: ServerProcess): Promise<void> {
  const health = () =>
    fetch(`${server.url}/health`).then(
      ({ status }) => status,
      () => 'refused',
    );
  await expect.poll(health, POLL_OPTIONS).toBe('refused');
}

/** Resolves once a statement waits for the lock. */
async function untilBlocked(holder: pg.Client): Promise<void> {
  await expect
    .poll(async () => {
      // Inside a transaction Postgres would repeat its first snapshot.
      await holder.query('select pg_stat_clear_snapshot()');
      const { rows } = await holder.query(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock'",
      );
      return rows.length;
    }, POLL_OPTIONS)
    .toBeGreaterThan(0);
}
