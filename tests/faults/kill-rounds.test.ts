/** Three rounds of kill -9; `npm run faults` does a hundred. */
import { expect, test } from 'vitest';
import { killRounds } from './kill-rounds.ts';

const TIME_LIMIT_MS = 120_000;

test(
  'kill -9 of the server, of Postgres and of both loses nothing that was answered',
  async () => {
    const outcomes = await killRounds(3, 1);
    expect(outcomes).toHaveLength(3);
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ rounds: 1, lost: 0, twice: 0, notStarted: 0 });
      expect(outcome.members).toBeGreaterThan(0);
    }
  },
  TIME_LIMIT_MS,
);
