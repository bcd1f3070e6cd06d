/** A full disk: told to people and to the operator, and over once there is space. */
import { expect, test } from 'vitest';
import { FULL_FOR, fullDisk } from './full-disk.ts';
import { whyNoLoopDisk } from './loop-disk.ts';

const TIME_LIMIT_MS = 120_000;
/** "Within seconds." */
const RECOVERY_LIMIT_MS = 20_000;
const noDisk = await whyNoLoopDisk();

test.skipIf(noDisk !== null).each(FULL_FOR)(
  `a disk without room for %s refuses writes, and nothing is lost${noDisk ? ` (${noDisk})` : ''}`,
  async (what) => {
    const { outcome, refusals, reads, startLine } = await fullDisk(what);
    for (const refusal of refusals) expect(refusal).toContain('the disk of the server is full');
    expect(reads).toBe(what === 'tables');
    expect(startLine).toMatch(/the disk is full: free some space; retrying/);
    expect(outcome).toMatchObject({ lost: 0, twice: 0, notStarted: 0 });
    expect(outcome.recoveryMs).toBeLessThan(RECOVERY_LIMIT_MS);
  },
  TIME_LIMIT_MS,
);
