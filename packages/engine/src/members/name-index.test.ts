import { expect, test } from 'vitest';
import { chapter, ELSEWHERE, member } from '../../tests/fixtures.ts';
import { wordOf, wordsOf } from '../text/word.ts';
import { companyGroups } from './member-groups.ts';
import { nameIndex } from './name-index.ts';

const members = [
  member({ member_name: 'Carl Jessup', company: 'Jessup Brothers Painting' }),
  member({ member_name: 'Earl McAllister', company: 'Lemon Door Cleaning' }),
  member({ member_name: 'Mei-Ling Tran', company: 'Brightwire Electric' }),
  member({ member_name: 'Grace Nakamura', company: 'Copper Sail' }),
];
const named = nameIndex(members, companyGroups(members, chapter, 5), chapter);

/** A lexicon with some ordinary words, and one slip that is near two of the names. */
const ordinary = new Set([
  'grace',
  'lemon',
  'door',
  'cleaning',
  'painting',
  'copper',
  'sail',
  'brother',
]);
const lexicon = {
  isKnown: () => false,
  isOrdinary: ({ base }: { base: string }) => ordinary.has(base),
  namesNear: ({ base }: { base: string }) => (base === 'xarl' ? ['carl', 'earl'] : []),
};
const find = (need: string, forgiving = true) => named.find(wordsOf(need), lexicon, forgiving);
const names = (need: string, forgiving?: boolean) => find(need, forgiving).map(({ name }) => name);

test.each([
  ['earl', ['Earl McAllister'], 'a part of the name'],
  ['mcallister, earl', ['Earl McAllister'], 'in any order'],
  ['carl and grace', ['Carl Jessup', 'Grace Nakamura'], 'two names'],
  ['xarl', ['Carl Jessup', 'Earl McAllister'], 'a slip of either name'],
  ['carl mcallister', ['Earl McAllister'], 'a slip beside the rest of a name'],
  ['meiling', ['Mei-Ling Tran'], 'without its hyphen'],
  ['mei ling', ['Mei-Ling Tran'], 'as two words'],
  ['bright wire', ['Brightwire Electric'], 'one word as two'],
  ['coppersail', ['Copper Sail'], 'two words as one'],
  ['earlbmcallister', ['Earl McAllister'], 'a letter for the space between'],
  ['lemon door', ['Lemon Door Cleaning'], 'the beginning of a company'],
  ['jessup', ['Carl Jessup', 'Jessup Brothers Painting'], 'a person and a company'],
  ['door cleaning', [], 'ordinary words from the middle of a company'],
  ['lemon', [], 'one ordinary word of a company'],
  ['door lemon', [], 'in another order'],
  ['roof leak', [], 'not a name'],
])("M7 '%s' mentions %j: %s", (need, expected) => {
  expect(names(need)).toEqual(expected);
});

test.each(['xarl', 'coppersail', 'ear'])("D3 read exactly, '%s' mentions no name", (need) => {
  expect(names(need, false)).toEqual([]);
});

test.each([
  ['grace', { isTelling: false, isWhole: false, isExact: true }],
  ['Ms. Grace', { isTelling: true }],
  ['nakamura', { isTelling: true, isWhole: false }],
  ['grace nakamura', { isTelling: true, isWhole: true, isExact: true }],
  ['grade nakamura', { isWhole: true, isExact: false }],
  ['nakamura g', { isWhole: false, isExact: true, places: new Set([0, 1]) }],
])("M7 '%s' mentions Grace Nakamura: %j", (need, said) => {
  expect(find(need)).toMatchObject([said]);
});

test('M6 of many people with the same first name, the best placed are considered, and everyone with the last name too', () => {
  const crowd = Array.from({ length: 200 }, (_, i) =>
    member({ member_name: `Ada Smith${i}`, chapter: ELSEWHERE, priority: 9 }),
  );
  const people = [...crowd, member({ member_name: 'Ada Jones' })];
  const many = nameIndex(people, [], chapter);
  const ada = many.find([wordOf('ada')], lexicon, true);
  expect(ada.length).toBeLessThan(crowd.length);
  expect(ada[0]?.name).toBe('Ada Jones');
  const full = many.find(wordsOf('ada smith199'), lexicon, true);
  expect(full.map(({ name }) => name)).toEqual(['Ada Smith199']);
});
