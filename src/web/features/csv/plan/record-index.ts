/** Finds the record that a row is about: by id, or by what people know it by. Pure. */
import type { FieldName, Stored } from '../../../../domain/record.ts';
import { fold } from '../../../lib/fold.ts';
import type { KeptKind } from '../../../records/kept-kind.ts';

interface RecordIndex<T extends Stored> {
  readonly byId: (id: string) => T | undefined;
  /** @param key from `keyOf`. */
  readonly byKey: (key: string) => readonly T[];
  /** What people know a record by, to compare; null without a name. @param textOf the text of a field. */
  readonly keyOf: (textOf: (name: FieldName<T>) => string) => string | null;
}

/** @param known the fields that the file has: who has no chapters in it means the name alone. */
export function indexRecords<T extends Stored>(
  { knownBy }: KeptKind<T>,
  records: readonly T[],
  known: readonly FieldName<T>[],
): RecordIndex<T> {
  const [name, ...others] = knownBy;
  const compared = [name, ...others.filter((other) => known.includes(other))];
  const keyOf = (textOf: (name: FieldName<T>) => string) =>
    comparable(textOf(name)) === ''
      ? null
      : compared.map((field) => comparable(textOf(field))).join('\n');
  const byId = new Map(records.map((record) => [record.id.toLowerCase(), record]));
  const byKey = Map.groupBy(records, (record) => keyOf((field) => String(record[field] ?? '')));
  return {
    byId: (id) => byId.get(id.toLowerCase()),
    byKey: (key) => byKey.get(key) ?? [],
    keyOf,
  };
}

/** Case, accents and extra spaces aside. */
function comparable(text: string): string {
  return fold(text).replace(/\s+/g, ' ').trim();
}
