/** The server's configuration: environment in, settings or every mistake at once out. Pure. */
import { resolve } from 'node:path';
import { type AuthSettings, readAuthSettings } from './auth/settings.ts';
import { createSettingsReader, type Environment, type SettingsReader } from './settings-reader.ts';

const DEFAULT_PORT = 3000;
const HIGHEST_PORT = 65_535;
/** Rows a single read returns at most, as on a Supabase project; clients page (W1). */
const DEFAULT_MAX_ROWS = 1000;
const HIGHEST_MAX_ROWS = 1_000_000;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
/** Where Supabase's clients look for the two APIs. */
const AUTH_PREFIX = '/auth/v1';
const REST_PREFIX = '/rest/v1';

type LogLevel = (typeof LOG_LEVELS)[number];

export interface Config {
  /** 0 lets the system choose a free port. */
  readonly port: number;
  readonly host: string;
  /** Where the embedded database and the keys live. */
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Whether a new database receives the demo chapter. */
  readonly seed: boolean;
  /** Folder of the built web app. */
  readonly siteDir: string;
  readonly maxRows: number;
  readonly logLevel: LogLevel;
  /** Path of the auth service, without a slash at its end; '' is the root. */
  readonly authPrefix: string;
  /** Path of the data API, likewise; never the root. */
  readonly restPrefix: string;
  readonly auth: AuthSettings;
}

type ParsedConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly errors: readonly string[] };

/** Reads every setting; each error names the variable and says what to set it to. */
export function parseConfig(env: Environment): ParsedConfig {
  const read = createSettingsReader(env);
  const port = read.whole('PORT', DEFAULT_PORT, 0, HIGHEST_PORT);
  const authPrefix = readPrefix(read, 'AUTH_PREFIX', AUTH_PREFIX);
  const restPrefix = readPrefix(read, 'REST_PREFIX', REST_PREFIX);
  if (restPrefix === '' || restPrefix === authPrefix) {
    read.refuse(`REST_PREFIX is the root or AUTH_PREFIX: set it to a path of its own.`);
  }
  const config: Config = {
    port,
    host: read.text('HOST') ?? '127.0.0.1',
    dataDir: resolve(read.text('DATA_DIR') ?? 'data'),
    databaseUrl: readPostgresUrl(read, 'DATABASE_URL'),
    seed: read.oneOf('SEED', 'demo', ['demo', 'none']) === 'demo',
    siteDir: resolve(read.text('SITE_DIR') ?? 'dist'),
    maxRows: read.whole('MAX_ROWS', DEFAULT_MAX_ROWS, 1, HIGHEST_MAX_ROWS),
    logLevel: read.oneOf('LOG_LEVEL', 'warn', LOG_LEVELS),
    authPrefix,
    restPrefix,
    auth: readAuthSettings(read, `http://localhost:${port}`, authPrefix),
  };
  return read.errors.length === 0 ? { ok: true, config } : { ok: false, errors: read.errors };
}

function readPostgresUrl(read: SettingsReader, name: string): string | null {
  const given = read.text(name);
  if (given === null) return null;
  // The value is not repeated: it holds a password.
  if (/^postgres(ql)?:$/.test(URL.parse(given)?.protocol ?? '')) return given;
  read.refuse(`${name} is no Postgres address: set it to postgres://user:password@host/database.`);
  return null;
}

/** A path that begins with a slash and ends without one, so that '/' becomes ''. */
function readPrefix(read: SettingsReader, name: string, fallback: string): string {
  const given = read.text(name) ?? fallback;
  if (/^(\/[\w.~-]+)*\/?$/.test(given)) return given.replace(/\/$/, '');
  read.refuse(`${name} is '${given}': set it to a path such as ${fallback}, or to / for none.`);
  return fallback;
}

/**
 * The configuration once the system has chosen a port for PORT=0: the default of SITE_URL follows
 * from it. `env` has been parsed before and held no mistake.
 */
export function configAt(env: Environment, port: number): Config {
  const parsed = parseConfig({ ...env, PORT: String(port) });
  if (!parsed.ok) throw new Error(parsed.errors.join(' '));
  return parsed.config;
}
