/** Sorts and filters records for a list. Pure. */
import type { Stored } from 'domain/record.ts';
import { fold } from 'ui/fold.ts';
import { byText } from '../compare.ts';
import type { Filter, ListShape } from './list-shape.ts';
import type { ListView } from './list-view.ts';

/** A record with its search text. */
interface Entry<T extends Stored> {
  readonly record: T;
  readonly folded: string;
}

/** The records with their search texts. This is the slow part; it need not be repeated to sort differently. */
export function entriesOf<T extends Stored>(
  records: readonly T[],
  searchText: ListShape<T>['searchText'],
): readonly Entry<T>[] {
  return records.map((record) => ({ record, folded: fold(searchText(record)) }));
}

export function sortEntries<T extends Stored>(
  entries: readonly Entry<T>[],
  { sorts }: Pick<ListShape<T>, 'sorts'>,
  { sort, isDescending }: Pick<ListView, 'sort' | 'isDescending'>,
): readonly Entry<T>[] {
  const { compare } = sorts.find(({ label }) => label === sort) ?? sorts[0];
  const sign = isDescending ? -1 : 1;
  return entries.toSorted((one, other) => sign * compare(one.record, other.record));
}

/** Records matching search and filters, plus the shown record: it must not vanish when saved. */
export function selectRecords<T extends Stored>(
  entries: readonly Entry<T>[],
  shape: Pick<ListShape<T>, 'filters'>,
  { query, filters, shown }: Pick<ListView, 'query' | 'filters' | 'shown'>,
): readonly T[] {
  const matches = searchFor(query);
  const inUse = shape.filters.flatMap(({ param, valuesOf }) => {
    const value = filters[param];
    return value === undefined ? [] : [{ value, valuesOf }];
  });
  return entries
    .filter(
      ({ record, folded }) =>
        record.id === shown?.id ||
        (inUse.every(({ value, valuesOf }) => valuesOf(record).includes(value)) && matches(folded)),
    )
    .map(({ record }) => record);
}

/** A predicate on folded text: true when it contains every word of the query. */
function searchFor(query: string): (folded: string) => boolean {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return (folded) => words.every((word) => folded.includes(word));
}

interface Option {
  readonly value: string;
  readonly label: string;
  /** How many records it contains. */
  readonly count: number;
}

/** The options of a filter, by label; records without a value come last. */
export function optionsOf<T extends Stored>(
  records: readonly T[],
  { valuesOf, labelOf }: Pick<Filter<T>, 'valuesOf' | 'labelOf'>,
): readonly Option[] {
  const counts = new Map<string, number>();
  for (const value of records.flatMap(valuesOf)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, label: labelOf(value), count }))
    .sort((one, other) => byText(one.value && one.label, other.value && other.label));
}
