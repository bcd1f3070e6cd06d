/** Allowances that several servers on one database count together. */
import { expect, test } from 'vitest';
import { createMemory, type Taking } from '../../src/db/allowances.ts';
import { describeAllowances } from '../postgres/open-allowances.ts';

const { server } = describeAllowances();
const NOON_MS = Date.parse('2026-11-20T12:00:00Z');
const HOUR_MS = 3_600_000;
const COST_MS = 1000;
const BURST = 5;
const ONE: Taking = { key: 'ann', costMs: COST_MS, allowanceMs: BURST * COST_MS, debtMs: 0 };

test('U1 requests to two servers count together, even concurrent ones', async () => {
  const servers = [server(), server()];
  const waits = await Promise.all(
    Array.from({ length: 4 * BURST }, (_, n) => servers[n % 2]?.take(ONE, NOON_MS)),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(BURST);
});

test('U1 a server that was refused by the others knows how long to wait', async () => {
  const [one, other] = [server(), server()];
  for (let n = 0; n < BURST; n += 1) await one.take(ONE, NOON_MS);
  expect(other.wait(ONE, NOON_MS)).toBe(0);
  expect(await other.take(ONE, NOON_MS)).toBe(COST_MS);
  expect(other.wait(ONE, NOON_MS)).toBe(COST_MS);
  expect(await other.take(ONE, NOON_MS + COST_MS)).toBe(0);
});

test('U1 a restarted server still knows what was taken', async () => {
  const before = server();
  for (let n = 0; n < BURST; n += 1) await before.take(ONE, NOON_MS);
  expect(await server().take(ONE, NOON_MS)).toBe(COST_MS);
});

test('U1 what was taken before the clock was set back keeps no client waiting', async () => {
  const before = server();
  for (let n = 0; n < BURST; n += 1) await before.take(ONE, NOON_MS);
  // A restarted server, which knows only the system's clock.
  const after = server();
  for (let n = 0; n < BURST; n += 1) expect(await after.take(ONE, NOON_MS - HOUR_MS)).toBe(0);
  expect(await after.take(ONE, NOON_MS - HOUR_MS)).toBe(COST_MS);
});

test('U1 a server whose clock is some seconds behind gives no allowance twice', async () => {
  const [ahead, behind] = [server(), server()];
  for (let n = 0; n < BURST; n += 1) await ahead.take(ONE, NOON_MS);
  expect(await behind.take(ONE, NOON_MS - 10_000)).toBeGreaterThan(0);
});

test('U1 a flood of new clients evicts one-time clients and keeps regular ones', () => {
  const memory = createMemory(8);
  for (const key of ['once', 'often']) memory.set(key, 1);
  for (let i = 0; i < 1000; i += 1) {
    expect(memory.get('often')).toBe(1);
    memory.set(`flood ${i}`, 0);
  }
  expect(memory.get('once')).toBeUndefined();
});
