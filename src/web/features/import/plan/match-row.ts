/** Matches rows to records, so that no two rows match the same one. Pure. */
import type { FieldName, Stored } from '../../../../domain/record.ts';
import type { EditableKind } from '../../../records/editable-kind.ts';
import type { Target } from '../table/heading-names.ts';
import { UUID } from '../table/refute-heading.ts';
import { indexRecords } from './record-index.ts';
import { businessOf, type FieldTextOf, isOtherBusiness, plain } from './same-business.ts';

/** Which record a row means: an existing one, a new one, or why it cannot be determined. */
export type Subject<T extends Stored> = (
  | { readonly record: T }
  | { readonly newId: string }
  | {
      readonly reason: string;
      /** The texts to change so that the row can be matched. */
      readonly targets: readonly Target<T>[];
      /** The records it may mean. */
      readonly records: readonly T[];
    }
) & {
  /** The row or record with the same name and another business, as a sentence: both can be kept (P12). */
  readonly clash?: string;
};

export interface MatchInput<T extends Stored> {
  readonly kind: EditableKind<T>;
  /** All current records. */
  readonly records: readonly T[];
  /** The id for a new record; always the same for the same row. */
  readonly idOf: (rowNumber: number) => string;
  /** Numbers of the rows that are kept beside one of the same name (P12). */
  readonly keptBoth?: ReadonlySet<number>;
}

/** A row to match. */
export interface MatchedRow<T extends Stored> {
  readonly number: number;
  /** The text of the row, trimmed; '' when the file has no such column. */
  readonly textOf: (target: Target<T>) => string;
  /** Whether it is matched at all. */
  readonly isSound: () => boolean;
}

interface Matcher<T extends Stored> {
  readonly of: (row: Pick<MatchedRow<T>, 'number' | 'textOf'>) => Subject<T>;
  /** The records of the name that a row gives. */
  readonly named: (textOf: MatchedRow<T>['textOf']) => readonly T[];
}

/**
 * Matches the rows of one file by id, or else by the fields that identify a record; of several of the same name, by
 * their businesses.
 * @param rows all rows, in order.
 * @param mapped the fields in the file.
 */
export function createMatcher<T extends Stored>(
  input: MatchInput<T>,
  rows: readonly MatchedRow<T>[],
  mapped: readonly FieldName<T>[],
): Matcher<T> {
  const { kind, records } = input;
  const index = indexRecords(kind, records, mapped);
  const rowsById = Map.groupBy(rows, ({ textOf }) => textOf('id').toLowerCase());
  const rowsByKey = Map.groupBy(rows, ({ textOf }) => index.keyOf(textOf));
  const matchedByKey = new Map<string, ReadonlyMap<number, Subject<T>>>();

  function byId(id: string, row: number): Subject<T> {
    const record = index.byId(id);
    if (!record && !UUID.test(id)) {
      const reason = `No ${kind.noun} has the id “${id}”. Clear that cell to add a new one.`;
      return { reason, targets: ['id'], records: [] };
    }
    const first = rowsById.get(id.toLowerCase())?.find(({ isSound }) => isSound());
    if (first !== undefined && first.number < row) return sameAs(kind, first.number);
    return record ? { record } : { newId: id.toLowerCase() };
  }

  function subjectOf({ number, textOf }: Pick<MatchedRow<T>, 'number' | 'textOf'>): Subject<T> {
    const id = textOf('id');
    if (id !== '') return byId(id, number);
    const key = index.keyOf(textOf);
    if (key === null) return { newId: input.idOf(number) };
    const isFree = (record: T) => !rowsById.has(record.id.toLowerCase());
    const matched =
      matchedByKey.get(key) ??
      matchNamesakes(
        input,
        (rowsByKey.get(key) ?? []).filter(({ isSound }) => isSound()),
        index.byKey(key).filter(isFree),
      );
    matchedByKey.set(key, matched);
    return matched.get(number) ?? { newId: input.idOf(number) };
  }

  return {
    of: subjectOf,
    named: (textOf) => {
      const key = index.keyOf(textOf);
      return key === null ? [] : index.byKey(key);
    },
  };
}

