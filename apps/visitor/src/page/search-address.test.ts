import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSearchAddress, searchPath, sharedSearchPath } from './search-address.ts';

const ROOF_LEAK = { need: 'roof leak', exact: false, chainId: null };

test('S8 a need has the address that the rule gives, and another to share', () => {
  expect(searchPath(ROOF_LEAK)).toBe('/?q=roof+leak');
  expect(sharedSearchPath(ROOF_LEAK)).toBe('/#q=roof+leak');
});

test.each([
  '',
  '?',
  '?q=',
  '?q=%20%20',
  '?other=1',
  '#',
  '#q=',
  '#access_token=ey.q=x&type=signup',
])('S8 %j contains no need', (end) => {
  expect(parseSearchAddress(end)).toEqual({ need: '', exact: false, chainId: null });
});

test('S8 a need in the query wins over one in the fragment', () => {
  expect(parseSearchAddress('?q=roof+leak#q=drain')).toEqual(ROOF_LEAK);
  expect(parseSearchAddress('?utm=mail#q=roof+leak')).toEqual(ROOF_LEAK);
});

test.each([
  ['S8 D3 C8 the address of a search', searchPath],
  ['S8 a shared link', sharedSearchPath],
])('%s opens the same search', (_, pathOf) => {
  const need = fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => text.trim());
  const chainId = fc.option(fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(
      fc.record({ need: need.filter((text) => text !== ''), exact: fc.boolean(), chainId }),
      (address) => {
        const { search, hash } = new URL(pathOf(address), 'http://localhost');
        expect(parseSearchAddress(search + hash)).toEqual(address);
      },
    ),
  );
});
