/** Which trades a text names outright, over a small table. */
import { expect, test } from 'vitest';
import { trades } from '../../tests/request-fixtures.ts';
import type { ProfessionEntry } from '../professions/profession-table.ts';
import { wordsOf } from '../text/word.ts';
import { mentionsIn, type RoleNames } from './named-trades.ts';

/** Each mention as written, with the professions it names. */
function mentions(text: string, roles?: RoleNames): string[] {
  return mentionsIn(wordsOf(text), trades.exact, roles).map(({ words, entries }) => {
    const names = entries.map(({ profession }) => profession.name).join(', ');
    return `${words.map(({ typed }) => typed).join(' ')}: ${names}`;
  });
}

test.each([
  ['a title', 'I need a plumber', ['plumber: Plumber']],
  ['the longer of two titles', 'a house painter', ['house painter: Painter']],
  ['a title that two trades share', 'lawyer', ['lawyer: Divorce Lawyer, Estate Lawyer']],
  ['several', 'plumbers and a dentist', ['plumbers: Plumber', 'dentist: Dentist']],
  ['a thing with people', 'lawn guy', ['lawn guy: Landscaper']],
  ["a trade's own word for its people", 'stone guy', ['stone guy: Mason']],
  ['a problem with people', 'a toilet repairman', ['toilet repairman: Plumber']],
  ['things joined by and', 'heating and air company', ['heating and air company: HVAC Technician']],
  ['a business', 'our bakery', ['bakery: Baker']],
])('%s is named', (_, text, named) => {
  expect(mentions(text)).toEqual(named);
});

test.each([
  ['a thing alone', 'plumbing'],
  ['people alone', 'a guy and a company'],
  ['people beside what no trade works with', 'cookie guy'],
  ['a thing apart from people', 'lawn for the company'],
  ['nothing', ''],
])('%s names no trade', (_, text) => {
  expect(mentions(text)).toEqual([]);
});

test("a member's role names its professions, or none; a thing only where nothing else is asked", () => {
  const [plumber] = trades.entries;
  const held: ReadonlyMap<string, readonly ProfessionEntry[]> = new Map([
    ['pipe artist', [plumber as ProfessionEntry]],
    ['falconer', []],
    ['falconry', []],
  ]);
  const roles: RoleNames = (bases) => held.get(bases.join(' '));
  expect(mentions('a pipe artist and a falconer', roles)).toEqual([
    'pipe artist: Plumber',
    'falconer: ',
  ]);
  expect(mentions('falconry', roles)).toEqual(['falconry: ']);
  expect(mentions('falconry and a pipe', roles)).toEqual([]);
});
