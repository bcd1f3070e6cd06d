import fc from 'fast-check';
import { expect, test } from 'vitest';
import { waitAfter } from './password-tries.ts';

test('U3 ten tries are free, then the wait doubles up to a quarter of an hour', () => {
  expect([0, 1, 9].map(waitAfter)).toEqual([0, 0, 0]);
  expect([10, 11, 12, 19, 20, 1_000_000].map(waitAfter)).toEqual([1, 2, 4, 512, 900, 900]);
});

test('U3 the wait never gets shorter', () => {
  fc.assert(fc.property(fc.nat(), (tries) => waitAfter(tries) <= waitAfter(tries + 1)));
});
