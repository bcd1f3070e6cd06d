/** A write request, parsed but not yet checked against the catalogue. */
import type { RowQuery } from '../query/row-query.ts';

export type WriteMethod = 'POST' | 'PATCH' | 'DELETE';

export interface WriteQuery extends RowQuery {
  /** `columns=`: which keys of the body's objects to use; null uses all. */
  readonly columns: readonly string[] | null;
  /** `on_conflict=`: null means the primary key. */
  readonly onConflict: readonly string[] | null;
  /** Whether `limit` or `offset` is given. */
  readonly limited: boolean;
}

/** The rows of a body. */
export interface WriteBody {
  /** A JSON array of objects, as text as sent: JavaScript would round its numbers. */
  readonly json: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}
