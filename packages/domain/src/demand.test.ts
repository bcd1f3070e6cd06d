import { expect, test } from 'vitest';
import { parseDemand } from './demand.ts';

const ROW = { day: '2026-11-23', profession: 'Photographer', asked: 3 };

test('N1 a row of the demand is parsed into its day, profession and count', () => {
  expect(parseDemand(ROW)).toEqual(ROW);
});

test.each([
  { day: 'yesterday' },
  { day: '2026-13-01' },
  { day: '2026-02-30' },
  { day: null },
  { profession: ' ' },
  { profession: 'Baker ' },
  { profession: 'Baker\nCook' },
  { profession: 'x'.repeat(101) },
  { profession: 7 },
  { asked: 0 },
  { asked: 1.5 },
  { asked: 100_001 },
  { asked: '3' },
])('N1 a row with %j is invalid', (wrong) => {
  expect(parseDemand({ ...ROW, ...wrong })).toBeNull();
});
