/** The server's configuration: environment in, settings or every mistake at once out. Pure. */
import { resolve } from 'node:path';

const DEFAULT_PORT = 3000;
const HIGHEST_PORT = 65_535;
/** Rows a single read returns at most, as on a Supabase project; clients page (W1). */
const DEFAULT_MAX_ROWS = 1000;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

type LogLevel = (typeof LOG_LEVELS)[number];

export interface Config {
  /** 0 lets the system choose a free port. */
  readonly port: number;
  readonly host: string;
  /** Where the embedded database lives; unused when `databaseUrl` is set. */
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Whether a new database receives the demo chapter. */
  readonly seed: boolean;
  /** Folder of the built web app. */
  readonly siteDir: string;
  readonly maxRows: number;
  readonly logLevel: LogLevel;
}

type ParsedConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly errors: readonly string[] };

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads every setting; each error names the variable and says what to set it to. */
export function parseConfig(env: Environment): ParsedConfig {
  const errors: string[] = [];
  const read = (name: string): string | null => env[name]?.trim() || null;

  function whole(name: string, fallback: number, lowest: number, highest: number): number {
    const given = read(name);
    if (given === null) return fallback;
    const number = /^\d+$/.test(given) ? Number(given) : Number.NaN;
    if (number >= lowest && number <= highest) return number;
    errors.push(`${name} is '${given}': set it to a whole number from ${lowest} to ${highest}.`);
    return fallback;
  }

  function oneOf<T extends string>(name: string, fallback: T, allowed: readonly T[]): T {
    const given = read(name);
    if (given === null) return fallback;
    const match = allowed.find((value) => value === given.toLowerCase());
    if (match !== undefined) return match;
    errors.push(`${name} is '${given}': set it to one of ${allowed.join(', ')}.`);
    return fallback;
  }

  function postgresUrl(name: string): string | null {
    const given = read(name);
    if (given === null) return null;
    // The value is not repeated: it holds a password.
    if (/^postgres(ql)?:$/.test(URL.parse(given)?.protocol ?? '')) return given;
    errors.push(
      `${name} is no Postgres address: set it to postgres://user:password@host/database.`,
    );
    return null;
  }

  const config: Config = {
    port: whole('PORT', DEFAULT_PORT, 0, HIGHEST_PORT),
    host: read('HOST') ?? '127.0.0.1',
    dataDir: resolve(read('DATA_DIR') ?? 'data'),
    databaseUrl: postgresUrl('DATABASE_URL'),
    seed: oneOf('SEED', 'demo', ['demo', 'none']) === 'demo',
    siteDir: resolve(read('SITE_DIR') ?? 'dist'),
    maxRows: whole('MAX_ROWS', DEFAULT_MAX_ROWS, 1, 1_000_000),
    logLevel: oneOf('LOG_LEVEL', 'warn', LOG_LEVELS),
  };
  return errors.length === 0 ? { ok: true, config } : { ok: false, errors };
}
