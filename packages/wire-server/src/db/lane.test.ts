import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseBusy } from './database-errors.ts';
import type { Row } from './driver.ts';
import { createLane, createReadQueue } from './lane.ts';

const WAIT_MS = 2000;

// Work that a test leaves waiting never times out.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A lane, and work in it that ends on request. */
function laneOf(size: { atOnce: number; perClient?: number; mostWaiting?: number }) {
  const lane = createLane({ ...size, waitMs: WAIT_MS });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (client: string, name: string) =>
    lane(client, () => {
      started.push(name);
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.set(name, resolve);
      return promise;
    });
  return { run, started, end: (name: string) => ends.get(name)?.() };
}

test('W3 work that does not get its turn in time fails as busy, and never starts', async () => {
  const { run, started, end } = laneOf({ atOnce: 1 });
  const first = run('ann', 'first');
  const late = expect(run('bob', 'late')).rejects.toBeInstanceOf(DatabaseBusy);
  vi.advanceTimersByTime(WAIT_MS);
  await late;
  end('first');
  await first;
  void run('bob', 'next');
  expect(started).toEqual(['first', 'next']);
});

test('W3 one client never takes the last place, and other clients overtake its waiting work', async () => {
  const { run, started, end } = laneOf({ atOnce: 3, perClient: 2 });
  const ann = ['ann 1', 'ann 2', 'ann 3', 'ann 4'].map((name) => run('ann', name));
  const bob = run('bob', 'bob 1');
  expect(started).toEqual(['ann 1', 'ann 2', 'bob 1']);
  end('bob 1');
  await bob;
  expect(started).toEqual(['ann 1', 'ann 2', 'bob 1']);
  end('ann 1');
  await ann[0];
  await expect.poll(() => started).toEqual(['ann 1', 'ann 2', 'bob 1', 'ann 3']);
});

test('W3 work beyond mostWaiting is refused at once', async () => {
  const { run, started } = laneOf({ atOnce: 1, mostWaiting: 1 });
  void run('ann', 'running');
  void run('ann', 'waiting');
  await expect(run('bob', 'one too many')).rejects.toBeInstanceOf(DatabaseBusy);
  expect(started).toEqual(['running']);
});

test('a lane is full once mostWaiting pieces of work wait', async () => {
  const lane = createLane({ atOnce: 1, waitMs: 60_000, mostWaiting: 1 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const works = [lane('ann', () => promise)];
  expect(lane.isFull()).toBe(false);
  works.push(lane('ann', () => promise));
  expect(lane.isFull()).toBe(true);
  resolve();
  await Promise.all(works);
  expect(lane.isFull()).toBe(false);
});

const AT_ONCE = 4;
const QUEUE_WAIT_MS = 60_000;

/** A read that ends on request, and the order in which reads started. */
function slowReads() {
  const started: { readonly sql: string; end(rows: readonly Row[]): void; fail(): void }[] = [];
  const queue = createReadQueue<readonly Row[]>(
    createLane({ atOnce: AT_ONCE, waitMs: QUEUE_WAIT_MS }),
  );
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
