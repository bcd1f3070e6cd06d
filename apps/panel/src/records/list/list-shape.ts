/** How records of a kind are searched, sorted, filtered, laid out and changed together in a list. Pure. */
import type { FieldName, Stored } from 'domain/record.ts';
import type { ReactNode } from 'react';

export interface ListShape<T extends Stored> {
  /** The searchable text, with line breaks between fields. */
  readonly searchText: (record: T) => string;
  /** The first is the default. */
  readonly sorts: readonly [Sort<T>, ...Sort<T>[]];
  readonly filters: readonly Filter<T>[];
  /** The columns of the table on a wide screen; without them, every screen shows rows. */
  readonly columns?: readonly Column<T>[];
  /** Fields that can be changed for several records at once. */
  readonly bulkFields: readonly FieldName<T>[];
}

export interface Sort<T extends Stored> {
  /** Shown after 'Sort by'; the heading of a column with this label sorts by it. */
  readonly label: string;
  readonly compare: (one: T, other: T) => number;
}

export interface Column<T extends Stored> {
  /** The label of its sort. */
  readonly label: string;
  /** A class with its width; the columns without one share the remaining width. */
  readonly width?: string;
  readonly cell: (record: T) => ReactNode;
}

export interface Filter<T extends Stored> {
  /** Its name in the URL: '?missing=phone'. */
  readonly param: string;
  readonly label: string;
  /** The label of the option for all records. */
  readonly all: string;
  /** The options that contain the record. */
  readonly valuesOf: (record: T) => readonly string[];
  readonly labelOf: (value: string) => string;
}

const collator = new Intl.Collator(undefined, { numeric: true });

/** Compares texts in natural order; null and '' come last. */
export function byText(one: string | null, other: string | null): number {
  if (!one || !other) return Number(!one) - Number(!other);
  return collator.compare(one, other);
}

/** Compares numbers; null comes last, as in W1. */
export function byNumber(one: number | null, other: number | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one - other;
}
