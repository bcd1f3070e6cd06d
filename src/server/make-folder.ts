/** Makes folders, also where Node's own recursive mkdir would never return. */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes `folder` and what is missing above it. Node's own `recursive` never returns where a folder
 * that is there says a new one inside has no place, as /proc does.
 * @throws the system's own error.
 */
export function makeFolder(folder: string, mode?: number): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another process was quicker.
    if (!existsSync(folder)) throw error;
  }
}
