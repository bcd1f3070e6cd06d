import { expect, test } from 'vitest';
import { NEED_SETS } from '../eval/sets.ts';
import type { Accuracy } from './accuracy-figures.ts';
import { accuracyPicture } from './accuracy-picture.ts';

const [set] = NEED_SETS;
if (set === undefined) throw new Error('There are no sets of needs.');

const half: Accuracy = {
  set,
  engine: 'MiniSearch',
  shares: [
    { name: 'overall', right: 5, n: 10 },
    { name: 'typo', right: 1, n: 4 },
  ],
  top5: { right: 1, n: 1 },
};
const all: Accuracy = {
  ...half,
  engine: 'Pathfinder',
  shares: half.shares.map((share) => ({ ...share, right: share.n })),
};
const picture = accuracyPicture([{ title: 'Tuned & known', measured: [all, half] }]);

test('a bar is as long as its share, and its label says it', () => {
  const widths = [...picture.matchAll(/class="[^"]*bar"[^>]* width="([\d.]+)"/g)].map(captured);
  const [full = 0] = widths;
  expect(widths).toEqual([full, full / 2, full, full / 4]);
  expect([...picture.matchAll(/>(\d+%)</g)].map(([, label]) => label)).toEqual([
    '100%',
    '50%',
    '100%',
    '25%',
  ]);
});

test('it is well-formed, has a title, and says the overall figures in words', () => {
  expect(picture).toContain('<title id="title">');
  expect(picture).toContain('Tuned &amp; known, overall: Pathfinder 100%, MiniSearch 50%.');
  expect(picture).not.toMatch(/&(?!amp;|lt;)/);
});

test('it has colours for dark pages', () => {
  expect(picture).toContain('prefers-color-scheme: dark');
});

function captured([, digits]: RegExpMatchArray): number {
  return Number(digits);
}
