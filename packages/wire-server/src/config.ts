/** Parses the server's configuration from the environment, reporting all mistakes at once. Pure. */
import { resolve } from 'node:path';
import { type AuthSettings, readAuthSettings } from './auth/config/auth-settings.ts';
import {
  createSettingsReader,
  type Environment,
  type SettingsReader,
} from './system/settings-reader.ts';
import { StartupError } from './system/startup-error.ts';

const DEFAULT_PORT = 3000;
const HIGHEST_PORT = 65_535;
/** Maximum rows per read; clients page. Most tables fit one page, which takes one request. */
const DEFAULT_MAX_ROWS = 5000;
const HIGHEST_MAX_ROWS = 1_000_000;
const DEFAULT_BACKUPS = 7;
const HIGHEST_BACKUPS = 1000;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
/** Where Supabase clients expect the two APIs. */
const AUTH_PREFIX = '/auth/v1';
const REST_PREFIX = '/rest/v1';

type LogLevel = (typeof LOG_LEVELS)[number];

export interface Config {
  /** 0 lets the system choose a free port. */
  readonly port: number;
  readonly host: string;
  /** Holds the embedded database and the keys. */
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** How many automatic backups of the embedded database to keep; 0 turns them off. */
  readonly backups: number;
  /** Whether a new database receives the application's demo data. */
  readonly seed: boolean;
  /** Folder of the built web app. */
  readonly siteDir: string;
  readonly maxRows: number;
  readonly logLevel: LogLevel;
  /** Path of the auth service, without a trailing slash; '' is the root. */
  readonly authPrefix: string;
  /** Path of the data API, without a trailing slash; never the root. */
  readonly restPrefix: string;
  readonly auth: AuthSettings;
}

type ParsedConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly errors: readonly string[] };

/**
 * Reads every setting; each error names the variable and says what to set it to.
 * @example parseConfig({ PORT: '8080' }) // { ok: true, config: { port: 8080, … } }
 */
export function parseConfig(env: Environment): ParsedConfig {
  const read = createSettingsReader(env);
  const port = read.whole('PORT', DEFAULT_PORT, 0, HIGHEST_PORT);
  const authPrefix = readPrefix(read, 'AUTH_PREFIX', AUTH_PREFIX);
  const restPrefix = readPrefix(read, 'REST_PREFIX', REST_PREFIX);
  if (restPrefix === '' || restPrefix === authPrefix) {
    read.refuse(`REST_PREFIX is the root or AUTH_PREFIX: set it to a path of its own.`);
  }
  const host = read.text('HOST') ?? '127.0.0.1';
  const config: Config = {
    port,
    host,
    dataDir: resolve(read.text('DATA_DIR') ?? 'data'),
    databaseUrl: readPostgresUrl(read, 'DATABASE_URL'),
    backups: read.whole('BACKUPS', DEFAULT_BACKUPS, 0, HIGHEST_BACKUPS),
    seed: read.oneOf('SEED', 'demo', ['demo', 'none']) === 'demo',
    siteDir: resolve(read.text('SITE_DIR') ?? 'dist'),
    maxRows: read.whole('MAX_ROWS', DEFAULT_MAX_ROWS, 1, HIGHEST_MAX_ROWS),
    logLevel: read.oneOf('LOG_LEVEL', 'info', LOG_LEVELS),
    authPrefix,
    restPrefix,
    auth: readAuthSettings(read, {
      ownUrl: `http://localhost:${port}`,
      host,
      prefix: authPrefix,
    }),
  };
  return read.errors.length === 0 ? { ok: true, config } : { ok: false, errors: read.errors };
}

/**
 * The configuration of a process.
 * @throws {StartupError} with every mistake in `env`
 * @example const { dataDir } = requireConfig(process.env);
 */
export function requireConfig(env: Environment): Config {
  const parsed = parseConfig(env);
  if (parsed.ok) return parsed.config;
  throw new StartupError(['The configuration has mistakes:', ...parsed.errors].join('\n  '));
}

function readPostgresUrl(read: SettingsReader, name: string): string | null {
  const given = read.text(name);
  if (given === null) return null;
  // Do not echo the value: it contains a password.
  if (isPostgresUrl(given)) return given;
  read.refuse(
    `${name} is not a Postgres address: set it to postgres://user:password@host/database.`,
  );
  return null;
}

/** @example isPostgresUrl('postgres://user:password@host/database') // true */
export function isPostgresUrl(text: string): boolean {
  return /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '');
}

/** A path with a leading but no trailing slash, so '/' becomes ''. */
function readPrefix(read: SettingsReader, name: string, fallback: string): string {
  const given = read.text(name) ?? fallback;
  if (/^(\/[\w.~-]+)*\/?$/.test(given)) return given.replace(/\/$/, '');
  read.refuse(`${name} is '${given}': set it to a path such as ${fallback}, or to / for none.`);
  return fallback;
}

/**
 * The configuration once the system has chosen a port for PORT=0, which the default SITE_URL
 * contains. `env` must have parsed without errors before.
 */
export function configAt(env: Environment, port: number): Config {
  const parsed = parseConfig({ ...env, PORT: String(port) });
  if (!parsed.ok) throw new Error(parsed.errors.join(' '));
  return parsed.config;
}
