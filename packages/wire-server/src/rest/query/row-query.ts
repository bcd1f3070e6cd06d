/** The part of a query shared by reads and writes, parsed but not yet checked against the catalogue. */

interface ColumnItem {
  readonly column: string;
  /** The column's name in the response. */
  readonly alias: string | null;
  /** One of the types parse-query.ts allows. */
  readonly cast: string | null;
}

export type SelectItem = '*' | ColumnItem;

export interface OrderTerm {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
  /** null uses the database's default: last when ascending, first when descending. */
  readonly nulls: 'first' | 'last' | null;
}

export type ComparisonOperator =
  | 'eq'
  | 'neq'
  | 'gt'
  | 'gte'
  | 'lt'
  | 'lte'
  | 'like'
  | 'ilike'
  | 'isdistinct';

export type IsKeyword = 'null' | 'not_null' | 'true' | 'false' | 'unknown';

export type Condition =
  | {
      readonly kind: 'compare';
      readonly column: string;
      readonly operator: ComparisonOperator;
      readonly value: string;
    }
  | { readonly kind: 'in'; readonly column: string; readonly values: readonly string[] }
  | { readonly kind: 'is'; readonly column: string; readonly keyword: IsKeyword }
  | { readonly kind: 'not'; readonly condition: Condition }
  | { readonly kind: 'and' | 'or'; readonly conditions: readonly Condition[] };

/** Which rows, and which of their columns. */
export interface RowQuery {
  readonly select: readonly SelectItem[];
  readonly where: readonly Condition[];
  readonly order: readonly OrderTerm[];
}
