/** The lines of a comment are not joined with their asterisks, which would hide a tag that follows. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const files = globSync(['*.ts', '{apps,packages,scripts,tests,training}/**/*.{ts,tsx}'], {
  cwd: ROOT,
  exclude: ['**/node_modules'],
});

/** A comment's line with a second asterisk between spaces. */
const JOINED_LINES = /^ *(?:\/\*)?\* .* \* .*$/gm;

test('no two lines of a comment are joined', () => {
  expect(files).toContain('packages/wire-server/src/http/serve-site.ts');
  const found = files.flatMap((file) =>
    joinedLines(readFileSync(join(ROOT, file), 'utf8')).map((line) => `${file}: ${line}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['/**', ' * Takes a seat. * @throws {Error} when none is open.', ' */'],
  ['  /** Takes a seat. * @param name', '   * of a member. */'],
])('a joined line is noticed: %s %s', (...lines) => {
  expect(joinedLines(lines.join('\n'))).toHaveLength(1);
});

test.each([
  '/** Takes a seat. @throws {Error} */',
  '/**\n * Takes a seat.\n * @throws {Error} **when** none is open: `*`.\n */',
  'const minutes = hours * 60 * days;',
])('%j has no joined lines', (code) => {
  expect(joinedLines(code)).toEqual([]);
});

function joinedLines(code: string): string[] {
  return code.match(JOINED_LINES) ?? [];
}
