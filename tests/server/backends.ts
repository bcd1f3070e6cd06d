/** The two kinds of database server tests inside this process run on. */
import type { Driver } from '../../src/server/db/driver.ts';
import { openPglite } from '../../src/server/db/pglite.ts';
import { openPostgres } from '../../src/server/db/postgres.ts';
import { PostgresCluster } from '../postgres/cluster.ts';
import { postgresIsHere } from '../postgres/install.ts';
import { copyDemoDatabase } from './embedded.ts';
import { temporaryFolder } from './temporary-folder.ts';

interface Backend {
  readonly name: 'PGlite' | 'Postgres';
  /** False where the machine lacks it; then its tests are skipped, loudly. */
  readonly here: boolean;
  prepare(): Promise<PreparedBackend>;
}

export interface PreparedBackend {
  openDriver(): Promise<Driver>;
  remove(): Promise<void>;
}

const pglite: Backend = {
  name: 'PGlite',
  here: true,
  async prepare() {
    const folder = temporaryFolder();
    const database = await copyDemoDatabase(folder.path);
    return {
      openDriver: () => openPglite(database),
      remove: async () => folder.remove(),
    };
  },
};

const postgres: Backend = {
  name: 'Postgres',
  here: postgresIsHere(),
  async prepare() {
    const cluster = await PostgresCluster.make();
    await cluster.start();
    const url = await cluster.createDatabase();
    return {
      openDriver: async () => openPostgres(url),
      remove: () => cluster.remove(),
    };
  },
};

export const BACKENDS: readonly Backend[] = [pglite, postgres];
