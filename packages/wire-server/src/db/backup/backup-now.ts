/** Takes a backup on demand, of the Postgres that a server is running or of one started for it. */
import type pg from 'pg';
import { connectionInUse, requireEmbedded, withEmbedded } from '../embedded/embedded-postgres.ts';
import { type TakenBackup, takeBackup } from './take-backup.ts';

/** @throws {StartupError} when there is no database, or as takeBackup does. */
export async function backupNow(
  dataDir: string,
  now: Date,
  signal: AbortSignal,
): Promise<TakenBackup> {
  const cluster = await requireEmbedded(dataDir);
  const inUse = await connectionInUse(cluster);
  const backUp = (connection: pg.ClientConfig) =>
    takeBackup({ dataDir, cluster, connection, now, signal });
  return inUse === null ? withEmbedded(cluster, signal, backUp) : backUp(inUse);
}
