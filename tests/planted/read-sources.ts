/** Reads the product's code from a folder of the project, in which faults are planted. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isProductCode, type Source } from './find-fault.ts';

/** The files that git knows, so that builds and dependencies are left out. */
export function readSources(root: string): readonly Source[] {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  return listed
    .split('\0')
    .filter((path) => isProductCode(path) && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
