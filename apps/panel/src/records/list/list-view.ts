/** The view of a list: search, sort order, filters and page, and the items on that page. Pure. */
import type { Stored } from 'domain/record.ts';
import type { ListShape } from './list-shape.ts';
import { PAGE_SIZE } from './paging.ts';

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
