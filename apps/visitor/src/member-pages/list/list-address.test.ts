import { expect, test } from 'vitest';
import { listPath, PAGE_SIZE, parseListAddress } from './list-address.ts';

test('S8 the list’s state is in its address, except for defaults', () => {
  const usual = { query: '', sphere: null, shown: PAGE_SIZE };
  const chosen = { query: 'zoë & co', sphere: 'Health & Wellness', shown: 3 * PAGE_SIZE } as const;
  expect(listPath(usual)).toBe('/members');
  expect(listPath({ ...usual, query: ' ' })).toBe('/members');
  for (const state of [usual, chosen]) {
    expect(parseListAddress(new URL(listPath(state), 'http://localhost').search)).toEqual(state);
  }
});

test.each([
  ['?sphere=Elsewhere', PAGE_SIZE],
  ['?shown=-5', PAGE_SIZE],
  ['?shown=lots', PAGE_SIZE],
  ['?shown=61', 2 * PAGE_SIZE],
])('an invalid address falls back to defaults: %s', (query, shown) => {
  expect(parseListAddress(query)).toEqual({ query: '', sphere: null, shown });
});
