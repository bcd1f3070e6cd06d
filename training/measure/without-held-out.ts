/** Removes held-out needs from a file whose rows are shown. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isHeldOut } from './sets.ts';

/**
 * Runs `use` with a file without held-out needs, and returns its result: the given file if it has
 * none, otherwise a copy, which is removed afterwards.
 * @param use takes the path, and the number of needs left out.
 * @throws {Error} when the file cannot be read.
 * @throws {SyntaxError} when a line is not JSON.
 */
export function withoutHeldOut<T>(file: string, use: (file: string, leftOut: number) => T): T {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const shown = lines.filter((line) => !isHeldOut(JSON.parse(line)));
  if (shown.length === lines.length) return use(file, 0);
  const folder = mkdtempSync(join(tmpdir(), 'pathfinder-eval-'));
  try {
    const copy = join(folder, 'needs.jsonl');
    writeFileSync(copy, shown.join('\n'));
    return use(copy, lines.length - shown.length);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
