import { expect, test } from 'vitest';
import type { Share } from '../../training/measure/measure-accuracy.ts';
import { accuracyPicture, type Panel } from './accuracy-picture.ts';

const HALF: Share[] = [
  { name: 'overall', right: 5, n: 10 },
  { name: 'typo', right: 1, n: 4 },
];
const panel: Panel = {
  title: 'Tuned & known',
  bars: [
    { engine: 'Pathfinder', shares: HALF.map((share) => ({ ...share, right: share.n })) },
    { engine: 'MiniSearch', shares: HALF },
  ],
};
const picture = accuracyPicture([[panel]]);

test('the length of a bar is its share, and its label says so', () => {
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

test('it is well-formed, has a title, and describes the overall figures', () => {
  expect(picture).toContain('<title id="title">');
  expect(picture).toContain('Tuned &amp; known, overall: Pathfinder 100%, MiniSearch 50%.');
  expect(picture).not.toMatch(/&(?!amp;|lt;)/);
});

test('a second section is below the first, and a share of no needs has no bar', () => {
  const bars = [{ engine: 'Orama', shares: [{ name: 'Yelp', right: 0, n: 0 }] }] as const;
  const both = accuracyPicture([[panel], [{ title: 'By source', bars }]]);
  const y = (words: string) => Number(new RegExp(`y="([\\d.]+)">${words}<`).exec(both)?.[1]);
  expect(y('By source')).toBeGreaterThan(y('typo'));
  expect(y('Yelp')).toBeGreaterThan(y('By source'));
  expect(both.match(/ bar"/g)).toHaveLength(picture.match(/ bar"/g)?.length ?? 0);
});

test('it has colours for dark pages', () => {
  expect(picture).toContain('prefers-color-scheme: dark');
});

function captured([, digits]: RegExpMatchArray): number {
  return Number(digits);
}
