/** A full disk is reported to users and to the operator, and the server recovers once there is space. */
import { expect, test } from 'vitest';
import { FULL_CASES, fullDisk } from './full-disk.ts';
import { whyNoLoopDisk } from './loop-disk.ts';

/** The promise is "within seconds". */
const RECOVERY_LIMIT_MS = 20_000;
const noDisk = await whyNoLoopDisk();

test.skipIf(noDisk !== null).each(FULL_CASES)(
  `a disk without room for %s refuses writes and loses nothing${noDisk ? ` (${noDisk})` : ''}`,
  async (what) => {
    const { outcome, refusals, reads, startLine } = await fullDisk(what);
    for (const refusal of refusals) expect(refusal).toContain('the disk of the server is full');
    expect(reads).toBe(what === 'tables');
    expect(startLine).toMatch(/the disk is full: free some space; retrying/);
    expect(outcome).toMatchObject({ lost: 0, duplicated: 0, failedStarts: 0 });
    expect(outcome.recoveryMs).toBeLessThan(RECOVERY_LIMIT_MS);
  },
);
