import { expect, test } from 'vitest';
import { projectsKnowledge } from '../../tests/fixtures.ts';
import { wordsOf } from '../text/word.ts';
import { callingOf } from './role-calling.ts';
import { knowledgeOf } from './trade-knowledge.ts';

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
