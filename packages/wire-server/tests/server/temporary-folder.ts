/** A folder in the system's temporary folder, removed after the tests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TemporaryFolder {
  readonly path: string;
  remove(): void;
}

/**
 * Creates an empty folder.
 * @param parent where; a path on disk for what must not count as memory.
 * @example const folder = temporaryFolder(); afterAll(() => folder.remove())
 */
export function temporaryFolder(parent: string = tmpdir()): TemporaryFolder {
  const path = mkdtempSync(join(parent, 'pathfinder-'));
  // A Postgres that has just been killed may have processes that write until they notice.
  const remove = () => rmSync(path, { recursive: true, force: true, maxRetries: 10 });
  return { path, remove };
}
