import { expect, test } from 'vitest';
import { createTurns, LineTooLong } from './turns.ts';

/** Work that goes on until it is let go; `begun` tells in what order. */
function createWorkshop() {
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  return {
    begun,
    work: (name: string) => () => {
      begun.push(name);
      const end = Promise.withResolvers<string>();
      ends.set(name, end);
      return end.promise;
    },
    finish: (name: string) => ends.get(name)?.resolve(name),
    fail: (name: string) => ends.get(name)?.reject(new Error(name)),
  };
}

test('two at once, and the others in the order in which they came', async () => {
  const takeTurn = createTurns(2, 10);
  const { begun, work, finish } = createWorkshop();
  const [first, , third] = ['a', 'b', 'c', 'd'].map((name) => takeTurn(work(name)));
  expect(begun).toEqual(['a', 'b']);
  finish('a');
  expect(await first).toBe('a');
  expect(begun).toEqual(['a', 'b', 'c']);
  finish('c');
  expect(await third).toBe('c');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

test('work that fails gives its turn on', async () => {
  const takeTurn = createTurns(1, 10);
  const { begun, work, fail, finish } = createWorkshop();
  const [first, second] = ['a', 'b'].map((name) => takeTurn(work(name)));
  fail('a');
  await expect(first).rejects.toThrow('a');
  expect(begun).toEqual(['a', 'b']);
  finish('b');
  expect(await second).toBe('b');
});

test('a line that is too long takes nobody more, until somebody has had their turn', async () => {
  const takeTurn = createTurns(1, 1);
  const { begun, work, finish } = createWorkshop();
  const first = takeTurn(work('a'));
  const second = takeTurn(work('b'));
  await expect(takeTurn(work('c'))).rejects.toBeInstanceOf(LineTooLong);
  finish('a');
  await first;
  const fourth = takeTurn(work('d'));
  finish('b');
  await second;
  finish('d');
  expect(await fourth).toBe('d');
  expect(begun).toEqual(['a', 'b', 'd']);
});
