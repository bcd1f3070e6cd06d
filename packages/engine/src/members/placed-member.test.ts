import type { Member } from 'domain/member.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chapter, member } from '../../tests/fixtures.ts';
import {
  byPreference,
  HOME_PLACE,
  insertRanked,
  isOfAnotherChapter,
  placer,
} from './placed-member.ts';

const place = placer(chapter);
const placeOf = (text: string | null) => place(member({ chapter: text })).place;

test.each(['Hometown Business Circle', 'HOMETOWN', 'the hometowners', 'Circle of hometown'])(
  "K1 a chapter text that contains the home town, in any case, is the home chapter: '%s'",
  (text) => {
    expect(placeOf(text)).toBe(HOME_PLACE);
  },
);

test.each([
  ['Nearby Network', 1],
  ['nearby', 1],
  ['Outer Hills Referral Group', 2],
  ['Outer  Hills', 3],
  ['Somewhere', 3],
  ['', 3],
  [null, 3],
])('K2 the chapter %j has place %i: nearest first, everywhere else last', (text, expected) => {
  expect(placeOf(text)).toBe(expected);
});

test('K1 a text that names the home town and a nearby one is the home chapter', () => {
  expect(placeOf('Nearby and Hometown Circle')).toBe(HOME_PLACE);
});

test('M13 a member counts as belonging to another chapter only if some member is at home', () => {
  const ann = member({ chapter: 'Hometown' });
  const bo = member({ chapter: 'Nearby' });
  const cy = member({ chapter: null });
  const away = (...members: readonly Member[]) =>
    members.map((one) => isOfAnotherChapter(one, members, chapter));
  expect(away(ann, bo, cy)).toEqual([false, true, false]);
  expect(away(bo, cy)).toEqual([false, false]);
});

test('M5 an unset priority counts as 5', () => {
  expect(place(member({ priority: null })).priority).toBe(5);
  expect(place(member({ priority: 0 })).priority).toBe(0);
});

test('C4 M6 place decides before priority, and priority before name', () => {
  const people = [
    member({ member_name: 'Ann', chapter: 'Faraway', priority: 1 }),
    member({ member_name: 'Bo', chapter: 'Nearby', priority: 1 }),
    member({ member_name: 'Cy', priority: 4 }),
    member({ member_name: 'Di', priority: 2 }),
    member({ member_name: 'Ed', priority: 2 }),
    member({ member_name: 'Fay', priority: null }),
  ];
  const order = people.map(place).sort(byPreference);
  expect(order.map(({ member }) => member.member_name)).toEqual([
    'Di',
    'Ed',
    'Cy',
    'Fay',
    'Bo',
    'Ann',
  ]);
});

test('M6 the order is antisymmetric', () => {
  const anyone = fc
    .record({
      member_name: fc.constantFrom('Ann', 'ann', 'Zoë', ''),
      chapter: fc.constantFrom('Hometown', 'Nearby', null),
      priority: fc.constantFrom(1, 5, null),
    })
    .map((given) => place(member(given)));
  fc.assert(
    fc.property(anyone, anyone, (a, b) => {
      expect(Math.sign(byPreference(a, b)) + Math.sign(byPreference(b, a))).toBe(0);
    }),
  );
});

interface Item {
  readonly rank: number;
  readonly order: number;
}
const byRank = (a: Item, b: Item) => a.rank - b.rank;

test('insertRanked gives the same list as a stable sort cut at the limit', () => {
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
