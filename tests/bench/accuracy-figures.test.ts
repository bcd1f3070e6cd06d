import { expect, test } from 'vitest';
import { ENGINE_NAMES, type EngineName } from '../../training/measure/engines.ts';
import type { Accuracy } from '../../training/measure/measure-accuracy.ts';
import { needSets } from '../../training/measure/sets.ts';
import { accuracyFigures } from './accuracy-figures.ts';

const dev = needSets().filter(({ name }) => name === 'dev');

/** An engine with this many of 100 right: overall, typos, and needs that no member serves. */
function accuracy(engine: EngineName, overall: number, typo: number, open: number): Accuracy[] {
  const shares = Object.entries({ overall, typo, open });
  return dev.map((set) => ({
    set,
    engine,
    shares: shares.map(([name, right]) => ({ name, right, n: 100 })),
    sources: [{ name: 'Yelp categories', right: overall, n: 100 }],
    top5: { right: overall, n: 100 },
  }));
}

function figures(ours: [number, number, number]): string {
  return accuracyFigures(
    ENGINE_NAMES.flatMap((engine, i) =>
      i === 0 ? accuracy(engine, ...ours) : accuracy(engine, 60, 80 + i, 50),
    ),
  );
}

test('a figure below its target counts as not met, and one that reaches it as met', () => {
  const lines = figures([97, 89.9, 93]).split('\n');
  expect(lines).toContain('| dev: overall | ≥ 97% | 97.7% | 97.0% | yes |');
  expect(lines).toContain('| dev: worst kind (typo) | ≥ 90% | 92.0% | 89.9% | **no** |');
  expect(lines).toContain('| dev: open | ≥ 93% | 96.7% | 93.0% | yes |');
});

test('each source has a row with the share of every engine', () => {
  expect(figures([97, 90, 93])).toContain(
    '| Yelp categories | dev | 100 | 97.0% | 60.0% | 60.0% | 60.0% | 60.0% |',
  );
});

test('the smallest lead over a peer is reported, and a tie is not a lead', () => {
  const lines = figures([95, 82, 93]).split('\n');
  const lead = (peer: string) => lines.find((line) => line.includes(`smallest lead over ${peer}`));
  expect(lead('MiniSearch')).toBe(
    '| smallest lead over MiniSearch (typo, dev) | > 0 points | 6.0 points | 1.0 points | yes |',
  );
  expect(lead('Fuse.js')).toContain('| 14.3 points | 0.0 points | **no** |');
});
