/** One power cut at each moment; `npm run faults` does twenty. */
import { expect, test } from 'vitest';
import { whyNoLoopDisk } from './loop-disk.ts';
import { MOMENTS, powerCuts } from './power-cuts.ts';

const TIME_LIMIT_MS = 240_000;
const noDisk = await whyNoLoopDisk();

test.skipIf(noDisk !== null)(
  `a power cut loses nothing that was answered${noDisk ? ` (${noDisk})` : ''}`,
  async () => {
    const outcomes = await powerCuts(1, 1);
    expect(outcomes).toHaveLength(MOMENTS.length);
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ rounds: 1, lost: 0, twice: 0, notStarted: 0 });
      expect(outcome.members + outcome.accounts).toBeGreaterThan(0);
    }
  },
  TIME_LIMIT_MS,
);
