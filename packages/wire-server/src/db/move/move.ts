/**
 * Moves all of the server's data between the embedded database of a data folder and Postgres servers. A new cluster is
 * built beside the current one, and put in place once it is complete.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import type pg from 'pg';
import {
  clusterFolder,
  makeFolder,
  newClusterFolder,
  readyClusterFolder,
  syncFolder,
} from '../../system/data-folder.ts';
import { makeCluster } from '../embedded/cluster-folder.ts';
import {
  clusterIn,
  prepareEmbedded,
  requireEmbedded,
  stopAbandoned,
  withEmbedded,
} from '../embedded/embedded-postgres.ts';
import { findBinaries, unprivileged } from '../embedded/postgres-programs.ts';
import { copyDatabase, type MovedPart } from './copy-database.ts';
import type { MovedRows } from './copy-tables.ts';

interface MoveOptions {
  readonly dataDir: string;
  /** Address of a Postgres server; null means the embedded database. At most one is null. */
  readonly from: string | null;
  readonly to: string | null;
  readonly parts: readonly MovedPart[];
  readonly signal: AbortSignal;
}

/** @throws as copyDatabase does, and {StartupError} when a server uses the embedded database. */
export async function move({
  dataDir,
  from,
  to,
  parts,
  signal,
}: MoveOptions): Promise<MovedRows[]> {
  const source = from === null ? null : { connectionString: from };
  const target = to === null ? null : { connectionString: to };
  if (source !== null && target !== null) return copyDatabase({ from: source, to: target, parts });
  if (source === null && target !== null) {
    return withEmbedded(await requireEmbedded(dataDir), signal, (embedded) =>
      copyDatabase({ from: embedded, to: target, parts }),
    );
  }
  if (source === null) throw new Error('from and to are both null');
  const fill = (embedded: pg.ClientConfig) => copyDatabase({ from: source, to: embedded, parts });
  // A run that was killed at the very end had already moved everything.
  if (finishReplacing(dataDir)) return [];
  if (existsSync(clusterFolder(dataDir))) {
    return withEmbedded(await prepareEmbedded(dataDir), signal, fill);
  }
  return replaceCluster({ dataDir, signal, fill, beforeSwap: async () => {}, keepAs: null });
}

interface Replacement<T> {
  readonly dataDir: string;
  readonly signal: AbortSignal;
  /** Fills the new one. It is discarded when this rejects. */
  fill(connection: pg.ClientConfig): Promise<T>;
  /** Awaited just before the new one is put in place. The current one must then no longer be in use. */
  beforeSwap(): Promise<void>;
  /** Where the current cluster is kept; null if there is none. */
  readonly keepAs: string | null;
}

/**
 * Builds a new cluster beside the current one, and puts it in place once it is complete.
 *
 * The new one is called database.new while it is being filled, and database.ready once it is complete. Then the
 * current one is renamed, and the new one takes its name. So a run killed at any moment is started over, or only has
 * its last renames to finish.
 * @throws {StartupError} when another command is filling one.
 */
export async function replaceCluster<T>(replacement: Replacement<T>): Promise<T> {
  const { dataDir, signal, fill, beforeSwap, keepAs } = replacement;
  makeFolder(dataDir);
  const runtime = { binaries: findBinaries(), programs: unprivileged() };
  const cluster = { ...clusterIn(dataDir, runtime), folder: newClusterFolder(dataDir) };
  const ready = readyClusterFolder(dataDir);
  await stopAbandoned(cluster, signal);
  for (const left of [cluster.folder, ready]) rmSync(left, { recursive: true, force: true });
  await makeCluster(cluster.folder, runtime.binaries, runtime.programs);
  try {
    const result = await withEmbedded(cluster, signal, fill);
    await beforeSwap();
    renameSync(cluster.folder, ready);
    syncFolder(dataDir);
    if (keepAs !== null) renameSync(clusterFolder(dataDir), keepAs);
    finishReplacing(dataDir);
    return result;
  } finally {
    rmSync(cluster.folder, { recursive: true, force: true });
  }
}

/** Finishes a run that was killed between the renames. Returns whether there was one. */
export function finishReplacing(dataDir: string): boolean {
  const ready = readyClusterFolder(dataDir);
  if (!existsSync(ready) || existsSync(clusterFolder(dataDir))) return false;
  renameSync(ready, clusterFolder(dataDir));
  syncFolder(dataDir);
  return true;
}
