/** The view of a list: search, sort order, filters and page, and the rows that follow from them. */
import type { Stored } from 'domain/record.ts';
import { useDeferredValue, useMemo, useState } from 'react';
import { fold } from 'ui/fold.ts';
import { byText, type Filter, type ListShape } from './list-shape.ts';

/** The view of one list, and how it is changed. */
export interface ListState {
  readonly view: ListView;
  /** Changes search, sort order or filters, and returns to the first page. */
  readonly changeView: (
    change: Partial<Pick<ListView, 'query' | 'sort' | 'isDescending' | 'filters'>>,
  ) => void;
  readonly goTo: (page: number) => void;
  /** Goes to a record's page and focuses the record. */
  readonly show: (id: string, isSaved: boolean) => void;
}

/** The rows that follow from a view. */
export interface FoundRows<T extends Stored> {
  /** All records matching search and filters, sorted. */
  readonly found: readonly T[];
  /** Those on the current page. */
  readonly rows: readonly T[];
  /** From 0. */
  readonly page: number;
  readonly pages: number;
}

export function useListState<T extends Stored>(shape: ListShape<T>): ListState {
  const [view, setView] = useState(() => viewIn(window.location.search, shape));
  return {
    view,
    changeView: (change) => setView((now) => ({ ...now, ...change, page: 0, shown: null })),
    goTo: (next) => setView((now) => ({ ...now, page: next, shown: null })),
    show: (id, isSaved) => setView((now) => ({ ...now, shown: { id, isSaved } })),
  };
}

export function useFoundRows<T extends Stored>(
  records: readonly T[],
  shape: ListShape<T>,
  view: ListView,
): FoundRows<T> {
  const { sort, isDescending, filters, shown } = view;
  // The list may lag behind typing; the input must not.
  const query = useDeferredValue(view.query);
  const { searchText } = shape;
  const entries = useMemo(() => entriesOf(records, searchText), [records, searchText]);
  const sorted = useMemo(
    () => sortEntries(entries, shape, { sort, isDescending }),
    [entries, shape, sort, isDescending],
  );
  const found = useMemo(
    () => selectRecords(sorted, shape, { query, filters, shown }),
    [sorted, shape, query, filters, shown],
  );
  return { found, ...pageOf(found, wantedPage(view, found)) };
}

export interface ListView {
  readonly query: string;
  /** Label of the sort; null for the default. */
  readonly sort: string | null;
  readonly isDescending: boolean;
  /** The chosen value of each filter in use, by its name in the URL. */
  readonly filters: Readonly<Record<string, string>>;
  /** From 0. */
  readonly page: number;
  readonly shown: Shown | null;
}

/** The record the list was last asked to show, on any page. */
export interface Shown {
  readonly id: string;
  /** Whether it is highlighted as just saved. */
  readonly isSaved: boolean;
}

export const WHOLE_LIST: ListView = {
  query: '',
  sort: null,
  isDescending: false,
  filters: {},
  page: 0,
  shown: null,
};

/**
 * The view that a link asks for: its search, its filters and its order.
 * @param search of the URL: '?missing=phone&search=ann&sort=Name'.
 */
export function viewIn<T extends Stored>(
  search: string,
  { filters, sorts }: Pick<ListShape<T>, 'filters' | 'sorts'>,
): ListView {
  const params = new URLSearchParams(search);
  const asked = filters.flatMap(({ param }) => {
    const value = params.get(param);
    return value === null ? [] : [[param, value] as const];
  });
  const sort = sorts.find(({ label }) => label === params.get('sort'));
  return {
    ...WHOLE_LIST,
    query: params.get('search') ?? '',
    sort: sort?.label ?? null,
    filters: Object.fromEntries(asked),
  };
}

/** The page to render, from 0: the shown record's page, or else the selected one. */
export function wantedPage(
  { page, shown }: ListView,
  records: readonly Pick<Stored, 'id'>[],
): number {
  const shownAt = records.findIndex(({ id }) => id === shown?.id);
  return shownAt === -1 ? page : Math.floor(shownAt / PAGE_SIZE);
}

