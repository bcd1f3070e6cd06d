/** The embedded database as a child process: ownership, termination, and the data folder's contents. */
import { type ChildProcess, execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeCluster, readPassword } from '../../src/db/embedded/cluster-folder.ts';
import { openEmbedded } from '../../src/db/embedded/embedded-postgres.ts';
import {
  findBinaries,
  POSTGRES_MAJOR,
  unprivileged,
} from '../../src/db/embedded/postgres-programs.ts';
import { runPostmaster, stopPostmaster } from '../../src/db/embedded/postmaster.ts';
import { connectionTo, findRunning } from '../../src/db/embedded/running-postgres.ts';
import { clusterFolder } from '../../src/system/data-folder.ts';
import { freePort } from '../../src/system/machine.ts';
import { copyDemoDatabase, LOCKFILE } from './embedded.ts';
import { ServerProcess } from './server-process.ts';
import { type TemporaryFolder, temporaryFolder } from './temporary-folder.ts';

const POLL_OPTIONS = { timeout: 20_000 };
/** Requests that need more connections than one. */
const AT_ONCE = 8;
const PRIVATE_SOCKET = 0o700;
const PERMISSION_BITS = 0o777;

let folder: TemporaryFolder;
const running: ServerProcess[] = [];

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.kill()));
  folder.remove();
});

function start(dataDir = folder.path, env: Readonly<Record<string, string>> = {}): ServerProcess {
  const server = new ServerProcess({ DATA_DIR: dataDir, ...env });
  running.push(server);
  return server;
}

async function ready(dataDir?: string): Promise<ServerProcess> {
  const server = start(dataDir);
  await server.ready();
  return server;
}

/** The output of a server that exits instead of starting. */
async function refusal(dataDir?: string): Promise<string> {
  const server = start(dataDir);
  expect(await server.end()).toBe(1);
  expect(server.output.trim()).not.toContain('\n');
  return server.output;
}

async function addAccount({ url }: ServerProcess, email: string): Promise<number> {
  const body = JSON.stringify({ email, password: 'correct horse battery' });
  return (await fetch(`${url}/auth/v1/signup`, { method: 'POST', body })).status;
}

async function signIn({ url }: ServerProcess, email: string): Promise<number> {
  const body = JSON.stringify({ email, password: 'correct horse battery' });
  return (await fetch(`${url}/auth/v1/token?grant_type=password`, { method: 'POST', body })).status;
}

function checkpointerOf(postmaster: number): number {
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
  const pids = children.trim().split(' ');
  const isCheckpointer = (pid: string) =>
    /checkpointer/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  return Number(pids.find(isCheckpointer));
}

const health = ({ url }: ServerProcess) => fetch(`${url}/health`).then(({ status }) => status);

describe('one server per data folder', () => {
  beforeEach(() => copyDemoDatabase(folder.path));

  test("a second server is refused with the first one's process id", async () => {
    const first = await ready();
    expect(await refusal()).toContain(`Another server (process ${first.process.pid})`);
    expect(await health(first)).toBe(200);
  });

  test('of several servers started together after a crash, exactly one wins', async () => {
    const dead = await ready();
    await dead.kill();
    const rivals = [start(), start(), start()];
    await Promise.all(
      rivals.map((rival) => rival.prints(/is ready|already uses/).catch(() => undefined)),
    );
    const winners = rivals.filter(({ output }) => output.includes('is ready'));
    expect(winners).toHaveLength(1);
    for (const loser of rivals.filter((rival) => rival !== winners[0])) {
      expect(await loser.end()).toBe(1);
      expect(loser.output).toContain(`process ${winners[0]?.process.pid})`);
    }
  });

  test('a stop ends Postgres too, and the folder can be opened again', async () => {
    const first = await ready();
    expect(first.postgres).toBeGreaterThan(0);
    expect(await first.stop()).toBe(0);
    expect(first.postgres).toBeNull();
    await ready();
  });

  test("Postgres accepts connections only through its owner's socket", async () => {
    await ready();
    const pidFile = readFileSync(join(clusterFolder(folder.path), 'postmaster.pid'), 'utf8');
    const [, , , port, socketFolder = '', listenAddress] = pidFile.split('\n');
    expect(listenAddress).toBe('');
    expect(statSync(socketFolder).mode & PERMISSION_BITS).toBe(PRIVATE_SOCKET);
    const { mode } = statSync(join(socketFolder, `.s.PGSQL.${port}`));
    expect(mode & PERMISSION_BITS).toBe(PRIVATE_SOCKET);
  });
});

