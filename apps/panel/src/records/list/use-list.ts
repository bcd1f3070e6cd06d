/** The state of one list: its view and the resulting rows. */

import type { Stored } from 'domain/record.ts';
import { useDeferredValue, useMemo, useState } from 'react';
import { entriesOf, selectRecords, sortEntries } from './arrange.ts';
import type { ListShape } from './list-shape.ts';
import { type ListView, viewIn, wantedPage } from './list-view.ts';
import { pageOf } from './paging.ts';

export interface List<T extends Stored> {
  readonly view: ListView;
  /** All records matching search and filters, sorted. */
  readonly found: readonly T[];
  /** Those on the current page. */
  readonly rows: readonly T[];
  /** From 0. */
  readonly page: number;
  readonly pages: number;
  /** Changes search, sort order or filters, and returns to the first page. */
  readonly changeView: (
    change: Partial<Pick<ListView, 'query' | 'sort' | 'isDescending' | 'filters'>>,
  ) => void;
  readonly goTo: (page: number) => void;
  /** Goes to a record's page and focuses the record. */
  readonly show: (id: string, isSaved: boolean) => void;
}

export function useList<T extends Stored>(records: readonly T[], shape: ListShape<T>): List<T> {
  const [view, setView] = useState(() => viewIn(window.location.search, shape));
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
  return {
    view,
    found,
    ...pageOf(found, wantedPage(view, found)),
    changeView: (change) => setView((now) => ({ ...now, ...change, page: 0, shown: null })),
    goTo: (next) => setView((now) => ({ ...now, page: next, shown: null })),
    show: (id, isSaved) => setView((now) => ({ ...now, shown: { id, isSaved } })),
  };
}
