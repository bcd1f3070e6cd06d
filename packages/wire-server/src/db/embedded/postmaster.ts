/** The Postgres process of one cluster: starts it, or takes over one that is still running; stops it. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  fstatSync,
  lstatSync,
  openSync,
  readFileSync,
  realpathSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeFolder } from '../../system/data-folder.ts';
import { freePort, HAS_LITTLE_MEMORY } from '../../system/machine.ts';
import { StartupError } from '../../system/startup-error.ts';
import { DatabaseUnavailable, DiskFull, toDatabaseUnavailable } from '../database-errors.ts';
import { freeBytes, readPassword, versionIn } from './cluster-folder.ts';
import type { Binaries, Unprivileged } from './postgres-programs.ts';
import {
  type Address,
  findRunning,
  isPostmaster,
  isStopping,
  killOrphans,
  type RunningPostmaster,
  tryConnect,
} from './running-postgres.ts';

export interface Postmaster {
  readonly pid: number;
  readonly address: Address;
}

/** What a postmaster of this cluster is started with. */
export interface Cluster {
  readonly folder: string;
  readonly logFile: string;
  readonly binaries: Binaries;
  readonly programs: Unprivileged;
  /** Override the default settings. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Any number: it names the socket's file. */
const SOCKET_PORT = 5432;
const LOOPBACK = '127.0.0.1';

/** The longest path of a socket, in bytes, that every platform supports. */
const MAX_SOCKET_PATH_BYTES = 100;
const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
/** A larger log is truncated at the next start. */
const MAX_LOG_BYTES = 1_000_000;
/** What Postgres says of a full disk, and the free space below which it may not start. */
const FULL = /No space left on device|Disk quota exceeded/;
const MIN_FREE_BYTES = 8_000_000;

const POLL_MS = 15;

/** How long processes of a killed postmaster may hold on to its memory before they are killed, and in all. */
const ORPHANS_GRACE_MS = 3_000;
const ORPHANS_TIMEOUT_MS = 15_000;
const FAST_STOP_MS = 10_000;
const IMMEDIATE_STOP_MS = 5_000;

/** Durable (the default) and small. Backups need the WAL level; nothing is replicated. */
const SETTINGS: Readonly<Record<string, string>> = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  wal_level: 'replica',
  max_wal_senders: '0',
  max_replication_slots: '2',
  max_logical_replication_workers: '0',
  max_connections: '40',
  shared_buffers: HAS_LITTLE_MEMORY ? '8MB' : '16MB',
  min_wal_size: '16MB',
  max_wal_size: '128MB',
  autovacuum_max_workers: '1',
  max_worker_processes: '2',
  max_parallel_workers: '0',
  max_parallel_workers_per_gather: '0',
  huge_pages: 'off',
  jit: 'off',
  unix_socket_permissions: '0700',
  // Refused statements are not logged: they may quote what people wrote.
  log_min_messages: 'log',
  log_checkpoints: 'off',
  log_line_prefix: '%m ',
};

/** Unknown to earlier versions, which run only while their rows are copied. */
const SETTINGS_SINCE_18: Readonly<Record<string, string>> = {
  autovacuum_worker_slots: '1',
  io_method: 'sync',
};
const FIRST_MAJOR_WITH_THEM = 18;

/**
 * The postmaster of the cluster, running and accepting connections: one that an ended server left behind, or a new
 * one. A cluster that was not stopped cleanly recovers first, for as long as that takes.
 * @param address where it is to accept connections; by default a new postmaster chooses.
 * @throws {DatabaseUnavailable} when it cannot start now, {StartupError} when it never will.
 */
export async function runPostmaster(
  cluster: Cluster,
  signal: AbortSignal,
  address?: Address,
): Promise<Postmaster> {
  const began = Date.now();
  for (;;) {
    const running = inFolder(() => findRunning(cluster.folder));
    if (running !== null) {
      if (isStopping(cluster.folder)) await stopPostmaster(running, cluster);
      else if (hasAddress(running) && (await tryConnect(running.address))) return running;
      if (signal.aborted) throw new DatabaseUnavailable('the server is stopping');
      await wait(POLL_MS);
      continue; // It is still starting, or has just ended.
    }
    const started = await start(cluster, signal, address);
    if ('pid' in started) return started;
    const { failure } = started;
    const raced = findRunning(cluster.folder) !== null;
    // 'is empty': another server's Postgres has just created its pid file, or a crash emptied it.
    const orphaned = /still in use|already exists|is empty/.test(failure.message);
    const waited = Date.now() - began;
    if (!(raced || orphaned) || waited > ORPHANS_TIMEOUT_MS || signal.aborted) throw failure;
    if (!raced && waited > ORPHANS_GRACE_MS) killOrphans(cluster.folder);
    await wait(POLL_MS * 10);
  }
}

