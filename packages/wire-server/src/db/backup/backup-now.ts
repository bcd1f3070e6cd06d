/** A backup on demand: of the Postgres a server runs, or of one started for it. */
import { existsSync } from 'node:fs';
import { StartupError } from '../../system/startup-error.ts';
import { clusterFolder } from '../embedded/cluster-folder.ts';
import { isInUse, openEmbedded, prepareEmbedded } from '../embedded/embedded-postgres.ts';
import { connectionTo, findRunning } from '../embedded/postmaster.ts';
import { type TakenBackup, takeBackup } from './take-backup.ts';

/** @throws {StartupError} when there is no database, or as takeBackup does. */
export async function backupNow(
  dataDir: string,
  now: Date,
  signal: AbortSignal,
): Promise<TakenBackup> {
  if (!existsSync(clusterFolder(dataDir))) {
    throw new StartupError(`There is no database in ${dataDir}. Set DATA_DIR to the server's.`);
  }
  const cluster = await prepareEmbedded(dataDir);
  const running = (await isInUse(cluster)) ? findRunning(cluster.folder) : null;
  if (running !== null) {
    const connection = connectionTo(running.address);
    return takeBackup({ dataDir, cluster, connection, now, signal });
  }
  const embedded = await openEmbedded(cluster, { signal, onUnavailable: () => {} });
  try {
    return await takeBackup({ dataDir, cluster, connection: embedded.connection, now, signal });
  } finally {
    await embedded.close();
  }
}
