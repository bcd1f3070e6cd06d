/** Starts the server from the environment, and stops it when the system asks. */
import { pino } from 'pino';
import { announcement, waitingLine } from './announce.ts';
import { assemble, type Server } from './assemble.ts';
import { openKeyStore } from './auth/keys/key-store.ts';
import { sweepRegularly } from './auth/store/sweep.ts';
import { type Config, configAt, parseConfig } from './config.ts';
import { connect } from './db/connect.ts';
import { type DataDirLock, lockDataDir } from './db/data-dir-lock.ts';
import { DatabaseAway } from './db/errors.ts';
import type { Database, OpenedDatabase } from './db/open-database.ts';
import { type Listening, listen } from './http/listen.ts';
import { loadSite } from './http/site.ts';
import { migrationSets } from './migrations.ts';
import type { Environment } from './settings-reader.ts';
import { StartupError } from './startup-error.ts';

const STDERR = 2;

/** Runs until SIGTERM or SIGINT; ends the process with 0 then, or with 1 when it cannot start. */
export async function main(env: Environment): Promise<void> {
  const parsed = parseConfig(env);
  if (!parsed.ok) return fail(['The configuration needs a change:', ...parsed.errors].join('\n  '));
  try {
    await run(parsed.config, env);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    fail(error.message);
  }
}

async function run(config: Config, env: Environment): Promise<void> {
  let opened: OpenedDatabase | null = null;
  const lock = config.databaseUrl === null ? lockDataDir(config.dataDir) : null;
  const listening = await serve(config, env, () => {
    if (opened === null) throw new DatabaseAway('the server is starting');
    return opened.database;
  });
  const stopping = untilAskedToStop();
  const opening = connect({
    ...config,
    migrations: migrationSets(config.seed),
    signal: stopping,
    onAway: (reason) => console.error(waitingLine(config, reason.message)),
  });
  stopping.addEventListener('abort', () => void stop(listening, opening, lock));
  try {
    opened = await opening;
  } catch (error) {
    if (!stopping.aborted) throw error;
  }
  if (opened === null || stopping.aborted) return;
  sweepRegularly(listening.app.auth, stopping);
  console.log(announcement(config, listening.port, opened));
}

/** Answers from the first moment on: with 503 where the database is needed and not there yet. */
async function serve(
  config: Config,
  env: Environment,
  database: () => Database,
): Promise<Listening<Server>> {
  const logger = pino({ level: config.logLevel }, pino.destination(STDERR));
  const keys = await openKeyStore(config.dataDir, config.auth.keys, new Date(), console.error);
  const site = await loadSite(config.siteDir);
  return listen(
    (port) => assemble({ config: configAt(env, port), database, keys, site, logger }),
    config.host,
    config.port,
  );
}

function untilAskedToStop(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => stopping.abort());
  }
  return stopping.signal;
}

/** In the order in which each part needs the next. */
async function stop(
  listening: Listening<Server>,
  opening: Promise<OpenedDatabase>,
  lock: DataDirLock | null,
): Promise<void> {
  await listening.close();
  const opened = await opening.catch(() => null);
  await listening.app.auth.background.settled();
  await opened?.database.close();
  lock?.release();
  process.exit(0);
}

function fail(message: string): void {
  console.error(message);
  process.exit(1);
}

if (import.meta.main) await main(process.env);
