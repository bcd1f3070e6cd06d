/** What counts as the story before a request and as its purpose, over a small table. */
import { expect, test } from 'vitest';
import { profession } from '../../tests/fixtures.ts';
import { knowledgeOf } from '../professions/trade-knowledge.ts';
import { tradeTable } from '../professions/trade-table.ts';
import { runsByStart } from '../text/runs.ts';
import { wordsOf } from '../text/word.ts';
import { clausesOf } from './clauses.ts';
import { mentionsIn } from './named-trades.ts';
import { markPurpose, markStory, tradesOfOwnPlaces } from './story.ts';

const REQUESTS = runsByStart([['need'], ['looking', 'for'], ['who', 'can']]);
const { evidence: table } = knowledgeOf(
  tradeTable([
    profession({ name: 'HVAC Technician', keywords: 'furnace' }),
    profession({ name: 'Realtor', keywords: 'house, first house' }),
  ]),
);

/** The telling words of the story. */
function storyIn(need: string): string[] {
  return markStory(wordsOf(need), need, REQUESTS, table)
    .filter(({ telling, standing }) => telling && standing === 'story')
    .map(({ typed }) => typed);
}

test.each([
  ['We bought our first house, and now we need a furnace', ['bought', 'house']],
  ['we bought a house so we just need someone for the furnace', ['bought', 'house']],
  ['The house is ours. Looking for a furnace', ['house']],
  ['house bought\nneed a furnace', ['house', 'bought']],
  ['house bought - who can look at the furnace', ['house', 'bought']],
  ['house owner seeking a furnace', ['house', 'owner']],
  ['our first house needs a furnace', ['house']],
])("M6 '%s' has a story before its request", (need, story) => {
  expect(storyIn(need)).toEqual(story);
});

test.each([
  ['need a furnace for our first house', 'the request comes first'],
  ['our house has a furnace', 'nothing is asked for'],
  ['our first house who can look at the furnace', 'the request does not begin a clause'],
  ['our house-who can look at the furnace', 'a hyphen does not end a clause'],
  ['our house needs furnace work', 'what needs something may be what is asked about'],
  ['the furnace is dead, need someone who is kind', 'the request names nothing by itself'],
  ['the furnace is dead, need it out of the house', 'the request points back'],
  ['', 'an empty need'],
])("M6 '%s' has no story: %s", (need) => {
  expect(storyIn(need)).toEqual([]);
});

test('M6 a word that is repeated in the request belongs to the request', () => {
  expect(storyIn('we bought a house, need a furnace for the house')).toEqual(['bought']);
});

const knowledge = knowledgeOf(
  tradeTable([
    profession({ name: 'Accountant', titles: 'accountant, bookkeeper', keywords: 'payroll' }),
    profession({ name: 'Realtor', titles: 'realtor', keywords: 'listing' }),
    profession({ name: 'Print Shop', titles: 'print shop', keywords: 'yard sign' }),
  ]),
);

/** The telling words of the purpose. */
function purposeIn(need: string): string[] {
  const words = wordsOf(need);
  const mentions = mentionsIn(words, knowledge.exact, () => undefined);
  return markPurpose(words, clausesOf(need, words, mentions), knowledge)
    .words.filter(({ telling, standing }) => telling && standing === 'story')
    .map(({ typed }) => typed);
}

test.each([
  ['bookkeeper for a listing business', ['listing', 'business']],
  ['yard signs for a realtor', ['realtor']],
  ['payroll for my print shop', ['print', 'shop']],
  ['looking for a bookkeeper for a listing business', ['listing', 'business']],
])("M6 '%s' says what its request is for", (need, purpose) => {
  expect(purposeIn(need)).toEqual(purpose);
});

test.each([
  ['looking for a realtor', 'the request comes after'],
  ['yard sign for a listing', 'a thing, and no title after it: both words are the request'],
  ['furnace talk for a realtor', 'no trade is named before it'],
  ['bookkeeper', 'nothing follows'],
  ['', 'an empty need'],
])("M6 '%s' has no purpose: %s", (need) => {
  expect(purposeIn(need)).toEqual([]);
});

/** The trades of the writer's own places. */
function ownTradesIn(need: string): string[] {
  const words = wordsOf(need);
  const mentions = mentionsIn(words, knowledge.exact, () => undefined);
  return tradesOfOwnPlaces(words, clausesOf(need, words, mentions), knowledge).map(
    ({ profession: { name } }) => name,
  );
}

test.each([
  'bookkeeper for my print shop',
  'listing our print shop',
  'payroll for our small print shop',
])("M6 '%s' asks for no print shop", (need) => {
  expect(ownTradesIn(need)).toEqual(['Print Shop']);
});

test.each([
  ['payroll for a print shop', 'the place is not the writer’s'],
  ['my print shop closed', 'nothing else is asked for'],
  ['payroll help, my print shop', 'the place is no part of what is asked for'],
  ['payroll for my bookkeeper', 'a person is no place'],
])("M6 '%s' has no place of the writer's: %s", (need) => {
  expect(ownTradesIn(need)).toEqual([]);
});
