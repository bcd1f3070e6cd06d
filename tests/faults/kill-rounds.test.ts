/** Three rounds of kill -9; `npm run faults` runs a hundred. */
import { expect, test } from 'vitest';
import { killRounds } from './kill-rounds.ts';

test('kill -9 of the server, of Postgres and of both loses no acknowledged write', async () => {
  const outcomes = await killRounds(3, 1);
  expect(outcomes).toHaveLength(3);
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ rounds: 1, lost: 0, duplicated: 0, failedStarts: 0 });
    expect(outcome.members).toBeGreaterThan(0);
  }
});
