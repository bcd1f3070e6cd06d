/** What already runs on a cluster: its postmaster, where it accepts connections, and processes that a killed one left. */
import { execFileSync } from 'node:child_process';
import {
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  statSync,
  unlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { DATABASE, isAlive, readPassword, SUPERUSER } from './cluster-folder.ts';

/** Where a postmaster accepts connections. */
export interface Address {
  /** A folder holding the socket, or a loopback address. */
  readonly host: string;
  readonly port: number;
  /** null where only the socket's folder protects it. */
  readonly password: string | null;
}

/** A postmaster that was found running. */
export interface RunningPostmaster {
  readonly pid: number;
  /** null while it starts and has not yet written down where it accepts connections. */
  readonly address: Address | null;
}

const PID_FILE = 'postmaster.pid';

/** Older than this, a pid file without a process id was left by a crash, not just created. */
const UNWRITTEN_PID_FILE_MS = 2_000;

/**
 * The postmaster named in postmaster.pid, if it runs. A file that would keep Postgres from starting is
 * removed: one with the process id of another program, as after a restart of the machine, or one that a
 * crash left empty. A file with the id of an ended process stays: Postgres needs it to check the shared memory.
 */
export function findRunning(folder: string): RunningPostmaster | null {
  const file = join(folder, PID_FILE);
  let lines: string[];
  let writtenAt: number;
  try {
    writtenAt = statSync(file).mtimeMs;
    lines = readFileSync(file, 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number.parseInt(lines[0] ?? '', 10);
  if (pid > 0 && isPostmaster(pid, folder)) return { pid, address: addressIn(lines, folder) };
  const blocks = pid > 0 ? isAlive(pid) : Date.now() - writtenAt > UNWRITTEN_PID_FILE_MS;
  if (blocks) removeIfThere(file);
  return null;
}

/** Postgres writes these lines one after the other: an address read without its host would mean localhost. */
function addressIn(lines: readonly string[], folder: string): Address | null {
  const port = Number.parseInt(lines[3] ?? '', 10);
  const [socketDir, listenAddress] = [lines[4]?.trim() ?? '', lines[5]?.trim() ?? ''];
  const host = socketDir || listenAddress;
  if (host === '' || !(port > 0)) return null;
  return { host, port, password: socketDir === '' ? readPassword(folder) : null };
}

/**
 * Whether another program has told the postmaster to stop, as `pkill postgres` does: it refuses new connections, and
 * waits for the present ones without limit.
 */
export function isStopping(folder: string): boolean {
  try {
    return /^stopping\s*$/m.test(readFileSync(join(folder, PID_FILE), 'utf8'));
  } catch {
    return false; // It does not run.
  }
}

/** Like `rmSync` with `force`, but its error says why the file could not be removed. */
function removeIfThere(file: string): void {
  try {
    unlinkSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Whether process `pid` is Postgres with `folder` as its working directory, which a postmaster never leaves. */
export function isPostmaster(pid: number, folder: string): boolean {
  if (!isAlive(pid)) return false;
  try {
    if (process.platform === 'linux') {
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
    }
    return /postgres/.test(
      process.platform === 'win32'
        ? execFileSync('tasklist', ['/FI', `PID eq ${pid}`, '/NH'], { encoding: 'utf8' })
        : execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }),
    );
  } catch {
    // It ended while we looked, or it is another user's, and so not ours.
    return false;
  }
}

export async function tryConnect(address: Address): Promise<boolean> {
  const client = new pg.Client(connectionTo(address));
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** What `pg` connects with. */
export function connectionTo({ host, port, password }: Address): pg.ClientConfig {
  return {
    host,
    port,
    user: SUPERUSER,
    database: DATABASE,
    ...(password !== null && { password }),
  };
}

/** How Postgres names every process but the postmaster. */
const CHILD_NAME = 'postgres: ';

/**
 * Kills every process that has `folder`, a data directory, as its working directory and has lost its postmaster. Most
 * processes of a killed postmaster end by themselves once they notice; one that waits for a lock of another killed
 * process would wait forever, and keep the next postmaster from starting. A postmaster that another server has just
 * started, and its children, are left alone. Linux only: elsewhere the system does not reveal the working directory of
 * a process.
 */
export function killOrphans(folder: string): void {
  if (process.platform !== 'linux') return;
  const place = realpathSync(folder);
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (readlinkSync(`/proc/${pid}/cwd`) !== place || !isChild(pid)) continue;
      if (workingFolderOf(parentOf(pid)) !== place) process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It has ended meanwhile, or belongs to another user.
    }
  }
}

function isChild(pid: string): boolean {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith(CHILD_NAME);
}

function parentOf(pid: string): string {
  const [, parent = ''] = /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return parent;
}

/** null where it cannot be known, as for another user's process. */
function workingFolderOf(pid: string): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}
