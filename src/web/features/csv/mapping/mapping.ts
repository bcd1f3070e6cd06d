/** The mapping of a file's columns to fields. Pure. */
import type { FieldName, Stored } from '../../../../domain/record.ts';

/** What a column is imported as: a field, the record's id, or nothing. */
export type Target<T extends Stored> = FieldName<T> | 'id' | null;

/** By column position; no target except null occurs twice. */
export type Mapping<T extends Stored> = readonly Target<T>[];

/** Maps one column to `target`, and no other column to it. */
export function withTarget<T extends Stored>(
  mapping: Mapping<T>,
  column: number,
  target: Target<T>,
): Mapping<T> {
  return mapping.map((other, position) => {
    if (position === column) return target;
    return other === target ? null : other;
  });
}
