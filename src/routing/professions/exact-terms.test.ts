import { expect, test } from 'vitest';
import { profession } from '../../../tests/routing/fixtures.ts';
import { wordsOf } from '../text/word.ts';
import { knowledgeOf } from './trade-knowledge.ts';
import { tradeTable } from './trade-table.ts';

const { exact } = knowledgeOf(
  tradeTable([
    profession({
      name: 'Dentist',
      titles: 'dentist',
      synonyms: 'molar',
      keywords: 'teeth cleaning',
    }),
    profession({ name: 'Realtor', titles: 'realtor, agent' }),
    profession({ name: 'Insurance Agent', titles: 'agent', keywords: 'dentist, agent, molar' }),
  ]),
);
const owners = (text: string) =>
  exact.owners(wordsOf(text)).map(({ profession }) => profession.name);

test("M4 a title goes before another profession's keyword: 'dentist'", () => {
  expect(owners('dentist')).toEqual(['Dentist']);
});

test("D2 so does a chapter's own synonym: 'molar'", () => {
  expect(owners('molar')).toEqual(['Dentist']);
});

test('M4 a wording of several professions is owned by each of them, once', () => {
  expect(owners('agent')).toEqual(['Realtor', 'Insurance Agent']);
});

test.each(['teeth cleaning', 'Teeth cleanings'])("M4 '%s' is a keyword in any form", (text) => {
  expect(owners(text)).toEqual(['Dentist']);
});

test.each(['family dentist', 'teeth', 'cleaning teeth', ''])(
  "M4 exactly means every word, in order: '%s' is nobody's",
  (text) => {
    expect(owners(text)).toEqual([]);
  },
);
