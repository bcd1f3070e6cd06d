/** What a write asks for, parsed but not yet checked against the database. */
import type { RowQuery } from '../query/row-query.ts';

export type WriteMethod = 'POST' | 'PATCH' | 'DELETE';

export interface WriteQuery extends RowQuery {
  /** `columns=`: what to take of each object of the body; null takes what is there. */
  readonly columns: readonly string[] | null;
  /** `on_conflict=`: null is the primary key. */
  readonly onConflict: readonly string[] | null;
  /** Whether `limit` or `offset` is there. */
  readonly limited: boolean;
}

/** The rows a body holds. */
export interface WriteBody {
  /** The text of a JSON array of objects, as it was sent: JavaScript would round its numbers. */
  readonly json: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}