/** Stops it and waits until it has exited. Connections are cut; committed data is on disk. */
export async function stopPostmaster(
  { pid }: Pick<Postmaster, 'pid'>,
  cluster: Cluster,
): Promise<void> {
  if (process.platform === 'win32') {
    await cluster.programs.run(
      cluster.binaries.pgCtl,
      ['stop', '-D', cluster.folder, '-m', 'fast', '-w'],
      cluster.folder,
    );
    return;
  }
  for (const [signal, patience] of [
    ['SIGINT', FAST_STOP_MS],
    ['SIGQUIT', IMMEDIATE_STOP_MS],
  ] as const) {
    if (!isPostmaster(pid, cluster.folder)) return;
    process.kill(pid, signal);
    const deadline = Date.now() + patience;
    while (isPostmaster(pid, cluster.folder) && Date.now() < deadline) await wait(POLL_MS);
  }
}

/** Returns why it ended, if it did so before it accepted a connection. */
async function start(
  cluster: Cluster,
  signal: AbortSignal,
  given?: Address,
): Promise<Postmaster | { readonly failure: DatabaseUnavailable }> {
  const { folder, logFile, binaries, programs } = cluster;
  const address = given ?? (await chooseAddress(folder, programs));
  const log = inFolder(() => {
    programs.own(folder);
    // Copying tools open folders to others, which Postgres refuses.
    chmodSync(folder, PRIVATE_FOLDER);
    return openLog(logFile);
  });
  const logged = fstatSync(log).size;
  const child = programs.spawn(binaries.postgres, options(cluster, address), {
    cwd: folder,
    stdio: ['ignore', log, log],
    // Ctrl+C reaches every process of the terminal; the server stops this one last.
    detached: true,
    windowsHide: true,
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
  });
  closeSync(log);
  child.unref();
  let failed = false;
  child.once('error', () => {
    failed = true;
  });
  while (!failed && child.exitCode === null && child.signalCode === null) {
    // It may be another server's Postgres that accepts connections there, while ours gives up.
    if (await tryConnect(address)) {
      const running = findRunning(folder);
      if (running !== null) return { pid: running.pid, address };
    }
    if (signal.aborted) {
      child.ref();
      if (child.kill('SIGINT')) await once(child, 'exit');
      throw new DatabaseUnavailable('the server is stopping');
    }
    await wait(POLL_MS);
  }
  return { failure: explainEnd(cluster, logged) };
}

function options({ folder, settings }: Cluster, { host, port }: Address): string[] {
  const where =
    host === LOOPBACK
      ? { listen_addresses: LOOPBACK, unix_socket_directories: '' }
      : { listen_addresses: '', unix_socket_directories: host };
  const later = Number(versionIn(folder)) >= FIRST_MAJOR_WITH_THEM ? SETTINGS_SINCE_18 : {};
  const all = { ...SETTINGS, ...later, ...settings, ...where, port: String(port) };
  return [
    '-D',
    folder,
    ...Object.entries(all).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ];
}

async function chooseAddress(folder: string, programs: Unprivileged): Promise<Address> {
  if (process.platform === 'win32') {
    return { host: LOOPBACK, port: await freePort(LOOPBACK), password: readPassword(folder) };
  }
  return { host: socketFolder(folder, programs), port: SOCKET_PORT, password: null };
}

/** The cluster's own folder, or a private one under the system's where that path is too long. */
function socketFolder(folder: string, programs: Unprivileged): string {
  const socket = join(folder, `.s.PGSQL.${SOCKET_PORT}`);
  if (Buffer.byteLength(socket) <= MAX_SOCKET_PATH_BYTES) return folder;
  const hash = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 16);
  const short = join(tmpdir(), `wire-server-${hash}`);
  makeFolder(short);
  const stats = lstatSync(short);
  const isOurs = stats.uid === statSync(folder).uid || stats.uid === process.getuid?.();
  if (!stats.isDirectory() || !isOurs) {
    throw new StartupError(
      `${short} belongs to another user. Remove it, or set DATA_DIR to a shorter path.`,
    );
  }
  chmodSync(short, PRIVATE_FOLDER);
  programs.own(short);
  return short;
}

function hasAddress(running: RunningPostmaster): running is Postmaster {
  return running.address !== null;
}

function openLog(path: string): number {
  const log = openSync(path, 'a', PRIVATE_FILE);
  if (statSync(path).size > MAX_LOG_BYTES) truncateSync(path);
  return log;
}

/** @throws {DatabaseUnavailable} where the system refuses, as on a disk that has become read-only. */
function inFolder<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw 'code' in error && error.code === 'ENOSPC'
      ? new DiskFull()
      : toDatabaseUnavailable(error);
  }
}

/** From the log after its first `logged` bytes. */
function explainEnd({ folder, logFile }: Cluster, logged: number): DatabaseUnavailable {
  const news = readFileSync(logFile).subarray(logged).toString().trimEnd();
  // A full disk has no room for the log either.
  if (FULL.test(news) || freeBytes(folder) < MIN_FREE_BYTES) return new DiskFull();
  const lines = news.split('\n');
  const line = lines.findLast((text) => /\b(FATAL|PANIC|error):?/.test(text)) ?? lines.at(-1) ?? '';
  const reason = line.replace(/^.*?\b(FATAL|PANIC):\s*/, '');
  return new DatabaseUnavailable(`Postgres ended: ${reason} (see ${logFile})`);
}
