/** Files that only their owner may read, written whole or not at all. */
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

/** Permissions of a file that is its owner's alone. */
const PRIVATE_FILE = 0o600;
/** What group and others may do. */
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

/** Writes a new file; false when there is one already, which stays as it is. */
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

/** The file stays its owner's: whoever does this as root must not take it from the server. */
export function replaceFile(path: string, text: string): void {
  const { uid, gid } = statSync(path);
  writeAside(path, text, (written) => {
    if (statSync(written).uid !== uid) chownSync(written, uid, gid);
    renameSync(written, path);
  });
}

/** Takes away what others may do with a file or folder; answers whether there was anything to take. */
export function makePrivate(path: string): boolean {
  // Windows keeps permissions elsewhere.
  if (process.platform === 'win32') return false;
  const { mode } = statSync(path);
  if ((mode & OTHERS) === 0) return false;
  chmodSync(path, mode & ~OTHERS);
  return true;
}

/** Puts the text on the disk under another name first, so that nobody ever sees half of it. */
function writeAside<T>(path: string, text: string, putInPlace: (written: string) => T): T {
  const written = `${path}.${process.pid}.unfinished`;
  try {
    writeFileSync(written, text, { mode: PRIVATE_FILE, flush: true });
    return putInPlace(written);
  } finally {
    rmSync(written, { force: true });
  }
}
