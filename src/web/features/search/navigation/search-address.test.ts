import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSearchAddress, searchPath } from './search-address.ts';

test('S8 a need has the address that the rule gives', () => {
  expect(searchPath({ need: 'roof leak', exact: false, chainId: null })).toBe('/?q=roof+leak');
});

test.each(['', '?', '?q=', '?q=%20%20', '?other=1'])('S8 %j contains no need', (query) => {
  expect(parseSearchAddress(query)).toEqual({ need: '', exact: false, chainId: null });
});

test('S8 D3 C8 the address of a search opens the same search', () => {
  const need = fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => text.trim());
  const chainId = fc.option(fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(fc.record({ need, exact: fc.boolean(), chainId }), (address) => {
      const query = new URL(searchPath(address), 'http://localhost').search;
      expect(parseSearchAddress(query)).toEqual(address);
    }),
  );
});
