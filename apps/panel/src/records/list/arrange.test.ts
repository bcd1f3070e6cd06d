import type { Stored } from 'domain/record.ts';
import { expect, test } from 'vitest';
import { byNumber, byText } from '../compare.ts';
import { entriesOf, optionsOf, selectRecords, sortEntries } from './arrange.ts';
import type { Filter, ListShape } from './list-shape.ts';
import { viewIn, WHOLE_LIST } from './list-view.ts';

interface Person extends Stored {
  readonly name: string;
  readonly town: string | null;
}

const TOWN: Filter<Person> = {
  param: 'town',
  label: 'Town',
  all: 'All',
  valuesOf: ({ town }) => [town ?? ''],
  labelOf: (town) => town || 'None',
};

const shape: ListShape<Person> = {
  searchText: ({ name, town }) => `${name}\n${town}`,
  sorts: [
    { label: 'Name', compare: (one, other) => byText(one.name, other.name) },
    { label: 'Town', compare: (one, other) => byText(one.town, other.town) },
  ],
  filters: [TOWN],
  bulkFields: [],
};

const people: readonly Person[] = [
  person('Zoë', 'Waxhaw'),
  person('ann', null),
  person('Bob', 'Fort Mill'),
  person('Cleo', 'Waxhaw'),
];

function person(name: string, town: string | null): Person {
  return { id: name, version: 1, name, town };
}

function names(view: Partial<typeof WHOLE_LIST>): string[] {
  const all = { ...WHOLE_LIST, ...view };
  const entries = sortEntries(entriesOf(people, shape.searchText), shape, all);
  return selectRecords(entries, shape, all).map(({ name }) => name);
}

test('P2 a list starts with its first sort order, and blanks come last', () => {
  expect(names({})).toEqual(['ann', 'Bob', 'Cleo', 'Zoë']);
  expect(names({ sort: 'Town' })).toEqual(['Bob', 'Zoë', 'Cleo', 'ann']);
  expect([null, 2, 1].toSorted(byNumber)).toEqual([1, 2, null]);
});

test.each([
  ['zoe', ['Zoë']],
  ['ZOË', ['Zoë']],
  ['waxhaw', ['Cleo', 'Zoë']],
  ['wax  cl', ['Cleo']],
  ['  ', ['ann', 'Bob', 'Cleo', 'Zoë']],
  ['bob waxhaw', []],
])("P2 a search for '%s' finds the records that contain all its words", (query, found) => {
  expect(names({ query })).toEqual(found);
});

test('P2 a column sorts both ways', () => {
  expect(names({ sort: 'Name', isDescending: true })).toEqual(['Zoë', 'Cleo', 'Bob', 'ann']);
});

test('P2 the options of a filter are counted by label, with the blank last, and filter the list', () => {
  expect(optionsOf(people, TOWN)).toEqual([
    { value: 'Fort Mill', label: 'Fort Mill', count: 1 },
    { value: 'Waxhaw', label: 'Waxhaw', count: 2 },
    { value: '', label: 'None', count: 1 },
  ]);
  expect(names({ filters: { town: 'Waxhaw' } })).toEqual(['Cleo', 'Zoë']);
  expect(names({ filters: { town: '' } })).toEqual(['ann']);
});

test('P2 a link opens the list with its search and filters, and ignores others', () => {
  expect(viewIn('?town=Waxhaw&search=zo&size=9', shape)).toEqual({
    ...WHOLE_LIST,
    query: 'zo',
    filters: { town: 'Waxhaw' },
  });
});

test('P2 a saved record is shown even if the search does not match it', () => {
  expect(names({ query: 'zoe', shown: { id: 'Bob', isSaved: true } })).toEqual(['Bob', 'Zoë']);
});
