/** Sorts and filters records for a list. Pure. */
import type { Stored } from '../../../domain/record.ts';
import { fold } from '../../lib/fold.ts';
import type { Grouping, ListShape } from './list-shape.ts';
import type { ListView } from './list-view.ts';

/** A record with its search text. */
interface Entry<T extends Stored> {
  readonly record: T;
  readonly folded: string;
}

export function sortEntries<T extends Stored>(
  records: readonly T[],
  { searchText, sorts }: ListShape<T>,
  sort: string | null,
): readonly Entry<T>[] {
  const { compare } = sorts.find(({ label }) => label === sort) ?? sorts[0];
  return records.toSorted(compare).map((record) => ({ record, folded: fold(searchText(record)) }));
}

/** Records matching search and group, plus the shown record: it must not vanish when saved. */
export function selectRecords<T extends Stored>(
  entries: readonly Entry<T>[],
  { grouping }: ListShape<T>,
  { query, group, shown }: Pick<ListView, 'query' | 'group' | 'shown'>,
): readonly T[] {
  const matches = searchFor(query);
  return entries
    .filter(
      ({ record, folded }) =>
        record.id === shown?.id ||
        ((group === null || (grouping?.groupOf(record) ?? '') === group) && matches(folded)),
    )
    .map(({ record }) => record);
}

/** A predicate on folded text: true when it contains every word of the query. */
function searchFor(query: string): (folded: string) => boolean {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return (folded) => words.every((word) => folded.includes(word));
}

interface GroupCount {
  /** '' for records in no group. */
  readonly name: string;
  readonly count: number;
}

/** All groups with their sizes, by name; records without a group come last. */
export function countGroups<T extends Stored>(
  records: readonly T[],
  { groupOf }: Grouping<T>,
): readonly GroupCount[] {
  const counts = new Map<string, number>();
  for (const record of records) {
    const name = groupOf(record) ?? '';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => byText(one.name || null, other.name || null));
}

const collator = new Intl.Collator(undefined, { numeric: true });

/** Compares texts in natural order; null comes last. */
export function byText(one: string | null, other: string | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return collator.compare(one, other);
}

/** Compares numbers; null comes last, as in W1. */
export function byNumber(one: number | null, other: number | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one - other;
}
