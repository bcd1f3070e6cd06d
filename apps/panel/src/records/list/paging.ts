/** Splits long lists into pages. Pure. */

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
