/** Ranking with hand-made categories, so that each part of the evidence can be tested alone. */
import { expect, test } from 'vitest';
import { ELSEWHERE, member, profession, seated } from '../../tests/fixtures.ts';
import { knowledgeOf } from '../professions/trade-knowledge.ts';
import { tradeTable } from '../professions/trade-table.ts';
import { basesOf, wordsOf } from '../text/word.ts';
import { categoryScore, matchMembers } from './match-members.ts';

const professions = [
  profession({ name: 'Roofer', titles: 'roofer', keywords: 'storm damage' }),
  profession({ name: 'Restorer', titles: 'restorer', keywords: 'damage' }),
];

function ranking(need: string, members: Parameters<typeof seated>[1], evidence = [1, 1]) {
  const { trades, seats } = seated(professions, members);
  const held = trades.entries.map((entry, i) => ({
    asked: entry,
    entry,
    evidence: evidence[i] ?? 0,
  }));
  return matchMembers(wordsOf(need), held, seats, [], () => 0).map(({ placed, score }) => ({
    name: placed.member.member_name,
    score,
  }));
}
const names = (...given: Parameters<typeof ranking>) => ranking(...given).map(({ name }) => name);

const roofer = member({ member_name: 'Roofer Rae', profession_role: 'Roofer', chapter: ELSEWHERE });
const restorer = member({ member_name: 'Restorer Abe', profession_role: 'Restorer', priority: 1 });

test('M6 at equal scores the better category score ranks first, before home and priority', () => {
  // 'storm damage' equals a Roofer keyword (1) and contains a Restorer keyword (0.8); the cap makes both 1.
  expect(ranking('storm damage', [restorer, roofer])).toEqual([
    { name: 'Roofer Rae', score: 1 },
    { name: 'Restorer Abe', score: 1 },
  ]);
});

test('M6 at equal scores and categories, a role that contains the whole need ranks first', () => {
  const loose = member({ ...restorer, member_name: 'Abe', role_alias: 'Damage in a Shed' });
  const whole = member({ ...restorer, member_name: 'Zed', role_alias: 'Shed Damage' });
  expect(names('shed damage', [loose, whole])).toEqual(['Zed', 'Abe']);
});

test('M6 at equal scores and categories, the role that explains more of the need ranks first', () => {
  const one = member({ ...restorer, member_name: 'Abe', role_alias: 'Damage Surveys' });
  const two = member({ ...restorer, member_name: 'Zed', role_alias: 'Damage and Shed Surveys' });
  expect(names('shed and damage', [one, two])).toEqual(['Zed', 'Abe']);
});

test('M6 at equal scores, a role with no other word than the need ranks before home and priority', () => {
  const broad = member({ ...restorer, member_name: 'Abe', role_alias: 'Shed and Barn Care' });
  const narrow = member({ ...restorer, member_name: 'Zed', role_alias: 'Shed', priority: 3 });
  expect(names('damage to my shed', [broad, narrow])).toEqual(['Zed', 'Abe']);
  expect(names('damage to my barn', [broad, narrow])).toEqual(['Abe', 'Zed']);
});

test('M6 at equal scores and categories, the profession with more evidence ranks first', () => {
  const need = 'zebra';
  const [a, b] = [roofer, member({ ...restorer, chapter: ELSEWHERE, priority: 3 })];
  expect(names(need, [a, b], [1, 2])).toEqual(['Restorer Abe', 'Roofer Rae']);
  expect(names(need, [a, b], [2, 1])).toEqual(['Roofer Rae', 'Restorer Abe']);
});

test('M9 a member of two categories is named once, for the better one', () => {
  const both = member({ profession_role: 'Roofer / Restorer', chapter: ELSEWHERE, priority: 10 });
  expect(ranking('storm damage', [both])).toEqual([{ name: 'Ann Archer', score: 1 }]);
});

test('M9 no member is named for an open seat', () => {
  expect(ranking('storm damage', [])).toEqual([]);
});

const [category] = knowledgeOf(
  tradeTable([
    profession({ name: 'Roofer', titles: 'roofer', keywords: 'shingle, roof repair, ac' }),
  ]),
).entries;

test.each([
  ['roof repair', 1, 'equal'],
  ['Shingles!', 1, 'equal after normalising'],
  ['roof', 0.9, 'a keyword contains the need'],
  ['roof rep', 0.9, 'the last word may be a prefix'],
  ['emergency roof repair today', 0.8, 'the need contains a keyword'],
  ['my shingle', 0.8, 'the need contains a keyword of one word'],
  ['repair my roof', 0.7, 'they share a word'],
  ['shingling', 0.7, 'they share only a stem'],
  ['accountant', 0.7, "two letters are too short for a prefix: 'ac'"],
  ['roofer shingle', 0.8, 'the best keyword counts'],
])("M2 '%s' scores %f: %s", (need, score) => {
  if (category === undefined) throw new Error('the table is empty');
  expect(categoryScore(basesOf(wordsOf(need)), category)).toBe(score);
});
