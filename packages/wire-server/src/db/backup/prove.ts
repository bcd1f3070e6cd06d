/** Proves a backup by using it: unpacks it, opens it with Postgres and reads all of it. */
import { mkdirSync, rmSync } from 'node:fs';
import pg from 'pg';
import { StartupError } from '../../system/startup-error.ts';
import { clusterIn } from '../embedded/embedded-postgres.ts';
import {
  type Cluster,
  connectionTo,
  findRunning,
  runPostmaster,
  stopPostmaster,
} from '../embedded/postmaster.ts';
import { extractArchive } from './archive.ts';
import { readEverything } from './read-everything.ts';

const PRIVATE_FOLDER = 0o700;

/** How to run Postgres on what was unpacked. */
export type Runtime = Pick<Cluster, 'binaries' | 'programs' | 'settings'>;

/** What a backup turned out to hold, unpacked, opened and cleanly stopped. */
export interface Proved {
  readonly database: string;
  /** In all tables that are not Postgres' own. */
  readonly rows: number;
}

/**
 * @param folder to unpack it in; what is there already is removed. It is left behind, also after a failure.
 * @throws {StartupError} when the archive is damaged, or what it holds cannot be opened and read.
 */
export async function prove(
  file: string,
  folder: string,
  runtime: Runtime,
  signal: AbortSignal,
): Promise<Proved> {
  await removeUnpacked(folder, runtime);
  mkdirSync(folder, { mode: PRIVATE_FOLDER });
  await extractArchive(file, folder);
  const cluster = clusterIn(folder, runtime);
  try {
    const postmaster = await runPostmaster(cluster, signal);
    const client = new pg.Client(connectionTo(postmaster.address));
    client.on('error', () => {});
    try {
      await client.connect();
      return { database: cluster.folder, rows: await readEverything(client) };
    } finally {
      await client.end().catch(() => {});
      await stopPostmaster(postmaster, cluster);
    }
  } catch (error) {
    signal.throwIfAborted();
    throw new StartupError(`${file} cannot be opened: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}

/** Removes `folder`, once a Postgres that still runs on it, after its parent was killed, has stopped. */
export async function removeUnpacked(folder: string, runtime: Runtime): Promise<void> {
  const cluster = clusterIn(folder, runtime);
  const running = findRunning(cluster.folder);
  if (running !== null) await stopPostmaster(running, cluster);
  rmSync(folder, { recursive: true, force: true });
}
