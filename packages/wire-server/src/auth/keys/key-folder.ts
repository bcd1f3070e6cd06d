/** DATA_DIR/keys: files created at the first start, readable by their owner only. */
import { dirname, join } from 'node:path';
import { keysFolder } from '../../system/data-folder.ts';
import { makeFolder } from '../../system/make-folder.ts';
import { StartupError } from '../../system/startup-error.ts';
import { makePrivate, readIfThere, writeNewFile } from './private-file.ts';

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
