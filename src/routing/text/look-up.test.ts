import { expect, test } from 'vitest';
import { append } from './look-up.ts';

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
