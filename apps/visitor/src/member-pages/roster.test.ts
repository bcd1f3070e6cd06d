import { chapter, ELSEWHERE, HOME, member } from 'domain/testing';
import { expect, test } from 'vitest';
import { listMembers, listPath, PAGE_SIZE, parseListAddress, rosterOf } from './roster.ts';

const TRADES = 'Trades & Home Services';
const HEALTH = 'Health & Wellness';
const EVERYBODY = { query: '', sphere: null, limit: 100 } as const;

const all = listMembers(
  [
    member({
      member_name: 'Zoë Far',
      profession_role: 'Plumber',
      sphere: TRADES,
      chapter: ELSEWHERE,
    }),
    member({ member_name: 'Ann', profession_role: 'Roofer', sphere: TRADES, chapter: HOME }),
    member({ member_name: 'Bo', profession_role: 'Dentist', sphere: HEALTH, chapter: HOME }),
    member({ member_name: 'Cy', profession_role: 'Plumber', sphere: TRADES, chapter: HOME }),
    member({ member_name: 'Di', profession_role: 'Welder', sphere: TRADES, chapter: 'Nearby' }),
    member({ member_name: 'Ed', profession_role: 'Busker', sphere: 'Street Arts', chapter: null }),
    member({
      member_name: 'Flo',
      profession_role: 'Roofer',
      role_alias: 'Gutters, Skylights',
      company: 'Über Dächer',
      sphere: TRADES,
      chapter: HOME,
      priority: 1,
    }),
  ],
  chapter,
);
const names = (wanted: Parameters<typeof rosterOf>[1]) =>
  rosterOf(all, wanted).sections.map(({ home, nearby }) =>
    [home, nearby].map((group) => group.map(({ member_name }) => member_name)),
  );

test('K1 K2 K3 spheres, then the home chapter before nearer and farther ones, then professions', () => {
  expect(names(EVERYBODY)).toEqual([
    [
      ['Cy', 'Flo', 'Ann'],
      ['Di', 'Zoë Far'],
    ],
    [['Bo'], []],
    [[], ['Ed']],
  ]);
});

test('V2 a member without a sphere of K3 stands under the inferred one, and is found by it', () => {
  const cy = member({ id: 'cy', member_name: 'Cy', profession_role: 'Plumber', sphere: null });
  const list = listMembers([cy], chapter, { cy: TRADES });
  const { sections } = rosterOf(list, { ...EVERYBODY, query: 'trades' });
  expect(sections.map(({ sphere }) => sphere)).toEqual([TRADES]);
});

test.each([
  ['flo', ['Flo']],
  ['ZOE', ['Zoë Far']],
  ['uber dacher', ['Flo']],
  ['sky', ['Flo']],
  ['oofer', []],
  ['(Roofer) -', ['Flo', 'Ann']],
  ['roofer ann', ['Ann']],
  ['street', ['Ed']],
  ['hometown', ['Cy', 'Flo', 'Ann', 'Bo']],
  ['nothing like it', []],
])('%j finds %j', (query, expected) => {
  expect(names({ ...EVERYBODY, query }).flat(2)).toEqual(expected);
});

test('a sphere narrows the list, and every sphere counts the members that match the words', () => {
  const roster = rosterOf(all, { query: 'hometown', sphere: HEALTH, limit: 100 });
  expect(roster.sections.map(({ sphere }) => sphere)).toEqual([HEALTH]);
  expect(roster.found).toBe(1);
  expect(roster.counts.get(TRADES)).toBe(3);
});

test('a limit cuts the list but not the counts', () => {
  const roster = rosterOf(all, { ...EVERYBODY, limit: 2 });
  expect(roster).toMatchObject({ found: 7, shown: 2 });
  expect(roster.sections.map(({ found, home }) => [found, home.length])).toEqual([[5, 2]]);
});

test('S8 the list’s state is in its address, except for defaults', () => {
  const usual = { query: '', sphere: null, shown: PAGE_SIZE };
  const chosen = { query: 'zoë & co', sphere: 'Health & Wellness', shown: 3 * PAGE_SIZE } as const;
  expect(listPath(usual)).toBe('/members');
  expect(listPath({ ...usual, query: ' ' })).toBe('/members');
  for (const state of [usual, chosen]) {
    expect(parseListAddress(new URL(listPath(state), 'http://localhost').search)).toEqual(state);
  }
});

test.each([
  ['?sphere=Elsewhere', PAGE_SIZE],
  ['?shown=-5', PAGE_SIZE],
  ['?shown=lots', PAGE_SIZE],
  ['?shown=61', 2 * PAGE_SIZE],
])('an invalid address falls back to defaults: %s', (query, shown) => {
  expect(parseListAddress(query)).toEqual({ query: '', sphere: null, shown });
});
