/** DATA_DIR/keys: files created at the first start, readable by their owner only and written atomically. */
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
import { dirname, join } from 'node:path';
import { keysFolder, makeFolder, syncFolder } from '../../system/data-folder.ts';
import { StartupError } from '../../system/startup-error.ts';

/** Receives a message about a problem that was found and fixed. */
export type Warn = (message: string) => void;

export function keyFile(dataDir: string, name: string): string {
  return join(keysFolder(dataDir), name);
}

/** The text of a private file, created if missing: of concurrent processes, the first one wins. */
export async function readOrMake(
  path: string,
  warn: Warn,
  make: () => Promise<string>,
): Promise<string> {
  const there = onDisk(path, () => {
    makeFolder(dirname(path));
    makePrivate(dirname(path));
    const text = readIfThere(path);
    if (text !== null && makePrivate(path)) {
      warn(`${path} could be read by others; now only its owner can. It may have leaked.`);
    }
    return text;
  });
  if (there !== null) return there;
  const made = await make();
  return onDisk(path, () => (writeNewFile(path, made) ? made : (readIfThere(path) ?? made)));
}

const FORBIDDEN: ReadonlySet<string | undefined> = new Set(['EACCES', 'EPERM', 'EROFS']);

/** @throws {StartupError} when `work` fails */
export function onDisk<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof StartupError) throw error;
    // Existing keys may be fine: grant access to their folder rather than choose another.
    const remedy = FORBIDDEN.has((error as NodeJS.ErrnoException).code)
      ? 'Give the user the server runs as read and write access'
      : 'Set DATA_DIR to a folder you may write to';
    throw new StartupError(
      `Cannot store the keys in ${path} (${(error as Error).message}). ${remedy}, or set JWT_KEYS and SERVICE_KEY yourself.`,
      { cause: error },
    );
  }
}

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
function writeNewFile(path: string, text: string): boolean {
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
function makePrivate(path: string): boolean {
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
