/** What of a list is looked at: the search, the order, the group, the page. Pure. */

/** Rows in the page at most: more of them make a page of thousands of records slow. */
export const PAGE_SIZE = 50;

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

/** The page to draw: the shown record's, or the one asked for as long as there is one. */
export function pageOf(
  { page, shown }: ListView,
  ids: readonly string[],
): { page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(ids.length / PAGE_SIZE));
  const shownAt = shown ? ids.indexOf(shown.id) : -1;
  const wanted = shownAt === -1 ? page : Math.floor(shownAt / PAGE_SIZE);
  return { page: Math.min(wanted, pages - 1), pages };
}
