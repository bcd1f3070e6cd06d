import { expect, test } from 'vitest';
import { limitConcurrency } from './concurrency-limit.ts';

/** Work that runs until the test ends it; `started` lists it in order. */
function createWorkshop() {
  const started: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  return {
    started,
    work: (name: string) => () => {
      started.push(name);
      const end = Promise.withResolvers<string>();
      ends.set(name, end);
      return end.promise;
    },
    finish: (name: string) => ends.get(name)?.resolve(name),
    fail: (name: string) => ends.get(name)?.reject(new Error(name)),
  };
}

const queueFull = () => new Error('queue full');

test('runs two at once, and the others in order of arrival', async () => {
  const run = limitConcurrency(2, 10, queueFull);
  const { started, work, finish } = createWorkshop();
  const [first, , third] = ['a', 'b', 'c', 'd'].map((name) => run(work(name)));
  expect(started).toEqual(['a', 'b']);
  finish('a');
  expect(await first).toBe('a');
  expect(started).toEqual(['a', 'b', 'c']);
  finish('c');
  expect(await third).toBe('c');
  expect(started).toEqual(['a', 'b', 'c', 'd']);
});

test('failed work frees its slot', async () => {
  const run = limitConcurrency(1, 10, queueFull);
  const { started, work, fail, finish } = createWorkshop();
  const [first, second] = ['a', 'b'].map((name) => run(work(name)));
  fail('a');
  await expect(first).rejects.toThrow('a');
  expect(started).toEqual(['a', 'b']);
  finish('b');
  expect(await second).toBe('b');
});

test('a full queue refuses work until a slot is free', async () => {
  const run = limitConcurrency(1, 1, queueFull);
  const { started, work, finish } = createWorkshop();
  const first = run(work('a'));
  const second = run(work('b'));
  await expect(run(work('c'))).rejects.toThrow('queue full');
  finish('a');
  await first;
  const fourth = run(work('d'));
  finish('b');
  await second;
  finish('d');
  expect(await fourth).toBe('d');
  expect(started).toEqual(['a', 'b', 'd']);
});
