/** Reads every row of a query, although a server may cap how many one answer holds (W1). */

interface Page {
  readonly data: unknown;
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
 * All rows, in the query's order: one request when they fit one answer; otherwise the rest is asked
 * for at once, in pages as long as the first answer, up to the counted total.
 * @param query makes the query afresh; it must ask for an exact count and have a total order.
 * @throws ReadFailed when the server answers with an error or cannot be reached.
 */
export async function readAllRows(query: () => Query): Promise<readonly unknown[]> {
  const first = await read(query());
  const size = first.rows.length;
  if (size === 0) return [];
  const rest: Promise<Read>[] = [];
  for (let from = size; from < first.count; from += size) {
    rest.push(read(query().range(from, from + size - 1)));
  }
  return [first, ...(await Promise.all(rest))].flatMap(({ rows }) => rows);
}

interface Read {
  readonly rows: readonly unknown[];
  /** Of the whole query, not of these rows. */
  readonly count: number;
}

async function read(page: PromiseLike<Page>): Promise<Read> {
  const { data, count, error } = await page;
  if (error) throw new ReadFailed(error.message);
  // A proxy's or another program's answer may be well-formed and still be no rows.
  if (!Array.isArray(data)) throw new ReadFailed('the answer is no list of rows');
  return { rows: data, count: count ?? data.length };
}
