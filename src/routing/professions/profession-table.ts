/** The professions a chapter knows, each with its terms, which are read when they are first asked for. */
import { type ProfessionRow, TERM_KINDS, type TermKind, type TradeTable } from './trade-table.ts';

export interface Term {
  readonly kind: TermKind;
  /** As written in the record: 'leak around chimney'. */
  readonly text: string;
  /** Base forms of all words: what M2 and M3 compare. */
  readonly bases: readonly string[];
}

export interface ProfessionEntry {
  /** Position in the table, and so in every list of evidence by profession. */
  readonly index: number;
  readonly profession: ProfessionRow;
  /** Titles first; without hints. */
  readonly terms: readonly Term[];
  /** The professions that take such needs while this seat is open. */
  readonly neighbours: readonly ProfessionEntry[];
}

/** Entries in the order of the table. A neighbour that names no row is a mistake in the data and throws. */
export function professionTable(table: TradeTable): ProfessionEntry[] {
  const words = termWords(table);
  const termsByProfession = Map.groupBy(
    table.terms.profession.keys(),
    (term) => table.terms.profession[term] as number,
  );
  const entries = table.professions.map((profession, index) => {
    let terms: readonly Term[] | undefined;
    return {
      index,
      profession,
      get terms() {
        terms ??= (termsByProfession.get(index) ?? [])
          .map((term) => termAt(table, words, term))
          .filter(({ kind }) => kind !== 'hint');
        return terms;
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

/** Whether it names the person or the seat, in the table's words or in the chapter's own. */
export function isTitle({ kind }: Pick<Term, 'kind'>): boolean {
  return kind === 'title' || kind === 'synonym';
}

/** Looks up the words of terms. */
export interface TermWords {
  /** Positions of a term's words in the list of distinct words. */
  of(term: number): Uint16Array;
  /** How many words the term has. */
  count(term: number): number;
}

export function termWords({ terms }: TradeTable): TermWords {
  const words = Uint16Array.from(terms.words);
  const start = new Uint32Array(terms.size.length + 1);
  terms.size.forEach((size, term) => {
    start[term + 1] = (start[term] as number) + size;
  });
  return {
    of: (term) => words.subarray(start[term], start[term + 1]),
    count: (term) => terms.size[term] as number,
  };
}

/** What the term is to its profession. */
export function kindOf({ terms }: TradeTable, term: number): TermKind {
  return TERM_KINDS[terms.kind[term] as number] as TermKind;
}

function termAt(table: TradeTable, termWords: TermWords, term: number): Term {
  const words = Array.from(termWords.of(term));
  return {
    kind: kindOf(table, term),
    text: table.texts[term] ?? words.map((word) => table.words.typed[word]).join(' '),
    bases: words.map((word) => table.words.base[word] as string),
  };
}
