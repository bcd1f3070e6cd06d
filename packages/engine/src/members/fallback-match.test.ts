import { expect, test } from 'vitest';
import { chapter, member, seated } from '../../tests/fixtures.ts';
import { wordsOf } from '../text/word.ts';
import { fallbackIndex } from './fallback-match.ts';
import { companyGroups } from './member-groups.ts';

const members = [
  member({
    member_name: 'Ann',
    profession_role: 'Falconry Services',
    role_alias: 'Hawk Training, Owl Visits',
    company: 'Silver Feather',
  }),
  member({ member_name: 'Bo', profession_role: 'Dowser', company: 'Hawk Hill Water' }),
];
const { groups } = seated([], members);
const index = fallbackIndex(groups, companyGroups(members, chapter, 5), (stem) => stem === 'visit');

/** Each hit as 'name score matched'. */
const hits = (need: string, isUnfinished = true) =>
  index
    .find(wordsOf(need), isUnfinished)
    .map(({ placed, score, matched }) => `${placed.member.member_name} ${score} ${matched}`);

test.each([
  ['falconry', ['Ann 0.8 Falconry Services'], 'the role contains the need'],
  ['owl visit', ['Ann 0.8 Owl Visits'], 'an alias contains it'],
  ['falcon', ['Ann 0.8 Falconry Services'], 'its last word may be a prefix'],
  ['silver feather', ['Ann 0.6 Silver Feather'], 'the company contains it'],
  ['hawk', ['Ann 0.8 Hawk Training', 'Bo 0.6 Hawk Hill Water'], 'one match of each kind'],
])("M7 '%s': %j, %s", (need, expected) => {
  expect(hits(need)).toEqual(expected);
});

test('M7 one word of two is a match of 0.5', () => {
  expect(hits('training puppies').map((hit) => hit.slice(0, 7))).toEqual(['Ann 0.5']);
});

test.each([
  ['training puppies without chewing everything', 'one word of a long story is not a match'],
  ['services', 'a word that names no trade'],
  ['feathers and silver', 'a company must contain the whole need'],
  ['al', 'two letters are too short for a prefix'],
  ['', 'an empty need'],
])("M7 '%s' finds no member: %s", (need) => {
  expect(hits(need)).toEqual([]);
});

test('M3 M7 a finished last word is not a prefix', () => {
  expect(hits('falconry', false)).toContain('Ann 0.8 Falconry Services');
  expect(hits('falcon', false)).toEqual([]);
});

test('M7 a word that trade knowledge knows is not a match, but a word next to it still is', () => {
  expect(hits('visit zebra')).toEqual([]);
  expect(hits('visit training')).toEqual(['Ann 0.5 Hawk Training']);
  expect(hits('owl visits')).toContain('Ann 0.8 Owl Visits');
});
