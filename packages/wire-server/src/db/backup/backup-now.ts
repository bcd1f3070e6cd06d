/** A backup on demand: of the Postgres a server runs, or of one started for it. */
import type pg from 'pg';
import { isInUse, requireEmbedded, withEmbedded } from '../embedded/embedded-postgres.ts';
import { connectionTo, findRunning } from '../embedded/postmaster.ts';
import { type TakenBackup, takeBackup } from './take-backup.ts';

/** @throws {StartupError} when there is no database, or as takeBackup does. */
export async function backupNow(
  dataDir: string,
  now: Date,
  signal: AbortSignal,
): Promise<TakenBackup> {
  const cluster = await requireEmbedded(dataDir);
  const running = (await isInUse(cluster)) ? findRunning(cluster.folder) : null;
  const backUp = (connection: pg.ClientConfig) =>
    takeBackup({ dataDir, cluster, connection, now, signal });
  return running === null
    ? withEmbedded(cluster, signal, backUp)
    : backUp(connectionTo(running.address));
}
