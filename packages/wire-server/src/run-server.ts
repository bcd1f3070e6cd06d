/** Runs an application's server from the environment and stops it on SIGTERM or SIGINT. */
import { setFlagsFromString } from 'node:v8';
import { pino } from 'pino';
import type { Application } from './application.ts';
import { assemble, type Server } from './assemble.ts';
import type { AuthContext } from './auth/context/auth-context.ts';
import { sweepRegularly } from './auth/context/sweep.ts';
import { type Keys, keepKeysCurrent, openKeyStore } from './auth/keys/key-store.ts';
import { type Config, configAt, requireConfig } from './config.ts';
import { connect, type DatabaseSource } from './connect.ts';
import { AUTH_SERVICE } from './db/as-role.ts';
import { automaticBackups } from './db/backup/automatic-backups.ts';
import { DatabaseUnavailable } from './db/database-errors.ts';
import { prepareEmbedded } from './db/embedded/embedded-postgres.ts';
import type { Database, OpenedDatabase } from './db/open-database.ts';
import { type Listening, listen } from './http/listen.ts';
import { loadSite, withPage } from './http/site.ts';
import { migrationSets } from './migrations.ts';
import { makeDataFolderPrivate } from './system/data-folder.ts';
import { HAS_LITTLE_MEMORY } from './system/machine.ts';
import type { Environment } from './system/settings-reader.ts';
import { StartupError } from './system/startup-error.ts';

const STDERR = 2;
/**
 * How far the heap grows beyond what is in use before garbage is collected. By default V8 lets it grow fourfold where the
 * machine has memory to spare: docs/decisions/107-memory-follows-use.md.
 */
const HEAP_GROWTH_PERCENT = HAS_LITTLE_MEMORY ? 25 : 50;

/**
 * Runs until SIGTERM or SIGINT, then exits with 0; exits with 1 when it cannot start.
 * @example await runServer(application, process.env);
 */
export async function runServer(application: Application, env: Environment): Promise<void> {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`);
  try {
    await run(application, requireConfig(env), env);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    fail(error.message);
  }
}

async function run(application: Application, config: Config, env: Environment): Promise<void> {
  let opened: OpenedDatabase | null = null;
  let unavailable = new DatabaseUnavailable('the server is starting');
  // Before the keys are created: keys in a data folder imply that it has had a database.
  const source = await prepareSource(config);
  makeDataFolderPrivate(config.dataDir, {
    othersEnter: 'cluster' in source && source.cluster.programs.way === 'other-user',
    tell: console.error,
  });
  const keys = await openKeyStore(config.dataDir, config.auth, new Date(), console.error);
  const listening = await serve(application, { config, keys }, env, () => {
    if (opened === null) throw unavailable;
    return opened.database;
  });
  const stopping = untilAskedToStop();
  const opening = connect({
    source,
    migrations: migrationSets(application, config.seed),
    signal: stopping,
    onUnavailable(reason) {
      unavailable = reason;
      console.error(application.waitingLine(config, reason.message));
    },
    onAvailable: () => console.error(application.availableLine(config)),
  });
  stopping.addEventListener('abort', () => void stop(listening, opening));
  try {
    const { database } = await opening;
    const { now, logger } = listening.app.auth;
    const transaction: AuthContext['transaction'] = (work) =>
      database.asRole(AUTH_SERVICE, 'write', work);
    // Before the first request: a revoked key may still be stored or configured.
    await keepKeysCurrent(keys, { transaction, now, logger }, stopping);
    opened = await opening;
  } catch (error) {
    if (!stopping.aborted) throw error;
  }
  if (opened === null || stopping.aborted) return;
  sweepRegularly(listening.app.auth, stopping);
  console.log(application.announcement(config, listening.port, opened));
}

async function prepareSource({
  databaseUrl,
  dataDir,
  backups: kept,
}: Config): Promise<DatabaseSource> {
  if (databaseUrl !== null) return { url: databaseUrl };
  const cluster = await prepareEmbedded(dataDir);
  const now = () => new Date();
  const backups =
    kept === 0 ? null : automaticBackups({ dataDir, cluster, kept, now, tell: console.error });
  return { cluster, backups };
}

/** Answers requests at once: with 503 where they need a database that is not open yet. */
async function serve(
  { pages, linkPage, admitsSignUp, accessTables = [], completeAtStart }: Application,
  { config, keys }: { readonly config: Config; readonly keys: Keys },
  env: Environment,
  database: () => Database,
): Promise<Listening<Server>> {
  const logger = pino(
    { level: config.logLevel, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination(STDERR),
  );
  const site = await loadSite(config.siteDir);
  return listen(
    (port) => {
      const config = configAt(env, port);
      const completed = withPage(
        site,
        (html) => completeAtStart?.(html, config.auth.siteUrl) ?? html,
      );
      return assemble({
        config,
        pages,
        linkPage,
        admitsSignUp,
        accessTables,
        database,
        keys,
        site: completed,
        logger,
      });
    },
    config.host,
    config.port,
  );
}

function untilAskedToStop(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // Ctrl+C arrives twice, from the terminal and from npm; the second must not kill the process.
    process.on(signal, () => stopping.abort());
  }
  return stopping.signal;
}

/** Stops each part before those it depends on. */
async function stop(listening: Listening<Server>, opening: Promise<OpenedDatabase>): Promise<void> {
  await listening.close();
  const opened = await opening.catch(() => null);
  await listening.app.auth.background.settled();
  await opened?.database.close();
  process.exit(0);
}

function fail(message: string): void {
  console.error(message);
  process.exit(1);
}
