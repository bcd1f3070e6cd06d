import { expect, test } from 'vitest';
import { projectsKnowledge } from '../../../tests/routing/fixtures.ts';
import { roleNames } from '../knowledge/role-names.ts';
import { wordsOf } from '../text/word.ts';
import { callingOf } from './role-calling.ts';
import { knowledgeOf } from './trade-knowledge.ts';

const { entries, exact } = knowledgeOf(projectsKnowledge.trades);
const { called, calledIn } = callingOf(entries, exact);
const names = (found: ReturnType<typeof called>) => found.map(({ profession }) => profession.name);
const lines = roleNames
  .trim()
  .split('\n')
  .map((line) => line.split(': '));

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
  expect(lines.map(([trade]) => trade).filter((trade = '') => !known.has(trade))).toEqual([]);
});

test('M4 no name stands for two trades', () => {
  const others = lines.flatMap(([trade = '', own = '']) =>
    own.split(', ').filter((name) => names(called(wordsOf(name)))[0] !== trade),
  );
  expect(others).toEqual([]);
});
