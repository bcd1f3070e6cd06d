import { expect, test } from 'vitest';
import { ENGINE_NAMES, type EngineName } from '../engines/engines.ts';
import { NEED_SETS } from '../eval/sets.ts';
import { type Accuracy, accuracyFigures } from './accuracy-figures.ts';

const dev = NEED_SETS.filter(({ name }) => name === 'dev');

/** An engine with so many of 100 right: overall, typos, and needs that nobody serves. */
function accuracy(engine: EngineName, overall: number, typo: number, open: number): Accuracy[] {
  const shares = Object.entries({ overall, typo, open });
  return dev.map((set) => ({
    set,
    engine,
    shares: shares.map(([name, right]) => ({ name, right, n: 100 })),
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

test('a figure below what was asked for is not met, one that reaches it is', () => {
  const lines = figures([95, 89.9, 93]).split('\n');
  expect(lines).toContain('| dev: overall | ≥ 95% | 95.0% | yes |');
  expect(lines).toContain('| dev: worst kind (typo) | ≥ 90% | 89.9% | **no** |');
  expect(lines).toContain('| dev: open | ≥ 93% | 93.0% | yes |');
});

test('the lead over a peer is told where it is least, and to equal is not to lead', () => {
  const lines = figures([95, 82, 93]).split('\n');
  const lead = (peer: string) => lines.find((line) => line.includes(`lead over ${peer}`));
  expect(lead('MiniSearch')).toBe(
    '| lead over MiniSearch where it is least (typo, dev) | > 0 points | 1.0 points | yes |',
  );
  expect(lead('Fuse.js')).toContain('| 0.0 points | **no** |');
});
