import { expect, test } from 'vitest';
import type { Row } from './driver.ts';
import { createLane } from './lane.ts';
import { createReadQueue } from './read-queue.ts';

const AT_ONCE = 4;
const WAIT_MS = 60_000;

/** A read that ends on request, and the order in which reads started. */
function slowReads() {
  const started: { readonly sql: string; end(rows: readonly Row[]): void; fail(): void }[] = [];
  const queue = createReadQueue<readonly Row[]>(createLane({ atOnce: AT_ONCE, waitMs: WAIT_MS }));
  const ask = (sql: string, caller = 'anon') =>
    queue(`${caller} ${sql}`, caller, () => {
      const { promise, resolve, reject } = Promise.withResolvers<readonly Row[]>();
      started.push({ sql, end: resolve, fail: () => reject(new Error('refused')) });
      return promise;
    });
  return { started, ask };
}

/** As many reads as run at once, so that the next one waits. */
function busyReads() {
  const reads = slowReads();
  const running = Array.from({ length: AT_ONCE }, (_, n) => reads.ask(`running ${n}`));
  return { ...reads, running };
}

test('W3 a read starts at once while few are running', () => {
  const { started } = busyReads();
  expect(started.map(({ sql }) => sql)).toEqual([
    'running 0',
    'running 1',
    'running 2',
    'running 3',
  ]);
});

test('W3 identical reads share one execution, but only while they wait', async () => {
  const { started, ask } = busyReads();
  const together = [ask('members'), ask('members'), ask('members')];
  expect(started).toHaveLength(AT_ONCE);
  started[0]?.end([]);
  await expect.poll(() => started.at(-1)?.sql).toBe('members');
  const later = ask('members');
  started.at(-1)?.end([{ members: 1 }]);
  expect(await Promise.all(together)).toEqual([
    [{ members: 1 }],
    [{ members: 1 }],
    [{ members: 1 }],
  ]);
  await expect.poll(() => started.length).toBe(AT_ONCE + 2);
  started.at(-1)?.end([{ members: 2 }]);
  expect(await later).toEqual([{ members: 2 }]);
});

test('R2 the same read by another caller is not shared', async () => {
  const { started, ask } = busyReads();
  const asAnon = ask('members', 'anon');
  const asUser = ask('members', 'authenticated');
  for (const { end } of started.slice(0, AT_ONCE)) end([]);
  await expect.poll(() => started.length).toBe(AT_ONCE + 2);
  started.at(-2)?.end([{ role: 'anon' }]);
  started.at(-1)?.end([{ role: 'authenticated' }]);
  expect([await asAnon, await asUser]).toEqual([[{ role: 'anon' }], [{ role: 'authenticated' }]]);
});

test('W3 reads run in order of arrival, also after one that failed', async () => {
  const { started, ask, running } = busyReads();
  const waiting = ['first', 'second', 'first', 'third'].map((sql) => ask(sql));
  started[0]?.fail();
  await expect(running[0]).rejects.toThrow('refused');
  for (const { end } of started.slice(1, AT_ONCE)) end([]);
  await expect.poll(() => started.length).toBe(AT_ONCE + 3);
  expect(started.slice(AT_ONCE).map(({ sql }) => sql)).toEqual(['first', 'second', 'third']);
  for (const { end } of started) end([]);
  expect(await Promise.all(waiting)).toEqual([[], [], [], []]);
});
