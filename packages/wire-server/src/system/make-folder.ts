/** Creates folders for private data, also where Node's recursive mkdir would hang. */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncFolder } from './sync-folder.ts';

/** Permissions for the owner only. */
const PRIVATE_FOLDER = 0o700;

/**
 * Creates `folder` and its missing parents, accessible to the owner only. Node's `recursive` option
 * hangs where mkdir in an existing folder fails with ENOENT, as in /proc.
 * @throws the system's own error.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder, { mode: PRIVATE_FOLDER });
  } catch (error) {
    // Another process may have created it first.
    if (!existsSync(folder)) throw error;
  }
  syncFolder(parent);
}
