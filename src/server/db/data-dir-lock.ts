/**
 * Keeps a second process off a data folder. PGlite does not lock its files, and two processes on
 * one folder lose data without a word.
 *
 * The lock is the operating system's own, held through SQLite on an empty file: it ends with the
 * process however that ends, so there is nothing stale to judge and no takeover to race for.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '../make-folder.ts';
import { StartupError } from '../startup-error.ts';

const LOCK_FILE = 'server.lock';
const PID_FILE = 'server.pid';
const SQLITE_BUSY = 5;
/** How often, and how many milliseconds apart, the holder's pid is looked for. */
const PID_ATTEMPTS = 5;
const PID_WAIT = 50;

/** Keep it for as long as the folder is in use: once it is garbage, the lock is gone. */
export interface DataDirLock {
  release(): void;
}

/**
 * Locks `dataDir`, making the folder when there is none.
 * @throws {StartupError} at once when another process holds it, or the folder cannot be written to.
 */
export function lockDataDir(dataDir: string): DataDirLock {
  const pidFile = join(dataDir, PID_FILE);
  const lock = openLockFile(dataDir);
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw unusable(dataDir, error);
    throw new StartupError(
      `Another Pathfinder${holder(pidFile)} already uses ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  // Only for the message above; the lock itself is not judged by it.
  writeFileSync(pidFile, `${process.pid}\n`);
  return {
    release() {
      rmSync(pidFile, { force: true });
      lock.close();
    },
  };
}

function openLockFile(dataDir: string): DatabaseSync {
  try {
    makeFolder(dataDir);
    return new DatabaseSync(join(dataDir, LOCK_FILE), { timeout: 0 });
  } catch (error) {
    throw unusable(dataDir, error);
  }
}

function unusable(dataDir: string, error: unknown): StartupError {
  const reason = error instanceof Error ? error.message : error;
  return new StartupError(
    `Cannot keep data in ${dataDir} (${reason}). Set DATA_DIR to a folder you may write to.`,
    { cause: error },
  );
}

/** The holder writes its pid right after locking, so a number of nobody is one it has yet to replace. */
function holder(pidFile: string): string {
  for (let attempt = 0; attempt < PID_ATTEMPTS; attempt++) {
    const pid = readPid(pidFile);
    if (pid !== null && isAlive(pid)) return ` (process ${pid})`;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PID_WAIT);
  }
  return '';
}

function readPid(pidFile: string): number | null {
  try {
    return Number.parseInt(readFileSync(pidFile, 'utf8'), 10) || null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
