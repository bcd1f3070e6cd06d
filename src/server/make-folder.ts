/** Makes folders for what people told us, also where Node's own recursive mkdir would never return. */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Permissions of a folder that is its owner's alone. */
const PRIVATE_FOLDER = 0o700;

/**
 * Makes `folder` and what is missing above it, all their owner's alone. Node's own `recursive` never
 * returns where a folder that is there says a new one inside has no place, as /proc does.
 * @throws the system's own error.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder, { mode: PRIVATE_FOLDER });
  } catch (error) {
    // Another process was quicker.
    if (!existsSync(folder)) throw error;
  }
}
