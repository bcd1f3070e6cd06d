/** The mapping of a file's columns to fields, and a first guess at it. Pure. */
import type { FieldName, RecordKind, Stored } from '../../../../domain/record.ts';
import { fold } from '../../../lib/fold.ts';

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

/** The id is a column of the file but not a field of the record. */
const ID = {
  name: 'id',
  label: 'id',
  csvNames: ['uuid', 'record id', 'member id', 'chain id'],
} as const;

/** Assigns each target once: first by its field's name or label, then by its other CSV names. */
export function guessMapping<T extends Stored>(
  { fields }: RecordKind<T>,
  header: readonly string[],
): Mapping<T> {
  const columns = header.map(bare);
  const mapping: Target<T>[] = header.map(() => null);
  const targets = [ID, ...fields];
  const take = (target: Target<T>, names: readonly string[]) => {
    if (mapping.includes(target)) return;
    const free = names
      .map((name) => columns.indexOf(bare(name)))
      .find((column) => column !== -1 && mapping[column] === null);
    if (free !== undefined) mapping[free] = target;
  };
  for (const { name, label } of targets) take(name, [name, label]);
  for (const { name, csvNames } of targets) take(name, csvNames);
  return mapping;
}

/** The name without case, accents, spaces and punctuation. */
function bare(name: string): string {
  return fold(name).replace(/[^\p{L}\p{N}]/gu, '');
}
