/** How records of a kind are listed: what a search looks at, how they are sorted and grouped. Types only. */
import type { Stored } from '../../../domain/record.ts';

export interface ListShape<T extends Stored> {
  /** What a search looks at, fields apart by line breaks. */
  readonly searchText: (record: T) => string;
  /** The first is how the list begins. */
  readonly sorts: readonly [Sort<T>, ...Sort<T>[]];
  /** Absent when records are not grouped. */
  readonly grouping?: Grouping<T>;
}

export interface Sort<T extends Stored> {
  /** After 'Sort by'. */
  readonly label: string;
  readonly compare: (one: T, other: T) => number;
}

export interface Grouping<T extends Stored> {
  readonly label: string;
  /** Names the choice of every group, and that of records in none. */
  readonly all: string;
  readonly none: string;
  /** null for a record in no group. */
  readonly groupOf: (record: T) => string | null;
}
