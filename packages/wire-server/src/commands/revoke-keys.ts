/** Ends the keys now, in every running server on the database, and all that they may have opened. */
import type pg from 'pg';
import { withKid } from '../auth/keys/access-token.ts';
import { keyFile } from '../auth/keys/key-files.ts';
import { revocationId, revoke } from '../auth/keys/key-store.ts';
import { readServiceKey, replaceServiceKey } from '../auth/keys/service-key.ts';
import { readStored, replaceSigningKeys, SIGNING_KEYS } from '../auth/keys/signing-keys.ts';
import type { Config } from '../config.ts';
import { DatabaseUnavailable, SqlError } from '../db/database-errors.ts';
import {
  connectionInUse,
  requireEmbedded,
  withEmbedded,
} from '../db/embedded/embedded-postgres.ts';
import { openPostgres } from '../db/postgres.ts';
import { StartupError } from '../system/startup-error.ts';

export interface Revoked {
  readonly signingKeys: number;
  readonly sessions: number;
}

/**
 * Revokes the signing keys and the service key, stored or from the environment, and ends all sessions, links and codes.
 * Stored keys are replaced by new ones. A running server notices within 5 seconds.
 * @throws {StartupError} without keys or a database that is reachable and up to date
 */
export async function revokeKeys(config: Config, now: Date, signal: AbortSignal): Promise<Revoked> {
  const { dataDir, auth } = config;
  const { imported, serviceKey } = auth.keys;
  const signing = imported.length > 0 ? imported : readStored(keyFile(dataDir, SIGNING_KEYS));
  const kids = (await Promise.all(signing.map(withKid))).map(({ kid }) => kid);
  const ids = [...kids, revocationId(serviceKey ?? readServiceKey(dataDir))];
  const sessions = await onDatabase(config, signal, async (connection) => {
    const driver = openPostgres(connection);
    try {
      return await driver.transaction(async (tx) => {
        const ended = await revoke(tx, ids, now);
        // Before the commit: no server should find its keys revoked and no new ones.
        if (imported.length === 0) await replaceSigningKeys(dataDir, auth.keys.algorithm);
        if (serviceKey === null) replaceServiceKey(dataDir);
        return ended;
      });
    } finally {
      await driver.close();
    }
  }).catch(explain);
  return { signingKeys: kids.length, sessions };
}

function explain(error: unknown): never {
  if (!(error instanceof DatabaseUnavailable || error instanceof SqlError)) throw error;
  throw new StartupError(
    `Nothing was revoked: ${error.message}. Start the server, which brings its database up to date, then try again.`,
    { cause: error },
  );
}

async function onDatabase<T>(
  { dataDir, databaseUrl }: Config,
  signal: AbortSignal,
  work: (connection: pg.ClientConfig) => Promise<T>,
): Promise<T> {
  if (databaseUrl !== null) return work({ connectionString: databaseUrl });
  const cluster = await requireEmbedded(dataDir);
  const inUse = await connectionInUse(cluster);
  return inUse === null ? withEmbedded(cluster, signal, work) : work(inUse);
}
