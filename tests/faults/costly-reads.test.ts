/** A short attack with costly reads; `npm run faults` attacks with more connections, longer, and from many addresses. */
import { expect, test } from 'vitest';
import { costlyReads } from './costly-reads.ts';

const SOCKETS = 200;
const ATTACK_SECONDS = 4;
const LIMIT_BYTES = 600_000_000;
/** Looser than the limit in docs/reliability.md, since other tests share the machine. */
const HEALTH_LIMIT_MS = 2_000;

test('the costliest reads on many connections do not stop the health check, sign-ins or other visitors', async () => {
  const attacked = await costlyReads('one address', SOCKETS, ATTACK_SECONDS, 1);
  expect(attacked).toMatchObject({ failedSignIns: 0, failedVisits: 0 });
  expect(attacked.answered).toBeGreaterThan(0);
  expect(attacked.refused).toBeGreaterThan(0);
  expect(attacked.visits).toBeGreaterThan(0);
  expect(attacked.slowestHealthMs).toBeLessThan(HEALTH_LIMIT_MS);
  expect(attacked.mostBytes).toBeLessThan(LIMIT_BYTES);
});
