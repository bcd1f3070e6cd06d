/**
 * The servers the conformance suite asks: our own on each kind of database, freshly started and
 * filled by itself, or the one at CONFORMANCE_URL, which must hold the demo chapter.
 */
import { PostgresCluster } from '../postgres/cluster.ts';
import { postgresIsHere } from '../postgres/install.ts';
import { ServerProcess } from '../server/server-process.ts';
import { temporaryFolder } from '../server/temporary-folder.ts';

export interface Target {
  readonly name: string;
  /** False where the machine lacks its database; then its tests are skipped, loudly. */
  readonly here: boolean;
  start(): Promise<RunningTarget>;
}

export interface RunningTarget {
  readonly url: string;
  stop(): Promise<void>;
}

const embedded: Target = {
  name: 'PGlite',
  here: true,
  async start() {
    const folder = temporaryFolder();
    const server = await ServerProcess.ready({ DATA_DIR: folder.path });
    return {
      url: server.url,
      async stop() {
        await server.stop();
        folder.remove();
      },
    };
  },
};

const postgres: Target = {
  name: 'Postgres',
  here: postgresIsHere(),
  async start() {
    const cluster = await PostgresCluster.make();
    await cluster.start();
    const server = await ServerProcess.ready({ DATABASE_URL: await cluster.createDatabase() });
    return {
      url: server.url,
      async stop() {
        await server.stop();
        await cluster.remove();
      },
    };
  },
};

const external = process.env.CONFORMANCE_URL;

export const TARGETS: readonly Target[] = external
  ? [{ name: external, here: true, start: async () => ({ url: external, stop: async () => {} }) }]
  : [embedded, postgres];
