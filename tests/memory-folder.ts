/** Keeps the temporary files of a test run in memory if there is room, so that databases do not wait for the disk. */
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Linux's own RAM disk. */
const RAM_DISK = '/dev/shm';
const PREFIX = 'pathfinder-tests-';

/** Bytes that must be free: a full run uses less than a quarter of that at any time. */
const ROOM_BYTES = 2 * 2 ** 30;

/** Like /tmp: every user may write, only the owner may delete. Postgres runs as its own user. */
const SHARED_MODE = 0o1777;

/**
 * Points `os.tmpdir()` of this process and its children to memory, until this process ends. Does nothing if TMPDIR
 * is set, or if there is no RAM disk with enough room.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR !== undefined || freeBytes() < ROOM_BYTES) return;
  removeAbandoned();
  const folder = join(RAM_DISK, `${PREFIX}${process.pid}`);
  mkdirSync(folder);
  chmodSync(folder, SHARED_MODE);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function freeBytes(): number {
  if (!existsSync(RAM_DISK)) return 0;
  const { bavail, bsize } = statfsSync(RAM_DISK);
  return bavail * bsize;
}

/** Removes what killed runs left, since memory is scarcer than disk. Keeps disks that are still mounted there. */
function removeAbandoned(): void {
  for (const name of readdirSync(RAM_DISK)) {
    const pid = Number(name.startsWith(PREFIX) && name.slice(PREFIX.length));
    if (!(pid > 0) || isRunning(pid)) continue;
    try {
      rmSync(join(RAM_DISK, name), { recursive: true, force: true });
    } catch {
      // A mounted disk is busy. Node reports that by a code, or by none.
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
