/** Reads every row of a query, although a server may cap how many one answer holds (W1). */

interface Page {
  readonly data: readonly unknown[] | null;
  readonly count: number | null;
  readonly error: { readonly message: string } | null;
}

interface Query extends PromiseLike<Page> {
  range(from: number, to: number): PromiseLike<Page>;
}

/** A page of the directory that could not be read. */
export class ReadFailed extends Error {
  override name = 'ReadFailed';
}

/**
 * All rows, in the query's order: one request when they fit one answer; otherwise further requests
 * as long as the first answer, until the counted total is reached.
 * @param query makes the query afresh; it must ask for an exact count and have a total order.
 * @throws ReadFailed when the server answers with an error or cannot be reached.
 */
export async function readAllRows(query: () => Query): Promise<readonly unknown[]> {
  const { rows: first, count } = await read(query());
  const rows = [...first];
  while (rows.length < count) {
    const page = await read(query().range(rows.length, rows.length + first.length - 1));
    if (page.rows.length === 0) break;
    rows.push(...page.rows);
  }
  return rows;
}

async function read(page: PromiseLike<Page>) {
  const { data, count, error } = await page;
  if (error) throw new ReadFailed(error.message);
  const rows = data ?? [];
  return { rows, count: count ?? rows.length };
}
