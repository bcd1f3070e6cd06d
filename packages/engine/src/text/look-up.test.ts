import { expect, test } from 'vitest';
import { append, oncePerKey } from './look-up.ts';

test('append keeps the values of a key in the order they were added', () => {
  const map = new Map<string, number[]>();
  append(map, 'odd', 1);
  append(map, 'even', 2);
  append(map, 'odd', 3);
  expect([...map]).toEqual([
    ['odd', [1, 3]],
    ['even', [2]],
  ]);
});

test('oncePerKey computes the value of each key once, even when it is null', () => {
  const computed: string[] = [];
  const nothing = oncePerKey((key: string) => {
    computed.push(key);
    return null;
  });
  expect([nothing('odd'), nothing('even'), nothing('odd')]).toEqual([null, null, null]);
  expect(computed).toEqual(['odd', 'even']);
});
