import { expect, test } from 'vitest';
import { profession, projectsKnowledge } from '../../tests/fixtures.ts';
import { roleNaming } from './name-role.ts';
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
