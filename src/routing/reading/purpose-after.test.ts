/** What counts as the purpose of a request, over a small table. */
import { expect, test } from 'vitest';
import { profession } from '../../../tests/routing/fixtures.ts';
import { knowledgeOf } from '../professions/trade-knowledge.ts';
import { tradeTable } from '../professions/trade-table.ts';
import { wordsOf } from '../text/word.ts';
import { markPurpose } from './purpose-after.ts';

const knowledge = knowledgeOf(
  tradeTable([
    profession({ name: 'Accountant', titles: 'accountant, bookkeeper', keywords: 'payroll' }),
    profession({ name: 'Realtor', titles: 'realtor', keywords: 'listing' }),
    profession({ name: 'Print Shop', titles: 'print shop', keywords: 'yard sign' }),
  ]),
);

/** The telling words of the purpose. */
function purposeIn(need: string): string[] {
  return markPurpose(wordsOf(need), knowledge)
    .filter(({ telling, inStory }) => telling && inStory)
    .map(({ typed }) => typed);
}

test.each([
  ['bookkeeper for a listing business', ['listing', 'business']],
  ['yard signs for a realtor', ['realtor']],
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
