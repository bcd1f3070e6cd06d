import { expect, test } from 'vitest';
import type { Stored } from '../../../domain/record.ts';
import { byNumber, byText, countGroups, selectRecords, sortEntries } from './arrange.ts';
import type { ListShape } from './list-shape.ts';
import { WHOLE_LIST } from './list-view.ts';

interface Person extends Stored {
  readonly name: string;
  readonly town: string | null;
}

const shape: ListShape<Person> = {
  searchText: ({ name, town }) => `${name}\n${town}`,
  sorts: [
    { label: 'Name', compare: (one, other) => byText(one.name, other.name) },
    { label: 'Town', compare: (one, other) => byText(one.town, other.town) },
  ],
  grouping: { label: 'Town', all: 'All', none: 'None', groupOf: ({ town }) => town },
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
  const entries = sortEntries(people, shape, all.sort);
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

test('P2 groups are counted by name, with the ungrouped last, and filter the list', () => {
  expect(shape.grouping && countGroups(people, shape.grouping)).toEqual([
    { name: 'Fort Mill', count: 1 },
    { name: 'Waxhaw', count: 2 },
    { name: '', count: 1 },
  ]);
  expect(names({ group: 'Waxhaw' })).toEqual(['Cleo', 'Zoë']);
  expect(names({ group: '' })).toEqual(['ann']);
});

test('P2 a saved record is shown even if the search does not match it', () => {
  expect(names({ query: 'zoe', shown: { id: 'Bob', isSaved: true } })).toEqual(['Bob', 'Zoë']);
});
