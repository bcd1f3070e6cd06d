/**
 * Makes a new cluster beside the present one, and puts it in place once it is complete.
 *
 * While it is filled it is called database.new, complete database.ready; then the present one is renamed, and it.
 * So a run killed at any moment is either begun again, or only to be finished.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import type pg from 'pg';
import { clusterFolder, newClusterFolder, readyClusterFolder } from '../../system/data-folder.ts';
import { makeFolder } from '../../system/make-folder.ts';
import { syncFolder } from '../../system/sync-folder.ts';
import { findBinaries } from './binaries.ts';
import { makeCluster } from './cluster-folder.ts';
import { clusterIn, stopAbandoned, withEmbedded } from './embedded-postgres.ts';
import { unprivileged } from './unprivileged.ts';

interface Replacement<T> {
  readonly dataDir: string;
  readonly signal: AbortSignal;
  /** Fills the new one. It is discarded when this rejects. */
  fill(connection: pg.ClientConfig): Promise<T>;
  /** Just before the new one is put in place: the present one must no longer be in use. */
  beforeSwap(): Promise<void>;
  /** Where the current cluster is kept; null if there is none. */
  readonly keepAs: string | null;
}

/** @throws {StartupError} when another command fills one just now. */
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

/** Finishes what a run began that was killed between the renames. Answers whether there was such a run. */
export function finishReplacing(dataDir: string): boolean {
  const ready = readyClusterFolder(dataDir);
  if (!existsSync(ready) || existsSync(clusterFolder(dataDir))) return false;
  renameSync(ready, clusterFolder(dataDir));
  syncFolder(dataDir);
  return true;
}
