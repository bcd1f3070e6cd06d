import { expect, test } from 'vitest';
import { ENGINE_NAMES, OURS } from '../../training/measure/engines.ts';
import { speedFigures } from './speed.ts';

const SIZES = [48, 1_000, 10_000, 100_000];
const rows = SIZES.flatMap((size) =>
  ENGINE_NAMES.map((engine) => ({
    engine,
    size,
    build: size === 48 ? 25 : 301,
    first: 2,
    heap: 9,
    p50: 0.1,
    p99: engine === OURS ? 0.401 : 1,
    needs: 260,
    samples: 1_000,
  })),
);

test('each limit of the engine is beside its earlier and its current figure', () => {
  const lines = speedFigures(rows).split('\n');
  expect(lines).toContain('| router over 48 members ready | ≤ 25 ms | 92 ms | 25 ms | yes |');
  expect(lines).toContain(
    '| router over 100,000 members ready | ≤ 300 ms | 404 ms | 301 ms | **no** |',
  );
  expect(lines).toContain('| p50 per need, worst size | ≤ 0.1 ms | 0.097 ms | 0.100 ms | yes |');
  expect(lines).toContain('| p99 per need, worst size | ≤ 0.4 ms | 0.412 ms | 0.401 ms | **no** |');
});