test('a Postgres that another program tells to stop is started again', async () => {
  await copyDemoDatabase(folder.path);
  const server = await ready();
  const { postgres } = server;
  process.kill(postgres ?? 0, 'SIGTERM');
  // Open connections keep working; the first new one detects the stop.
  const isBack = async () => {
    await Promise.all(Array.from({ length: AT_ONCE }, () => signIn(server, 'ann@example.com')));
    return /Postgres ended unexpectedly[\s\S]*Database available again/.test(server.output);
  };
  await expect.poll(isBack, POLL_OPTIONS).toBe(true);
  await expect.poll(() => health(server), POLL_OPTIONS).toBe(200);
  expect(server.postgres).not.toBe(postgres);
  expect(await server.stop()).toBe(0);
});

test('W3 a stop while Postgres is being started again leaves none running', async () => {
  await copyDemoDatabase(folder.path);
  const programs = unprivileged();
  const started: ChildProcess[] = [];
  const cluster = {
    folder: clusterFolder(folder.path),
    logFile: join(folder.path, 'postgres.log'),
    binaries: findBinaries(),
    programs: {
      ...programs,
      spawn(...asked: Parameters<typeof programs.spawn>) {
        const child = programs.spawn(...asked);
        started.push(child);
        return child;
      },
    },
  };
  const { promise: unavailable, resolve: onUnavailable } = Promise.withResolvers();
  const { signal } = new AbortController();
  const embedded = await openEmbedded(cluster, { signal, onUnavailable });
  started[0]?.kill('SIGKILL');
  await unavailable;
  await embedded.close();
  expect(started.length).toBeGreaterThan(1);
  expect(started.map((child) => child.exitCode ?? child.signalCode)).not.toContain(null);
});

test('W3 a command that is stopped while Postgres starts waits for its end, and says so', async () => {
  await copyDemoDatabase(folder.path);
  const source = new URL('../../src/db/embedded/embedded-postgres.ts', import.meta.url).href;
  const script = `
    const { requireEmbedded, withEmbedded } = await import('${source}');
    const cluster = await requireEmbedded(process.argv[1]);
    await withEmbedded(cluster, AbortSignal.abort(), async () => {}).catch(({ message }) => console.log(message));`;
  const output = execFileSync(process.execPath, ['-e', script, folder.path], { encoding: 'utf8' });
  expect(output).toBe('the server is stopping\n');
});

