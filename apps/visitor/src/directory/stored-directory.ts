/**
 * The last directory that was read, stored on the device so that the page answers without a network. It contains only
 * what every visitor may read; no session is involved.
 */

/** Not tied to a build, unlike the caches of the service worker: the directory outlives them. */
const CACHE = 'pathfinder-directory';
const ADDRESS = '/kept-directory';
const READ_AT = 'Read-At';

export interface StoredDirectory {
  /** As `readDirectoryFile` returned it. */
  readonly file: Blob;
  readonly readAt: Date;
}

/** null when there is none, or when the browser stores nothing for this page. */
export async function readStoredDirectory(): Promise<StoredDirectory | null> {
  try {
    const stored = await (await caches.open(CACHE)).match(ADDRESS);
    const readAt = new Date(stored?.headers.get(READ_AT) ?? '');
    if (stored === undefined || Number.isNaN(readAt.getTime())) return null;
    return { file: await stored.blob(), readAt };
  } catch {
    // Storage may be blocked or full, and there is none without HTTPS.
    return null;
  }
}

/** Replaces the stored directory, if the browser allows it. */
export async function storeDirectory({ file, readAt }: StoredDirectory): Promise<void> {
  try {
    const headers = { 'Content-Type': 'application/json', [READ_AT]: readAt.toISOString() };
    await (await caches.open(CACHE)).put(ADDRESS, new Response(file, { headers }));
  } catch {
    // The page works without it.
  }
}
