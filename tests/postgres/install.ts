/** Finds Postgres on this machine, and installs it where that is possible. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian and its relatives put each major version. */
const DEBIAN_ROOT = '/usr/lib/postgresql';

/** The folder with `initdb` and `postgres`, the newest version there is, or null. */
export function findPostgres(): string | null {
  const versions = existsSync(DEBIAN_ROOT) ? readdirSync(DEBIAN_ROOT) : [];
  const folders = [
    ...versions
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(DEBIAN_ROOT, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/**
 * Installs Postgres when it is missing and this is Debian with root. Elsewhere it says loudly that
 * the Postgres half of the tests is skipped.
 * @throws when it is missing and CI=true: there nothing may be skipped.
 */
export async function ensurePostgres(): Promise<void> {
  if (findPostgres() === null && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    install();
  }
  if (findPostgres() === null) reportMissing();
}

/** Whether tests on Postgres can run here; says so loudly when they cannot. */
export function postgresIsHere(): boolean {
  if (findPostgres() !== null) return true;
  reportMissing();
  return false;
}

function reportMissing(): void {
  const message = 'Postgres is not installed: install it to run every database test on it, too.';
  if (process.env.CI === 'true') throw new Error(message);
  console.warn(`\n!!! ${message} Those tests are SKIPPED.\n`);
}

function install(): void {
  const options = {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  spawnSync('apt-get', ['update', '-q'], options);
  spawnSync('apt-get', ['install', '-qy', '--no-install-recommends', 'postgresql'], options);
}