describe('kill -9', () => {
  beforeEach(() => copyDemoDatabase(folder.path));

  test('of the server alone: the next one takes over its Postgres', async () => {
    const killed = await ready();
    expect(await addAccount(killed, 'ann@example.com')).toBe(200);
    const { postgres } = killed;
    await killed.stop('SIGKILL');
    const next = await ready();
    expect(next.postgres).toBe(postgres);
    expect(await signIn(next, 'ann@example.com')).toBe(200);
    expect(await next.stop()).toBe(0);
    expect(next.postgres).toBeNull();
  });

  test('of Postgres alone: the server starts it again', async () => {
    const server = await ready();
    expect(await addAccount(server, 'ann@example.com')).toBe(200);
    const { postgres } = server;
    process.kill(postgres ?? 0, 'SIGKILL');
    await server.prints(/Postgres ended unexpectedly[\s\S]*Database available again/);
    expect(await health(server)).toBe(200);
    expect(server.postgres).not.toBe(postgres);
    expect(await signIn(server, 'ann@example.com')).toBe(200);
    process.kill(server.postgres ?? 0, 'SIGKILL');
    await server.prints(/available again[\s\S]*Postgres ended unexpectedly[\s\S]*available again/);
    expect(await server.stop()).toBe(0);
  });

  test.runIf(process.platform === 'linux')(
    'of Postgres while one of its processes hangs: the server starts it again',
    async () => {
      const server = await ready();
      const { postgres } = server;
      process.kill(checkpointerOf(postgres ?? 0), 'SIGSTOP');
      process.kill(postgres ?? 0, 'SIGKILL');
      // A process of the old Postgres may still answer until then.
      await server.prints(/Postgres ended unexpectedly[\s\S]*Database available again/);
      await expect.poll(() => health(server), POLL_OPTIONS).toBe(200);
      expect(server.postgres).not.toBe(postgres);
    },
  );

  test('of both: the next start recovers', async () => {
    const killed = await ready();
    expect(await addAccount(killed, 'ann@example.com')).toBe(200);
    await killed.kill();
    expect(await signIn(await ready(), 'ann@example.com')).toBe(200);
  });

  test('a pid file from before a restart of the machine is ignored', async () => {
    // Process 1 always exists, and in a container the server often gets the same id again.
    const pidFile = join(clusterFolder(folder.path), 'postmaster.pid');
    for (const pid of [1, process.pid]) {
      writeFileSync(pidFile, `${pid}\n${clusterFolder(folder.path)}\n1\n5432\n/tmp\n\n`);
      const server = await ready();
      await server.stop();
    }
  });

  test('an empty pid file that a crash left is removed', async () => {
    const pidFile = join(clusterFolder(folder.path), 'postmaster.pid');
    writeFileSync(pidFile, '');
    utimesSync(pidFile, 0, 0);
    await ready();
  });

  test('a Postgres that is still writing its pid file has no address yet', async () => {
    const server = await ready();
    const cluster = clusterFolder(folder.path);
    const pidFile = join(cluster, 'postmaster.pid');
    const written = readFileSync(pidFile, 'utf8');
    expect(findRunning(cluster)?.address).not.toBeNull();
    writeFileSync(pidFile, written.split('\n').slice(0, 4).join('\n'));
    expect(findRunning(cluster)).toEqual({ pid: server.postgres, address: null });
    writeFileSync(pidFile, written);
  });
});

describe('the location of the data folder', () => {
  test('in a folder with spaces and accents in its name', async () => {
    const dataDir = join(folder.path, "my chapter's données");
    const server = await ready(dataDir);
    expect(await health(server)).toBe(200);
    expect(await server.stop()).toBe(0);
  });

  test('at a path too long for a socket', async () => {
    const dataDir = join(folder.path, 'a'.repeat(60), 'b'.repeat(60));
    const server = await ready(dataDir);
    expect(await health(server)).toBe(200);
    expect(await server.stop()).toBe(0);
    await ready(dataDir);
  });
});

