/** A copy of the project in a temporary folder, in which faults can be planted without harm to this one. */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What tools write into node_modules: links to it would share it between the copies. */
const CACHES = ['.cache', '.vite', '.vite-temp', '.vitest'];

/**
 * Copies one commit.
 * @param root a clone or worktree that has the commit.
 * @param dependencies the node_modules to use; older commits get those of today.
 * @returns the folder; the caller removes it.
 */
export function copyProject(root: string, commit: string, dependencies: string): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'planted-')));
  const [sha = ''] = run('git', ['rev-parse', '--verify', `${commit}^{commit}`], root).split('\n');
  // Shared, so that the copy also has commits that no branch reaches.
  run('git', ['clone', '--quiet', '--shared', '--no-checkout', root, folder], root);
  run('git', ['checkout', '--quiet', '--detach', sha], folder);
  const modules = join(folder, 'node_modules');
  try {
    run('cp', ['-al', dependencies, modules], root);
  } catch {
    // The temporary folder is on another disk.
    rmSync(modules, { recursive: true, force: true });
    run('cp', ['-a', dependencies, modules], root);
  }
  for (const cache of CACHES) rmSync(join(modules, cache), { recursive: true, force: true });
  linkPackages(folder, modules);
  return folder;
}

/** Links the copy's own packages in place of those of the project. */
function linkPackages(folder: string, modules: string): void {
  for (const name of readdirSync(modules)) {
    const path = join(modules, name);
    if (lstatSync(path).isSymbolicLink()) rmSync(path);
  }
  for (const pattern of manifestIn(folder).workspaces ?? []) {
    const parent = join(folder, pattern.replace('/*', ''));
    const packages = existsSync(parent) ? readdirSync(parent) : [];
    for (const path of packages.map((name) => join(parent, name))) {
      if (existsSync(join(path, 'package.json'))) {
        symlinkSync(path, join(modules, manifestIn(path).name));
      }
    }
  }
}

interface Manifest {
  readonly name: string;
  readonly workspaces?: readonly string[];
}

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function run(command: string, args: readonly string[], cwd: string): string {
  return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}
