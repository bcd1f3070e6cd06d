/** Which column of a file is read as what. Pure. */
import type { FieldName, Stored } from '../../../../domain/record.ts';

/** What a column is read as: a field, the id of the record, or nothing. */
export type Target<T extends Stored> = FieldName<T> | 'id' | null;

/** By the position of the column; no target but null stands twice. */
export type Mapping<T extends Stored> = readonly Target<T>[];

/** The mapping with one column read as `target`, which another column then is not. */
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
