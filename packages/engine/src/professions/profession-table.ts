/** The professions a chapter knows. The terms of each are read when first needed. */
import type { ProfessionRow, TermKind } from '../knowledge/knowledge.ts';
import { basesOf, wordsOf } from '../text/word.ts';
import { isHint, kindOf, type Terms } from './terms.ts';

export interface Term {
  readonly kind: TermKind;
  /** As written in the record: 'leak around chimney'. */
  readonly text: string;
  /** Base forms of all words: what M2 and M3 compare. */
  readonly bases: readonly string[];
}

export interface ProfessionEntry {
  /** In the table, and so in every list of evidence by profession. */
  readonly position: number;
  readonly profession: ProfessionRow;
  /** Without hints. */
  readonly terms: readonly Term[];
  /** The professions that cover its needs while this seat is open. */
  readonly neighbours: readonly ProfessionEntry[];
}

/**
 * Entries in the order of the rows.
 * @throws Error for a neighbour that is not a profession of the table: a mistake in the data.
 */
export function professionTable(rows: readonly ProfessionRow[], terms: Terms): ProfessionEntry[] {
  let byProfession: readonly (readonly number[])[] | undefined;
  const entries = rows.map((profession, position) => {
    let read: readonly Term[] | undefined;
    return {
      position,
      profession,
      get terms() {
        byProfession ??= termsByProfession(rows.length, terms);
        read ??= (byProfession[position] ?? []).map((term) => readTerm(terms, term));
        return read;
      },
      neighbours: [] as ProfessionEntry[],
    };
  });
  const byName = new Map(entries.map((entry) => [entry.profession.name, entry]));
  for (const { profession, neighbours } of entries) {
    for (const name of profession.neighbours) {
      const neighbour = byName.get(name);
      if (neighbour === undefined) {
        throw new Error(`${profession.name}: neighbour '${name}' is not a profession of the table`);
      }
      neighbours.push(neighbour);
    }
  }
  return entries;
}

/** The positions of the terms of each profession, without hints. */
function termsByProfession(professions: number, terms: Terms): number[][] {
  const lists = Array.from({ length: professions }, (): number[] => []);
  for (let term = 0; term < terms.count; term++) {
    if (!isHint(terms, term)) lists[terms.profession[term] as number]?.push(term);
  }
  return lists;
}

function readTerm(terms: Terms, term: number): Term {
  const text = terms.textOf(term);
  let bases: readonly string[] | undefined;
  return {
    kind: kindOf(terms, term),
    text,
    // Read when compared: many uses need only the text, or the terms of one kind.
    get bases() {
      bases ??= basesOf(wordsOf(text));
      return bases;
    },
  };
}
