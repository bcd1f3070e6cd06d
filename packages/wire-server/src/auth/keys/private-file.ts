/** Files that only their owner may read, written atomically. */
import {
  chmodSync,
  chownSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { syncFolder } from '../../system/sync-folder.ts';

/** Read and write for the owner only. */
const PRIVATE_FILE = 0o600;
/** The permission bits of group and others. */
const OTHERS = 0o077;

/** The file's text; null when there is none. */
export function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Writes a new file; false when one exists, which is left unchanged. */
export function writeNewFile(path: string, text: string): boolean {
  return writeAside(path, text, (written) => {
    try {
      linkSync(written, path);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    }
  });
}

/** Keeps the file's owner: running this as root must not lock the server out. */
export function replaceFile(path: string, text: string): void {
  const { uid, gid } = statSync(path);
  writeAside(path, text, (written) => {
    if (statSync(written).uid !== uid) chownSync(written, uid, gid);
    renameSync(written, path);
  });
}

/** Removes group and other permissions of a file or folder; returns whether there were any. */
export function makePrivate(path: string): boolean {
  // Windows has no such mode bits.
  if (process.platform === 'win32') return false;
  const { mode } = statSync(path);
  if ((mode & OTHERS) === 0) return false;
  chmodSync(path, mode & ~OTHERS);
  return true;
}

/** Writes to a temporary name first, so that no reader sees a partial file. */
function writeAside<T>(path: string, text: string, putInPlace: (written: string) => T): T {
  const written = `${path}.${process.pid}.unfinished`;
  try {
    writeFileSync(written, text, { mode: PRIVATE_FILE, flush: true });
    return putInPlace(written);
  } finally {
    rmSync(written, { force: true });
    syncFolder(dirname(path));
  }
}
