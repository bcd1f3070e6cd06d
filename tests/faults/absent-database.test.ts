/** A few seconds without a database; `npm run faults` waits longer. */
import { expect, test } from 'vitest';
import { ABSENCES, absentDatabase, stopWhileFrozen } from './absent-database.ts';

const ABSENT_SECONDS = 4;
const ANSWER_LIMIT_MS = 10_000;
/** Looser than the limits in docs/reliability.md, 1 s and 5 s, since other tests share the machine. */
const HEALTH_LIMIT_MS = 5_000;
const RECOVERY_LIMIT_MS = 30_000;
/** TimeoutStopSec of deploy/pathfinder.service. */
const STOP_LIMIT_MS = 60_000;

test.each(ABSENCES)(
  'while the database is %s, every request is answered in time, and requests succeed soon after it returns',
  async (what) => {
    const endured = await absentDatabase(what, ABSENT_SECONDS);
    expect(endured.failed).toEqual([]);
    expect(endured.slowestMs).toBeLessThan(ANSWER_LIMIT_MS);
    expect(endured.slowestHealthMs).toBeLessThan(HEALTH_LIMIT_MS);
    expect(endured.recoveryMs).toBeLessThan(RECOVERY_LIMIT_MS);
  },
);

test('SIGTERM stops the server while its Postgres is frozen', async () => {
  expect(await stopWhileFrozen()).toBeLessThan(STOP_LIMIT_MS);
});
