/** A read request, parsed but not yet checked against the catalogue. */
import type { RowQuery } from '../query/row-query.ts';

/** Rows `offset` to `offset + limit - 1`, counted from 0; a null limit means to the end. */
export interface RowRange {
  readonly offset: number;
  readonly limit: number | null;
}

export interface ReadRequest extends RowQuery {
  readonly range: RowRange;
}
