import { expect, test } from 'vitest';
import { createSlowReads, TooManySlowReads } from './slow-reads.ts';

/** The clock stands still unless it is moved. */
function slowReads() {
  const clock = { ms: 1_000_000 };
  return { clock, reads: createSlowReads(() => clock.ms) };
}

test('W3 quick reads count nothing, however many they are', () => {
  const { reads } = slowReads();
  for (let n = 0; n < 10_000; n++) reads.count('wifi', 100);
  expect(() => reads.check('wifi')).not.toThrow();
});

test('W3 a client that took its ten seconds waits, and gets a quarter of the time back', () => {
  const { clock, reads } = slowReads();
  for (let n = 0; n < 5; n++) reads.count('ann', 2_100);
  expect(() => reads.check('ann')).not.toThrow();
  reads.count('ann', 1_100);
  expect(() => reads.check('ann')).toThrow(new TooManySlowReads(4));
  expect(() => reads.check('bob')).not.toThrow();
  clock.ms += 4_000;
  expect(() => reads.check('ann')).not.toThrow();
});

test('W3 only so many clients are remembered', () => {
  const { reads } = slowReads();
  for (let n = 0; n <= 10_000; n++) reads.count(`client ${n}`, 20_000);
  expect(() => reads.check('client 0')).not.toThrow();
  expect(() => reads.check('client 1')).toThrow(TooManySlowReads);
});
