/** What of a list is looked at: the search, the order, the group, the page. Pure. */
import type { Stored } from '../../../domain/record.ts';
import { PAGE_SIZE } from './paging.ts';

export interface ListView {
  readonly query: string;
  /** Label of the sort; null for the list's first. */
  readonly sort: string | null;
  /** A group's name, '' for records in none; null for every record. */
  readonly group: string | null;
  /** From 0. */
  readonly page: number;
  readonly shown: Shown | null;
}

/** The record that the list has just been asked to show, on whatever page it is. */
export interface Shown {
  readonly id: string;
  /** Whether it is marked as the one that was saved. */
  readonly isSaved: boolean;
}

export const WHOLE_LIST: ListView = { query: '', sort: null, group: null, page: 0, shown: null };

/** The page to draw, from 0: the shown record's, or else the one that was turned to. */
export function wantedPage(
  { page, shown }: ListView,
  records: readonly Pick<Stored, 'id'>[],
): number {
  const shownAt = records.findIndex(({ id }) => id === shown?.id);
  return shownAt === -1 ? page : Math.floor(shownAt / PAGE_SIZE);
}
