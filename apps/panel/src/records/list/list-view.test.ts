import type { Stored } from 'domain/record.ts';
import { expect, test } from 'vitest';
import { byNumber, byText, type Filter, type ListShape } from './list-shape.ts';
import {
  countOptions,
  entriesOf,
  itemsOf,
  PAGE_SIZE,
  pageOf,
  selectRecords,
  sortEntries,
  viewIn,
  WHOLE_LIST,
  wantedPage,
} from './list-view.ts';

const records = Array.from({ length: 2 * PAGE_SIZE + 1 }, (_, position) => ({
  id: String(position),
}));

test('P2 the list turns to the page of the record to show, while that record exists', () => {
  const shown = { id: String(PAGE_SIZE), isSaved: true };
  expect(wantedPage({ ...WHOLE_LIST, page: 2, shown }, records)).toBe(1);
  expect(wantedPage({ ...WHOLE_LIST, page: 2, shown: { ...shown, id: 'gone' } }, records)).toBe(2);
});

const [ann, bob, cleo] = ['ann', 'bob', 'cleo'].map((id) => ({ id, version: 1 }));
const all = [ann, bob, cleo].filter((record) => record !== undefined);
const page = all.slice(0, 2);

function idsOf(openId: string | null): string[] {
  return itemsOf(page, all, openId).map(({ id, record }) => `${id}${record ? '' : ' is gone'}`);
}

test('P2 an open form replaces its row', () => {
  expect(idsOf(null)).toEqual(['ann', 'bob']);
  expect(idsOf('bob')).toEqual(['ann', 'bob']);
});

test('P2 P6 an open form stays when its row is on another page or was deleted', () => {
  expect(idsOf('cleo')).toEqual(['cleo', 'ann', 'bob']);
  expect(idsOf('dora')).toEqual(['dora is gone', 'ann', 'bob']);
});

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
  const counting = countOptions(people, TOWN);
  for (const _ of people) expect(counting.next().done).toBe(false);
  expect(counting.next().value).toEqual([
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

const rows = Array.from({ length: 2 * PAGE_SIZE + 1 }, (_, position) => position);

test('P2 a list has fifty records per page, and one page when it is empty', () => {
  expect(pageOf(rows, 0)).toEqual({ rows: rows.slice(0, PAGE_SIZE), page: 0, pages: 3 });
  expect(pageOf(rows.slice(0, PAGE_SIZE), 0).pages).toBe(1);
  expect(pageOf([], 0)).toEqual({ rows: [], page: 0, pages: 1 });
});

test('P2 a page number past the end shows the last page', () => {
  expect(pageOf(rows, 7)).toEqual({ rows: rows.slice(-1), page: 2, pages: 3 });
});
