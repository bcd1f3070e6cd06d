/** The embedded driver: Postgres inside this process, stored in one folder. */
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { Mutex, PGlite, type Transaction as PgliteTransaction } from '@electric-sql/pglite';
import { StartupError } from '../startup-error.ts';
import type { Driver, OwnerTransaction, Row } from './driver.ts';
import { toDatabaseError } from './errors.ts';
import { PgliteBatches } from './pglite-batch.ts';

/** A directory fits many times over, and each start is spared filling Postgres's usual 128 MB. */
const START_PARAMETERS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** Opens the database in `folder`, making it first when there is none. */
export async function openPglite(folder: string): Promise<Driver> {
  if (!existsSync(folder)) await makeCluster(folder);
  const pglite = await PGlite.create(folder, { startParams: START_PARAMETERS }).catch((error) =>
    explain(error, folder),
  );
  bindValuesAsText(pglite);
  const batches = new PgliteBatches(pglite);
  // PGlite has one session, so transactions take turns.
  const turns = new Mutex();
  return {
    transaction: (work) =>
      turns.runExclusive(() => pglite.transaction((tx) => work(ownerTransaction(tx)))),
    batch: (statements, onStart) =>
      turns.runExclusive(() => {
        onStart();
        return batches.run(statements);
      }),
    close: () => turns.runExclusive(() => pglite.close()),
  };
}

function ownerTransaction(tx: PgliteTransaction): OwnerTransaction {
  return {
    async query(sql, values = []) {
      const result = await tx.query<Row>(sql, [...values]).catch(rethrow);
      return result.rows;
    },
    async script(sql) {
      await tx.exec(sql).catch(rethrow);
    },
  };
}

function rethrow(error: unknown): never {
  throw toDatabaseError(error);
}

function explain(error: unknown, folder: string): never {
  throw new StartupError(
    `The database in ${folder} cannot be opened (${error instanceof Error ? error.message : error}). ` +
      'Put a backup of that folder in its place, or move it away to begin with a new database.',
    { cause: error },
  );
}

/** Lets the database judge every value, instead of PGlite's own conversions, which throw plain errors. */
function bindValuesAsText(pglite: PGlite): void {
  for (const type of Object.keys(pglite.serializers)) {
    pglite.serializers[type] = (value: string) => value;
  }
}

/**
 * Makes a new cluster beside `folder` and moves it there whole: a start killed midway leaves no
 * half-made database. It happens in a worker, whose memory (some 500 MB) is given back at its end.
 */
async function makeCluster(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const worker = new Worker(new URL('./make-cluster.worker.ts', import.meta.url), {
    workerData: unfinished,
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  worker.once('error', reject);
  worker.once('exit', () => resolve());
  await promise;
  await rename(unfinished, folder);
}
