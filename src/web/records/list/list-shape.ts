/** How records of a kind are searched, sorted and grouped in a list. Types only. */
import type { Stored } from '../../../domain/record.ts';

export interface ListShape<T extends Stored> {
  /** The searchable text, with line breaks between fields. */
  readonly searchText: (record: T) => string;
  /** The first is the default. */
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
  /** Labels of the options for all groups and for records without one. */
  readonly all: string;
  readonly none: string;
  /** null for a record without a group. */
  readonly groupOf: (record: T) => string | null;
}
