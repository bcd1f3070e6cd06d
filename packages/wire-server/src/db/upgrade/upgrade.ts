/** Brings a cluster of an earlier major version of Postgres over to this one, by copying its rows. */
import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { clusterFolder, formerClusterFolder, upgradeFolder } from '../../system/data-folder.ts';
import { StartupError } from '../../system/startup-error.ts';
import { type Binaries, POSTGRES_MAJOR } from '../embedded/binaries.ts';
import { versionIn } from '../embedded/cluster-folder.ts';
import { clusterIn, noDatabase, openEmbedded } from '../embedded/embedded-postgres.ts';
import { finishReplacing, replaceCluster } from '../embedded/replace-cluster.ts';
import { unprivileged } from '../embedded/unprivileged.ts';
import { copyDatabase, type MovedPart } from '../move/copy-database.ts';
import type { MovedRows } from '../move/copy-rows.ts';
import { fetchBinaries } from './earlier-binaries.ts';

/** If Postgres must run as another user, that user has to reach its programs. */
const ENTERED_BY_ALL = 0o711;

interface UpgradeOptions {
  readonly dataDir: string;
  readonly parts: readonly MovedPart[];
  readonly signal: AbortSignal;
  /** Finds the programs of an earlier version, or installs them into `folder`. */
  readonly findEarlier?: (major: number, folder: string, signal: AbortSignal) => Promise<Binaries>;
}

export interface Upgraded {
  readonly from: number;
  readonly moved: readonly MovedRows[];
  /** The folder of the former cluster. */
  readonly keptAs: string;
}

/**
 * Null when there is nothing to do. Killed at any moment, it can be run again.
 * @throws {StartupError} when it cannot be done; the database is then unchanged.
 */
export async function upgrade(options: UpgradeOptions): Promise<Upgraded | null> {
  const { dataDir, parts, signal, findEarlier = fetchBinaries } = options;
  finishReplacing(dataDir);
  const folder = clusterFolder(dataDir);
  const major = Number(versionIn(folder));
  const binariesFolder = upgradeFolder(dataDir);
  if (major === 0) throw noDatabase(dataDir);
  if (major > POSTGRES_MAJOR) {
    throw new StartupError(
      `The database in ${folder} was made by Postgres ${major}, and this version of the server runs Postgres ${POSTGRES_MAJOR}. Use a later version of the server.`,
    );
  }
  if (major === POSTGRES_MAJOR) {
    rmSync(binariesFolder, { recursive: true, force: true });
    return null;
  }
  const keptAs = formerClusterFolder(dataDir, major);
  if (existsSync(keptAs)) {
    throw new StartupError(`${keptAs} is left from an earlier upgrade. Move it away first.`);
  }
  mkdirSync(binariesFolder, { recursive: true });
  chmodSync(binariesFolder, ENTERED_BY_ALL);
  const binaries = await findEarlier(major, binariesFolder, signal);
  const former = clusterIn(dataDir, { binaries, programs: unprivileged() });
  const opened = await openEmbedded(former, { signal });
  try {
    const moved = await replaceCluster({
      dataDir,
      signal,
      fill: (to) => copyDatabase({ from: opened.connection, to, parts }),
      beforeSwap: () => opened.close(),
      keepAs: keptAs,
    });
    rmSync(binariesFolder, { recursive: true, force: true });
    return { from: major, moved, keptAs };
  } finally {
    await opened.close();
  }
}
