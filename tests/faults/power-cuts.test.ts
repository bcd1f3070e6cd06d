/** One power cut at each moment; `npm run faults` runs twenty. */
import { expect, test } from 'vitest';
import { whyNoLoopDisk } from './loop-disk.ts';
import { MOMENTS, powerCuts } from './power-cuts.ts';

const TIME_LIMIT_MS = 240_000;
const noDisk = await whyNoLoopDisk();

test.skipIf(noDisk !== null)(
  `a power cut loses no acknowledged write${noDisk ? ` (${noDisk})` : ''}`,
  async () => {
    const outcomes = await powerCuts(1, 1);
    expect(outcomes).toHaveLength(MOMENTS.length);
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ rounds: 1, lost: 0, duplicated: 0, failedStarts: 0 });
      expect(outcome.members + outcome.accounts).toBeGreaterThan(0);
    }
  },
  TIME_LIMIT_MS,
);
