import fc from 'fast-check';
import { expect, test } from 'vitest';
import { insertRanked } from './top-list.ts';

interface Item {
  readonly rank: number;
  readonly order: number;
}
const byRank = (a: Item, b: Item) => a.rank - b.rank;

test('the list holds what sorting everything and cutting it would, of equals the earlier first', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 20 }),
      fc.integer({ min: 1, max: 6 }),
      (ranks, limit) => {
        const items = ranks.map((rank, order) => ({ rank, order }));
        const list: Item[] = [];
        for (const item of items) insertRanked(list, item, limit, byRank);
        expect(list).toEqual(items.toSorted(byRank).slice(0, limit));
      },
    ),
  );
});
