import { expect, test } from 'vitest';
import { chapter, profession } from '../../tests/fixtures.ts';
import { wordsOf } from '../text/word.ts';
import { chapterTrades, knowledgeOf } from './trade-knowledge.ts';
import { tradeTable } from './trade-table.ts';

const table = tradeTable([
  profession({ name: 'Dentist', titles: 'dentist', keywords: 'teeth cleaning' }),
  profession({ name: 'Realtor', titles: 'realtor, agent' }),
  profession({ name: 'Insurance Agent', titles: 'agent', keywords: 'dentist, agent, molar' }),
]);
const synonyms = [{ say: 'molar', mean: 'Dentist' }];
const { exact } = knowledgeOf(chapterTrades(table, { ...chapter, synonyms }));
const owners = (text: string) =>
  exact.owners(wordsOf(text)).map(({ profession }) => profession.name);

test("M4 a title takes precedence over another profession's keyword: 'dentist'", () => {
  expect(owners('dentist')).toEqual(['Dentist']);
});

test("D2 so does one of the chapter's synonyms: 'molar'", () => {
  expect(owners('molar')).toEqual(['Dentist']);
});

test('M4 a title of several professions has each of them as an owner, once', () => {
  expect(owners('agent')).toEqual(['Realtor', 'Insurance Agent']);
});

test.each(['teeth cleaning', 'Teeth cleanings'])("M4 '%s' is a keyword in any form", (text) => {
  expect(owners(text)).toEqual(['Dentist']);
});

test.each(['family dentist', 'teeth', 'cleaning teeth', ''])(
  "M4 a wording must match word for word, in order: '%s' has no owner",
  (text) => {
    expect(owners(text)).toEqual([]);
  },
);

const attorneys = knowledgeOf(
  tradeTable([
    profession({ name: 'Estate Attorney', titles: 'estate attorney, probate lawyer' }),
    profession({ name: 'Tax Attorney', titles: 'tax attorney, tax advisor, tax man' }),
    profession({ name: 'Baker', titles: 'baker, cake baker', keywords: 'tax advisor' }),
  ]),
);

test.each([
  ['attorney', true, 'two professions end a title with it'],
  ['lawyer', false, 'one profession does'],
  ['baker', false, 'one profession does, twice'],
  ['advisor', false, 'the other profession has it as a keyword, not a title'],
  ['tax', false, 'it ends no title'],
  ['zebra', false, 'no title contains it'],
])('M7 %s is a shared title: %s, because %s', (word, expected) => {
  expect(attorneys.exact.isSharedTitle(word)).toBe(expected);
});
