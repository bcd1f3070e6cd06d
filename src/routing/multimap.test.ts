import { expect, test } from 'vitest';
import { append } from './multimap.ts';

test('values stand under their key in the order they came', () => {
  const map = new Map<string, number[]>();
  append(map, 'odd', 1);
  append(map, 'even', 2);
  append(map, 'odd', 3);
  expect([...map]).toEqual([
    ['odd', [1, 3]],
    ['even', [2]],
  ]);
});