describe('an unusable data folder', () => {
  test('made by an earlier version with PGlite', async () => {
    mkdirSync(join(folder.path, 'postgres'));
    writeFileSync(join(folder.path, 'postgres', 'PG_VERSION'), '18\n');
    expect(await refusal()).toMatch(/made by an earlier version .* docs\/database\.md/);
  });

  test('made by another major version of Postgres', async () => {
    await copyDemoDatabase(folder.path);
    writeFileSync(join(clusterFolder(folder.path), 'PG_VERSION'), '17\n');
    expect(await refusal()).toMatch(/made by Postgres 17, .* npm run upgrade/);
  });

  test('keys without a database: its disk may not be mounted', async () => {
    const first = await ready();
    await first.stop();
    renameSync(clusterFolder(folder.path), join(folder.path, 'elsewhere'));
    expect(await refusal()).toMatch(/keys but no database.* not mounted.* npm run restore/);
    renameSync(join(folder.path, 'elsewhere'), clusterFolder(folder.path));
    await ready();
  });

  test('an empty folder where the database should be', async () => {
    mkdirSync(clusterFolder(folder.path));
    expect(await refusal()).toMatch(/contains no database.* npm run restore/);
  });

  test('migrations this version does not know', async () => {
    await copyDemoDatabase(folder.path);
    const cluster = {
      folder: clusterFolder(folder.path),
      logFile: join(folder.path, 'postgres.log'),
      binaries: findBinaries(),
      programs: unprivileged(),
    };
    const postmaster = await runPostmaster(cluster, new AbortController().signal);
    const client = new pg.Client(connectionTo(postmaster.address));
    await client.connect();
    await client.query(
      `insert into supabase_migrations.schema_migrations (version, name) values ('20991231000000', 'later')`,
    );
    await client.end();
    await stopPostmaster(postmaster, cluster);
    expect(await refusal()).toMatch(/20991231000000.* Start the version that made them/);
  });

  test('missing database files: the reason is printed, and the start is retried', async () => {
    await copyDemoDatabase(folder.path);
    const control = join(clusterFolder(folder.path), 'global', 'pg_control');
    cpSync(control, join(folder.path, 'pg_control'));
    rmSync(control);
    const server = start();
    await server.prints(/Waiting for the database: .*pg_control.*postgres\.log/);
    renameSync(join(folder.path, 'pg_control'), control);
    await server.ready();
  });
});

describe('Postgres programs', () => {
  test('they are a release of Postgres, although their packages are numbered as betas', () => {
    const version = execFileSync(findBinaries().postgres, ['--version'], { encoding: 'utf8' });
    expect(version).toMatch(new RegExp(`^postgres \\(PostgreSQL\\) ${POSTGRES_MAJOR}\\.\\d+\n$`));
  });

  test('the lock file has a hash of the package for each platform', () => {
    const { packages } = JSON.parse(readFileSync(LOCKFILE, 'utf8'));
    const ofPostgres = Object.keys(packages).filter((path) => path.includes('@embedded-postgres/'));
    expect(ofPostgres).toHaveLength(6);
    for (const path of ofPostgres) expect(packages[path].integrity).toMatch(/^sha512-/);
  });

  test('a platform without them gets the advice to set DATABASE_URL', () => {
    expect(() => findBinaries('plan9-mips')).toThrow(/plan9-mips.*set DATABASE_URL/);
  });

  test('they listen on loopback with a password if there are no sockets', async () => {
    const cluster = {
      folder: join(folder.path, 'database'),
      logFile: join(folder.path, 'postgres.log'),
      binaries: findBinaries(),
      programs: unprivileged(),
    };
    await makeCluster(cluster.folder, cluster.binaries, cluster.programs);
    const address = {
      host: '127.0.0.1',
      port: await freePort(),
      password: readPassword(cluster.folder),
    };
    const postmaster = await runPostmaster(cluster, new AbortController().signal, address);
    const stranger = new pg.Client(connectionTo({ ...address, password: 'guessed' }));
    await expect(stranger.connect()).rejects.toThrow('password authentication failed');
    const owner = new pg.Client(connectionTo(address));
    await owner.connect();
    await owner.end();
    await stopPostmaster(postmaster, cluster);
  });

  const isRoot = process.getuid?.() === 0;
  test.skipIf(!isRoot)('for root they run in a namespace or as another user', async () => {
    const programs = unprivileged('other-user');
    const cluster = { folder: join(folder.path, 'database'), programs };
    const closed = join(folder.path, 'closed');
    mkdirSync(join(closed, 'inner'), { recursive: true });
    chmodSync(closed, PRIVATE_SOCKET);
    chmodSync(folder.path, 0o755);
    mkdirSync(cluster.folder);
    programs.own(cluster.folder);
    expect(statSync(cluster.folder).uid).toBe(65_534);
    await programs.run('/usr/bin/touch', [join(cluster.folder, 'made')], cluster.folder);
    expect(statSync(join(cluster.folder, 'made')).uid).toBe(65_534);
    mkdirSync(join(closed, 'inner', 'database'));
    expect(() => programs.own(join(closed, 'inner', 'database'))).toThrow(
      /refuses to run as root.*DATABASE_URL/,
    );
  });
});
