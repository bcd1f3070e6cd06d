/** DATA_DIR/keys: files made at the first start, readable by their owner only. */
import { dirname, join } from 'node:path';
import { makeFolder } from '../../make-folder.ts';
import { StartupError } from '../../startup-error.ts';
import { makePrivate, readIfThere, writeNewFile } from './private-file.ts';

const FOLDER = 'keys';

/** Told in words what was found wrong and has been mended. */
export type Warn = (message: string) => void;

export function keyFile(dataDir: string, name: string): string {
  return join(dataDir, FOLDER, name);
}

/** The text of a private file, made when there is none: whoever is first makes it for all. */
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
      warn(`${path} could be read by others; now only its owner can. Somebody may know it.`);
    }
    return text;
  });
  if (there !== null) return there;
  const made = await make();
  return onDisk(path, () => (writeNewFile(path, made) ? made : (readIfThere(path) ?? made)));
}

/** @throws {StartupError} for whatever keeps `work` from being done */
export function onDisk<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `Cannot keep the keys in ${path} (${(error as Error).message}). Set DATA_DIR to a folder you may write to, or bring your own JWT_KEYS and SERVICE_KEY.`,
      { cause: error },
    );
  }
}
