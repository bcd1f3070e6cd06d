/** Guesses the mapping of columns by their names. Pure. */
import type { RecordKind, Stored } from '../../../../domain/record.ts';
import { fold } from '../../../lib/fold.ts';
import type { Mapping, Target } from './mapping.ts';
import { SPELLINGS } from './spellings.ts';

/** Assigns each target once: first by its field's name or label, then by alternative spellings. */
export function guessMapping<T extends Stored>(
  kind: RecordKind<T>,
  header: readonly string[],
): Mapping<T> {
  const columns = header.map(bare);
  const mapping: Target<T>[] = header.map(() => null);
  const targets = [{ name: 'id' as const, label: 'id' }, ...kind.fields];
  const take = (target: Target<T>, names: readonly string[]) => {
    if (mapping.includes(target)) return;
    const free = names
      .map((name) => columns.indexOf(bare(name)))
      .find((column) => column !== -1 && mapping[column] === null);
    if (free !== undefined) mapping[free] = target;
  };
  for (const { name, label } of targets) take(name, [name, label]);
  for (const { name } of targets) take(name, SPELLINGS.get(name) ?? []);
  return mapping;
}

/** Case, accents, blanks and punctuation aside. */
function bare(name: string): string {
  return fold(name).replace(/[^\p{L}\p{N}]/gu, '');
}
