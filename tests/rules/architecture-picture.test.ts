/** The picture of the architecture (docs/architecture.svg) names every app, package and folder of theirs. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PARENTS = [
  'apps',
  'packages',
  'apps/visitor/src',
  'apps/panel/src',
  'packages/wire-server/src',
];
const picture = readFileSync(`${ROOT}docs/architecture.svg`, 'utf8');
const names = new Set(
  Array.from(picture.matchAll(/<text[^>]*>([^<]*)/g), ([, text = '']) => text)
    .join(' ')
    .match(/[a-z-]+/g),
);

test.each(PARENTS)('the picture names the folders of %s', (parent) => {
  const folders = readdirSync(ROOT + parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.filter((name) => !names.has(name))).toEqual([]);
});
