/** Makes a folder's entries survive a power cut: fsync of a new file does not cover its name. */
import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Some file systems cannot sync folders, as Windows cannot; a folder may also be unreadable. */
const CANNOT: ReadonlySet<string | undefined> = new Set(['EINVAL', 'EBADF', 'EACCES']);

export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  let descriptor: number | null = null;
  try {
    descriptor = openSync(folder, 'r');
    fsyncSync(descriptor);
  } catch (error) {
    if (!CANNOT.has((error as NodeJS.ErrnoException).code)) throw error;
  } finally {
    if (descriptor !== null) closeSync(descriptor);
  }
}
