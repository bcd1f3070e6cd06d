import { expect, test } from 'vitest';
import { extentOf } from './json-extent.ts';

test.each([
  ['', 1, 0],
  ['7', 1, 0],
  ['{}', 1, 1],
  ['[1,2,3]', 3, 1],
  ['{"a":[{"b":1},{"c":[2]}]}', 2, 4],
  ['{"a":"[[,,{\\"[,"}', 1, 1],
  ['{"a":"\\\\","b":[1]}', 2, 2],
  [']]]][', 1, 0],
  ['['.repeat(1000), 1, 1000],
])('%s has %i values and %i levels', (json, values, depth) => {
  expect(extentOf(json)).toEqual({ values, depth });
});
