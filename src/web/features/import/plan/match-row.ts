/** Matches rows to records, so that no two rows match the same one. Pure. */
import type { FieldName, Stored } from '../../../../domain/record.ts';
import type { EditableKind } from '../../../records/editable-kind.ts';
import type { Target } from '../table/heading-names.ts';
import { UUID } from '../table/refute-heading.ts';
import { indexRecords } from './record-index.ts';

/** Which record a row means: an existing one, a new one, or why it cannot be determined. */
type Subject<T extends Stored> =
  | { readonly record: T }
  | { readonly newId: string }
  | {
      readonly reason: string;
      /** The texts to change so that the row can be matched. */
      readonly targets: readonly Target<T>[];
    };

export interface MatchInput<T extends Stored> {
  readonly kind: EditableKind<T>;
  /** All current records. */
  readonly records: readonly T[];
  /** The id for a new record; always the same for the same row. */
  readonly idOf: (rowNumber: number) => string;
}

/** The text of a row, trimmed; '' when the file has no such column. */
export type CellOf<T extends Stored> = (target: Target<T>) => string;

/**
 * Matches the rows of one file, passed in order, by id or else by the fields that identify a record.
 * @param mapped the fields in the file.
 */
export function createMatcher<T extends Stored>(
  { kind, records, idOf }: MatchInput<T>,
  mapped: readonly FieldName<T>[],
): (row: number, cellOf: CellOf<T>) => Subject<T> {
  const index = indexRecords(kind, records, mapped);
  const rowOfId = new Map<string, number>();
  const rowOfKey = new Map<string, number>();

  function byId(id: string): Subject<T> {
    const record = index.byId(id);
    if (record) return { record };
    if (UUID.test(id)) return { newId: id.toLowerCase() };
    const reason = `No ${kind.noun} has the id “${id}”. Clear that cell to add a new one.`;
    return { reason, targets: ['id'] };
  }

  function byKey(key: string | null, row: number): Subject<T> {
    const [record, ...others] = key === null ? [] : index.byKey(key);
    if (record === undefined) return { newId: idOf(row) };
    if (others.length === 0) return { record };
    const matches = `${others.length + 1} ${kind.noun}s match`;
    const reason = `${matches}. Add the id column to say which one is meant.`;
    return { reason, targets: [...kind.knownBy, 'id'] };
  }

  return (row, cellOf) => {
    const id = cellOf('id');
    const key = index.keyOf(cellOf);
    const subject = id === '' ? byKey(key, row) : byId(id);
    if ('reason' in subject) return subject;
    const about = 'newId' in subject ? subject.newId : subject.record.id;
    // An id distinguishes records with the same name; a name alone cannot.
    const namesake = id === '' && key !== null ? rowOfKey.get(key) : undefined;
    const earlier = rowOfId.get(about) ?? namesake;
    if (earlier !== undefined) {
      return { reason: `Row ${earlier} is about the same ${kind.noun}.`, targets: kind.knownBy };
    }
    rowOfId.set(about, row);
    if (key !== null) rowOfKey.set(key, row);
    return subject;
  };
}
