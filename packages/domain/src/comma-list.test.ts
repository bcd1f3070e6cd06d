import { expect, test } from 'vitest';
import { commaList } from './comma-list.ts';

test.each([
  ['roof, gutter', ['roof', 'gutter']],
  [' roof ,, gutter ,', ['roof', 'gutter']],
  ['', []],
  [null, []],
  [undefined, []],
])('%j is split into %j', (text, parts) => {
  expect(commaList(text)).toEqual(parts);
});
