import { expect, test } from 'vitest';
import { createSlowReads, TooManySlowReads } from '../../src/db/allowances.ts';
import { describeAllowances } from '../postgres/open-allowances.ts';

const { server } = describeAllowances();
const NOON_MS = Date.parse('2026-11-20T12:00:00Z');

/** The clock stands still unless it is moved. */
function slowReads(clock = { ms: NOON_MS }) {
  return { clock, reads: createSlowReads(server(), () => clock.ms) };
}

test('W3 quick reads do not count, however many there are', async () => {
  const { reads } = slowReads();
  for (let n = 0; n < 10_000; n++) await reads.count('wifi', 100);
  expect(() => reads.check('wifi')).not.toThrow();
});

test('W3 a client that took its ten seconds waits, and gets a quarter of the time back', async () => {
  const { clock, reads } = slowReads();
  for (let n = 0; n < 5; n++) await reads.count('ann', 2_100);
  expect(() => reads.check('ann')).not.toThrow();
  await reads.count('ann', 1_100);
  expect(() => reads.check('ann')).toThrow(new TooManySlowReads(4));
  expect(() => reads.check('bob')).not.toThrow();
  clock.ms += 4_000;
  expect(() => reads.check('ann')).not.toThrow();
});

test('W3 a slow read counts before the database has recorded it', () => {
  const { reads } = slowReads();
  const counted = reads.count('ann', 11_000);
  expect(() => reads.check('ann')).toThrow(TooManySlowReads);
  return counted;
});

test('W3 slow reads of several servers count together', async () => {
  const [one, other] = [slowReads(), slowReads()];
  await one.reads.count('ann', 9_000);
  await other.reads.count('ann', 2_000);
  expect(() => other.reads.check('ann')).toThrow(TooManySlowReads);
  expect(() => other.reads.check('bob')).not.toThrow();
});

test('W3 setting the clock back locks no client out', async () => {
  const { clock, reads } = slowReads();
  await reads.count('ann', 20_000);
  clock.ms -= 24 * 3_600_000;
  expect(() => reads.check('ann')).not.toThrow();
});
