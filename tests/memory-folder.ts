/** Temporary files of a test run in memory, where the machine has room: databases then wait for no disk. */
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Linux's own RAM disk. */
const RAM_DISK = '/dev/shm';
const PREFIX = 'pathfinder-tests-';

/** Bytes that must be free: a whole run holds less than a quarter of that at any one time. */
const ROOM_BYTES = 2 * 2 ** 30;

/** As /tmp: every user may write, only the owner may remove. Postgres runs as a user of its own. */
const SHARED_MODE = 0o1777;

/**
 * Points `os.tmpdir()` of this process and its children to memory, until this process ends. Does nothing where
 * TMPDIR is set, or where there is no RAM disk with enough room.
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

/** Removes what killed runs left: memory is scarcer than disk. A disk that is still mounted there stays. */
function removeAbandoned(): void {
  for (const name of readdirSync(RAM_DISK)) {
    const pid = Number(name.startsWith(PREFIX) && name.slice(PREFIX.length));
    if (!(pid > 0) || isRunning(pid)) continue;
    try {
      rmSync(join(RAM_DISK, name), { recursive: true, force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EBUSY') throw error;
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
