/**
 * Builds a new cluster beside the current one, and puts it in place once it is complete.
 *
 * The new one is called database.new while it is being filled, and database.ready once it is complete. Then the current
 * one is renamed, and the new one takes its name. So a run killed at any moment is started over, or only has its last
 * renames to finish.
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
  /** Awaited just before the new one is put in place. The current one must then no longer be in use. */
  beforeSwap(): Promise<void>;
  /** Where the current cluster is kept; null if there is none. */
  readonly keepAs: string | null;
}

/** @throws {StartupError} when another command is filling one. */
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