interface ListItem<T extends Stored> {
  readonly id: string;
  /** null for an open form whose record has been deleted. */
  readonly record: T | null;
}

/**
 * An open form stays even if its row is filtered out or deleted; it then comes first.
 * @param openId id of the record with the open form, if any.
 */
export function itemsOf<T extends Stored>(
  rows: readonly T[],
  records: readonly T[],
  openId: string | null,
): readonly ListItem<T>[] {
  const items = rows.map((record) => ({ id: record.id, record }));
  if (openId === null || rows.some(({ id }) => id === openId)) return items;
  return [{ id: openId, record: records.find(({ id }) => id === openId) ?? null }, ...items];
}

/** A record with its search text. */
interface Entry<T extends Stored> {
  readonly record: T;
  readonly folded: string;
}

/** The records with their search texts. This is the slow part; it need not be repeated to sort differently. */
export function entriesOf<T extends Stored>(
  records: readonly T[],
  searchText: ListShape<T>['searchText'],
): readonly Entry<T>[] {
  return records.map((record) => ({ record, folded: fold(searchText(record)) }));
}

export function sortEntries<T extends Stored>(
  entries: readonly Entry<T>[],
  { sorts }: Pick<ListShape<T>, 'sorts'>,
  { sort, isDescending }: Pick<ListView, 'sort' | 'isDescending'>,
): readonly Entry<T>[] {
  const { compare } = sorts.find(({ label }) => label === sort) ?? sorts[0];
  const sign = isDescending ? -1 : 1;
  return entries.toSorted((one, other) => sign * compare(one.record, other.record));
}

/** Records matching search and filters, plus the shown record: it must not vanish when saved. */
export function selectRecords<T extends Stored>(
  entries: readonly Entry<T>[],
  shape: Pick<ListShape<T>, 'filters'>,
  { query, filters, shown }: Pick<ListView, 'query' | 'filters' | 'shown'>,
): readonly T[] {
  const matches = searchFor(query);
  const inUse = shape.filters.flatMap(({ param, valuesOf }) => {
    const value = filters[param];
    return value === undefined ? [] : [{ value, valuesOf }];
  });
  return entries
    .filter(
      ({ record, folded }) =>
        record.id === shown?.id ||
        (inUse.every(({ value, valuesOf }) => valuesOf(record).includes(value)) && matches(folded)),
    )
    .map(({ record }) => record);
}

/** A predicate on folded text: true when it contains every word of the query. */
function searchFor(query: string): (folded: string) => boolean {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return (folded) => words.every((word) => folded.includes(word));
}

interface Option {
  readonly value: string;
  readonly label: string;
  /** How many records it contains. */
  readonly count: number;
}

/** The options of a filter, by label; records without a value come last. Pauses after each record. */
export function* countOptions<T extends Stored>(
  records: readonly T[],
  { valuesOf, labelOf }: Pick<Filter<T>, 'valuesOf' | 'labelOf'>,
): Generator<undefined, readonly Option[]> {
  const counts = new Map<string, number>();
  for (const record of records) {
    for (const value of valuesOf(record)) counts.set(value, (counts.get(value) ?? 0) + 1);
    yield;
  }
  return [...counts]
    .map(([value, count]) => ({ value, label: labelOf(value), count }))
    .sort((one, other) => byText(one.value && one.label, other.value && other.label));
}

/** Maximum rows per page: rendering thousands of records at once is slow. */
export const PAGE_SIZE = 50;

interface Page<Row> {
  readonly rows: readonly Row[];
  /** From 0. */
  readonly page: number;
  readonly pages: number;
}

/** The wanted page, or the last one if there are fewer. @param wanted from 0. */
export function pageOf<Row>(rows: readonly Row[], wanted: number): Page<Row> {
  const pages = Math.max(1, Math.ceil(rows.length / PAGE_SIZE));
  const page = Math.min(wanted, pages - 1);
  return { rows: rows.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE), page, pages };
}