function sameAs<T extends Stored>(kind: EditableKind<T>, row: number): Subject<T> {
  const reason = `Row ${row} is about the same ${kind.noun}.`;
  return { reason, targets: kind.knownBy, records: [] };
}

/**
 * Matches rows of one name to records of that name: first those about the same business, whatever their order.
 * @param rows those with an id are matched already. @param records those that no row means by its id.
 */
function matchNamesakes<T extends Stored>(
  input: MatchInput<T>,
  rows: readonly MatchedRow<T>[],
  records: readonly T[],
): ReadonlyMap<number, Subject<T>> {
  const { kind } = input;
  const named = rows.filter(({ textOf }) => textOf('id') === '');
  const free = new Set(records);
  const matched = new Map<number, Subject<T>>();
  for (const { number, textOf } of named) {
    const same = [...free].filter((record) => !isOtherBusiness(kind, textOf, textsOf(record)));
    const record = closest(kind, textOf, same);
    if (record !== undefined) {
      matched.set(number, { record });
      free.delete(record);
    } else if (same.length > 1) matched.set(number, severalMatch(kind, same));
  }
  for (const row of named) {
    if (matched.has(row.number)) continue;
    const others = rows.filter(({ number }) => number < row.number || matched.has(number));
    const subject = matchOther(input, row, others, { all: records, free: [...free] });
    matched.set(row.number, subject);
    if ('record' in subject) free.delete(subject.record);
  }
  return matched;
}

/** A row that is about the business of no record. @param others rows that come before it, in order or by their match. */
function matchOther<T extends Stored>(
  { kind, idOf, keptBoth }: MatchInput<T>,
  { number, textOf }: MatchedRow<T>,
  others: readonly MatchedRow<T>[],
  records: { readonly all: readonly T[]; readonly free: readonly T[] },
): Subject<T> {
  const same = others.find((row) => !isOtherBusiness(kind, textOf, row.textOf));
  if (same) return sameAs(kind, same.number);
  const [namesake] = others;
  const wanted =
    records.all.length === 1 ? records.free[0] : sameProfession(kind, textOf, records.free);
  const [shown] = wanted ? [wanted] : records.free;
  if (shown === undefined && namesake === undefined) return { newId: idOf(number) };
  const where = shown
    ? `The directory has ${kind.nameOf(shown)}`
    : `Row ${namesake?.number} has this name`;
  const other = shown ? textsOf(shown) : namesake?.textOf;
  const clash = `${where} with another business: ${other ? businessOf(kind, other) : ''}.`;
  if (keptBoth?.has(number)) return { newId: idOf(number), clash };
  if (wanted) return { record: wanted, clash };
  if (shown) return { ...severalMatch(kind, records.free), clash };
  return { reason: clash, targets: kind.knownBy, records: [], clash };
}

function severalMatch<T extends Stored>(kind: EditableKind<T>, records: readonly T[]): Subject<T> {
  const matches = `${records.length} ${kind.noun}s match`;
  const reason = `${matches}. Add the id column to say which one is meant.`;
  return { reason, targets: [...kind.knownBy, 'id'], records };
}

/** The only one; of several, the only one with the same texts in one of the fields that tell them apart. */
function closest<T extends Stored>(
  { toldApartBy = [] }: EditableKind<T>,
  textOf: FieldTextOf<T>,
  records: readonly T[],
): T | undefined {
  let left = records;
  for (const name of toldApartBy) {
    const alike = left.filter((record) => plain(textsOf(record)(name)) === plain(textOf(name)));
    if (left.length > 1 && alike.length > 0) left = alike;
  }
  return left.length === 1 ? left[0] : undefined;
}

/** The only record with the profession of the row: its company may have a new name. */
function sameProfession<T extends Stored>(
  kind: EditableKind<T>,
  textOf: FieldTextOf<T>,
  records: readonly T[],
): T | undefined {
  const name = kind.toldApartBy?.at(-1);
  if (name === undefined || plain(textOf(name)) === '') return undefined;
  const alike = records.filter((record) => plain(textsOf(record)(name)) === plain(textOf(name)));
  return alike.length === 1 ? alike[0] : undefined;
}

function textsOf<T extends Stored>(record: T): FieldTextOf<T> {
  return (name) => String(record[name] ?? '');
}
