import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ANONYMOUS, type Caller, createReads } from './as-role.ts';
import { DatabaseBusy, DatabaseUnavailable } from './database-errors.ts';
import type { Driver } from './driver.ts';

const RUNNING_OF_ONE_CLIENT = 3;
const MAX_WAITING = 100;
const USER: Caller = { role: 'authenticated', claims: { sub: 'ann' } };

// Reads that a test leaves waiting never time out.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Reads that never end. */
function endlessReads() {
  const started: string[] = [];
  const start = (sql: string) => {
    started.push(sql);
    return new Promise<never>(() => {});
  };
  const driver = {
    readAsVisitor: ({ sql }) => start(sql),
    single: (_opening, { sql }) => start(sql),
  } satisfies Partial<Driver> as Partial<Driver> as Driver;
  const reads = createReads(driver, { check() {}, async count() {} });
  const read = (caller: Caller, network: string, sql: string) =>
    void reads.readAs(caller, { sql, values: [] }, { network, countSlow: false, onUncounted() {} });
  return { ...reads, read, started };
}

test('W3 networks whose slow reads are not counted are still separate clients', () => {
  const { read, started } = endlessReads();
  for (const sql of ['ann 1', 'ann 2', 'ann 3', 'ann 4']) read(ANONYMOUS, '192.0.2.1', sql);
  read(ANONYMOUS, '192.0.2.2', 'bob 1');
  expect(started).toEqual(['ann 1', 'ann 2', 'ann 3', 'bob 1']);
});

test('W3 users behind one address are separate clients', () => {
  const { read, started } = endlessReads();
  const bob: Caller = { role: 'authenticated', claims: { sub: 'bob' } };
  for (const sql of ['ann 1', 'ann 2', 'ann 3', 'ann 4']) read(USER, '192.0.2.1', sql);
  read(bob, '192.0.2.1', 'bob 1');
  expect(started).toEqual(['ann 1', 'ann 2', 'ann 3', 'bob 1']);
});

test.each([ANONYMOUS, USER])(
  'W3 a long query as $role is refused while too many reads wait',
  (caller) => {
    const { read, refuseLongQueryWhenFull } = endlessReads();
    expect(() => refuseLongQueryWhenFull(caller.role)).not.toThrow();
    for (let n = 0; n < RUNNING_OF_ONE_CLIENT + MAX_WAITING; n++)
      read(caller, '192.0.2.1', `select ${n}`);
    expect(() => refuseLongQueryWhenFull(caller.role)).toThrow(DatabaseBusy);
    const other = caller === USER ? ANONYMOUS : USER;
    expect(() => refuseLongQueryWhenFull(other.role)).not.toThrow();
  },
);

test('W3 a read delayed by a hanging database counts for the statement timeout at most', async () => {
  const counted: number[] = [];
  const driver = {
    readAsVisitor: () => new Promise((resolve) => void setTimeout(() => resolve([]), 6_000)),
  } satisfies Partial<Driver> as Partial<Driver> as Driver;
  const count = async (_: string, ms: number) => void counted.push(ms);
  const { readAs } = createReads(driver, { check() {}, count });
  const source = { network: '192.0.2.1', countSlow: true, onUncounted() {} };
  const read = readAs(ANONYMOUS, { sql: 'select 1', values: [] }, source);
  await vi.advanceTimersByTimeAsync(6_000);
  await read;
  expect(counted).toEqual([3_000]);
});

test.each([
  ['is told', new Error('broken'), ['broken']],
  ['is expected of an unavailable database', new DatabaseUnavailable('starting'), []],
  ['is expected of a busy database', new DatabaseBusy(), []],
])('W3 that a slow read was not counted %s; the read succeeds', async (_, failure, told) => {
  const driver = {
    readAsVisitor: async () => [],
  } satisfies Partial<Driver> as Partial<Driver> as Driver;
  const { readAs } = createReads(driver, { check() {}, count: () => Promise.reject(failure) });
  const uncounted: string[] = [];
  const onUncounted = (error: unknown) => void uncounted.push((error as Error).message);
  const source = { network: '192.0.2.1', countSlow: true, onUncounted };
  expect(await readAs(ANONYMOUS, { sql: 'select 1', values: [] }, source)).toEqual([]);
  await vi.runAllTimersAsync();
  expect(uncounted).toEqual(told);
});
