/** Finds the record that a row means: by id, or by the fields that identify it to people. Pure. */
import type { FieldName, Stored } from 'domain/record.ts';
import { fold } from 'ui/fold.ts';
import type { EditableKind } from '../../records/editable-kind.ts';

interface RecordIndex<T extends Stored> {
  readonly byId: (id: string) => T | undefined;
  /** @param key from `keyOf`. */
  readonly byKey: (key: string) => readonly T[];
  /** The identifying fields in comparable form; null without a name. @param textOf the text of a field. */
  readonly keyOf: (textOf: (name: FieldName<T>) => string) => string | null;
}

/** @param known the fields in the file: without a chapter column, the name alone identifies a record. */
export function indexRecords<T extends Stored>(
  { knownBy }: EditableKind<T>,
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

/** The text without case, accents and extra spaces. */
function comparable(text: string): string {
  return fold(text).replace(/\s+/g, ' ').trim();
}
