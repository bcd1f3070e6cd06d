import { expect, test } from 'vitest';
import { listed } from './listed.ts';

test.each([
  [[], ''],
  [['Ann'], 'Ann'],
  [['Ann', 'Bo'], 'Ann and Bo'],
  [['Ann', 'Bo', 'Cy'], 'Ann, Bo and Cy'],
])('the list %j reads %s', (names, text) => {
  expect(listed(names)).toBe(text);
});
