/** The table of docs/routing-engine.md names constants that exist, in the files it names, with their present values. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PAGE = readFileSync(join(ROOT, 'docs/routing-engine.md'), 'utf8');
const [, TABLE = ''] = PAGE.split('## The numbers that decide');

/** First cell, value, files: names are in code marks, values are numbers in the order of the names. */
const rows = Array.from(
  TABLE.matchAll(/^\| (?<names>`[A-Z_]+`.*?) \| (?<values>.*?) \| (?<files>`.*`) \|$/gm),
  ({ groups: { names = '', values = '', files = '' } = {} }) => ({
    names: codesIn(names),
    values: values.replaceAll('−', '-').match(/-?\d+(?:\.\d+)?/g) ?? [],
    source: codesIn(files).map(sourceOf).join('\n'),
  }),
).map((row) => ({ ...row, title: row.names.join(', ') }));

test('the table is found', () => {
  expect(rows.length).toBeGreaterThan(30);
});

test.each(rows)('$title', ({ names, values, source }) => {
  expect(values.length).toBeGreaterThanOrEqual(names.length);
  // A table of values, such as the three strengths of a hint, has one name and a cell for all of them.
  if (names.length === 1) return expectAll(definitionOf(source, names[0] ?? ''), values);
  for (const [at, name] of names.entries())
    expectAll(definitionOf(source, name), values.slice(at, at + 1));
});

function expectAll(definition: string, values: readonly string[]): void {
  const numbers = (definition.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  for (const value of values) expect(numbers).toContain(Number(value));
}

/** From a constant's name to the end of its statement. */
function definitionOf(source: string, name: string): string {
  const [definition = ''] = new RegExp(`const ${name}\\b[^;]*;`).exec(source) ?? [];
  expect(definition, `${name} is defined in a file of its row`).not.toBe('');
  return definition;
}

/** A file of the engine, named by its last folders, or by its name alone beside one that is. */
function sourceOf(file: string): string {
  const found = globSync(`{src,packages,apps}/**/${file}`, {
    cwd: ROOT,
    exclude: (path) => path.includes('node_modules'),
  });
  expect(found, file).toHaveLength(1);
  return readFileSync(join(ROOT, found[0] ?? ''), 'utf8');
}

function codesIn(cell: string): string[] {
  return Array.from(cell.matchAll(/`([^`]+)`/g), ([, code]) => code ?? '');
}
