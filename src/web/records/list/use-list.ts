/** The state of one list: its view and the resulting rows. */
import { useDeferredValue, useMemo, useState } from 'react';
import type { Stored } from '../../../domain/record.ts';
import { selectRecords, sortEntries } from './arrange.ts';
import type { ListShape } from './list-shape.ts';
import { type ListView, WHOLE_LIST, wantedPage } from './list-view.ts';
import { pageOf } from './paging.ts';

export interface List<T extends Stored> {
  readonly view: ListView;
  /** All records matching search and group, sorted. */
  readonly found: readonly T[];
  /** Those on the current page. */
  readonly rows: readonly T[];
  /** From 0. */
  readonly page: number;
  readonly pages: number;
  /** Changes search, sort order or group, and returns to the first page. */
  readonly changeView: (change: Partial<Pick<ListView, 'query' | 'sort' | 'group'>>) => void;
  readonly goTo: (page: number) => void;
  /** Goes to a record's page and focuses the record. */
  readonly show: (id: string, isSaved: boolean) => void;
}

export function useList<T extends Stored>(records: readonly T[], shape: ListShape<T>): List<T> {
  const [view, setView] = useState(WHOLE_LIST);
  const { sort, group, shown } = view;
  // The list may lag behind typing; the input must not.
  const query = useDeferredValue(view.query);
  const entries = useMemo(() => sortEntries(records, shape, sort), [records, shape, sort]);
  const found = useMemo(
    () => selectRecords(entries, shape, { query, group, shown }),
    [entries, shape, query, group, shown],
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
