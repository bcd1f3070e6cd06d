/** A few seconds of the soak; `npm run faults` runs it for two hours. */
import { expect, test } from 'vitest';
import { whyNoLimit } from './memory-limit.ts';
import { soak } from './soak.ts';

const SECONDS = 5;

test.skipIf((await whyNoLimit()) !== null)(
  'W3 every kind of request succeeds with 320 MB, and nothing is killed',
  async () => {
    const { failures, kills, mostBytes, limitBytes } = await soak(SECONDS, () => {});
    expect(failures).toEqual([]);
    expect(kills).toBe(0);
    expect(mostBytes).toBeLessThan(limitBytes);
  },
);
