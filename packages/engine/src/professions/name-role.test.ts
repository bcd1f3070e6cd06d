import { expect, test } from 'vitest';
import { profession, projectsKnowledge } from '../../tests/fixtures.ts';
import { wordsOf } from '../text/word.ts';
import { callingOf, roleNaming } from './name-role.ts';
import { knowledgeOf } from './trade-knowledge.ts';
import { tradeTable } from './trade-table.ts';

const rows = [
  profession({
    name: 'Dentist',
    titles: 'dentist, dental office',
    keywords: 'tooth, teeth cleaning',
  }),
  profession({ name: 'House Cleaner', titles: 'house cleaner', keywords: 'deep cleaning, mop' }),
  profession({ name: 'Realtor', titles: 'realtor, agent' }),
  profession({ name: 'Insurance Agent', titles: 'insurance agent, agent', keywords: 'dentist' }),
];
const naming = roleNaming(knowledgeOf(tradeTable(rows), undefined, projectsKnowledge.roles));
const named = (role: string) => naming.named(role).map(({ profession }) => profession.name);

test.each([
  ['Dentist', ['Dentist'], 'a title'],
  ['DENTISTS', ['Dentist'], 'a title in another form'],
  ['House cleaning', ['House Cleaner'], 'the telling words of its terms'],
  ['Teeth Cleaning', ['Dentist'], 'a keyword word for word'],
  ['Family Dental Office', ['Dentist'], 'a title within the role'],
  ['Agent', ['Realtor', 'Insurance Agent'], 'a title of two professions'],
])("M4 the role '%s' names %j: %s", (role, expected) => {
  expect(named(role)).toEqual(expected);
});

test.each(['Falconer', 'Good Company', '', '—'])("M4 the role '%s' names no profession", (role) => {
  expect(named(role)).toEqual([]);
});

const { entries, exact } = knowledgeOf(projectsKnowledge.trades);
const { called, calledIn } = callingOf(entries, exact, projectsKnowledge.roles);
const { names: rosterNames } = projectsKnowledge.roles;
const names = (found: ReturnType<typeof called>) => found.map(({ profession }) => profession.name);

test.each([
  ['carpet & upholstery cleaning', ['Carpet Cleaner'], 'the last word belongs to both'],
  ['state certified real estate appraiser', ['Appraiser'], 'the longest name'],
  ['landscape irrigation', ['Irrigation Specialist'], 'of equal ones the last'],
  ['gutter installation', ['Gutter Service'], 'what is done with the goods'],
  ['farm equipment', [], 'the last word is about something else'],
  ['zebra groomer', [], 'an unknown word says which one'],
  ['falconry', [], 'nothing'],
])("M4 '%s' holds the name of %j: %s", (part, expected) => {
  expect(names(calledIn(part))).toEqual(expected);
});

test('M4 each trade that rosters have a name for is in the table', () => {
  const known = new Set(entries.map(({ profession }) => profession.name));
  expect(Object.keys(rosterNames).filter((trade) => !known.has(trade))).toEqual([]);
});

test('M4 no name stands for two trades', () => {
  const others = Object.entries(rosterNames).flatMap(([trade, own]) =>
    own.filter((name) => names(called(wordsOf(name)))[0] !== trade),
  );
  expect(others).toEqual([]);
});
