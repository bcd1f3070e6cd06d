import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseBusy } from './errors.ts';
import { createLane } from './lane.ts';

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
