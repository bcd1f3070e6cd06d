/**
 * The table of professions as the engine reads it: the terms of all, as numbers, and an entry for each profession. Pure.
 */
import {
  type HintKind,
  type ProfessionRow,
  TERM_KINDS,
  type TermKind,
  type TradeTable,
} from '../knowledge/knowledge.ts';
import { basesOf, wordsOf } from '../text/word.ts';
import { changedStem, linesOf } from './trade-table.ts';

export interface Terms {
  readonly count: number;
  /** By term: position of its profession. */
  readonly profession: Uint16Array;
  /** By term: its kind, a position in TERM_KINDS. */
  readonly kind: Uint8Array;
  /** By term: where its words begin in `words`; they end where the next term's begin. */
  readonly start: Uint32Array;
  /** Positions of words, one term after another. */
  readonly words: Uint16Array;
  /** By word: as written in the term. */
  readonly typed: readonly string[];
  /** By word: the number of its stem. */
  readonly stem: Uint16Array;
  /** By word: 1 if it can be evidence (M3), else 0. */
  readonly telling: Uint8Array;
  /** The number of each stem, from 0. */
  readonly stems: ReadonlyMap<string, number>;
  /** As written in the record: 'leak around chimney'. */
  textOf(term: number): string;
}

/** How much a hint multiplies the evidence, as a logarithm, by its kind. */
export const HINT_WORTH: Readonly<Record<HintKind, number>> = {
  'slight hint': 0.25,
  hint: 0.5,
  'strong hint': 0.8,
};

const WORTH_BY_KIND = TERM_KINDS.map((kind) =>
  kind in HINT_WORTH ? HINT_WORTH[kind as HintKind] : 0,
);

/** What a term is worth as a hint; 0 if it is not a hint. */
export function hintWorth({ kind }: Terms, term: number): number {
  return WORTH_BY_KIND[kind[term] as number] as number;
}

/** Whether it only suggests its profession. */
export function isHint(terms: Terms, term: number): boolean {
  return hintWorth(terms, term) > 0;
}

export function readTerms({ words, terms, texts }: TradeTable): Terms {
  const count = terms.size.length;
  const start = new Uint32Array(count + 1);
  for (let term = 0; term < count; term++) {
    start[term + 1] = (start[term] as number) + (terms.size[term] as number);
  }
  const written = linesOf(words.typed);
  const changes = words.stem.split('\n');
  const typed = written.map((word) => (word.endsWith(' ') ? word.slice(0, -1) : word));
  const telling = new Uint8Array(typed.length);
  const stem = new Uint16Array(typed.length);
  const stems = new Map<string, number>();
  for (let word = 0; word < typed.length; word++) {
    const text = typed[word] as string;
    telling[word] = text.length === written[word]?.length ? 1 : 0;
    const own = changedStem(text, changes[word] as string);
    let number = stems.get(own);
    if (number === undefined) {
      number = stems.size;
      stems.set(own, number);
    }
    stem[word] = number;
  }
  const inTerms = new Uint16Array(terms.words);
  return {
    count,
    profession: new Uint16Array(terms.profession),
    kind: new Uint8Array(terms.kind),
    start,
    words: inTerms,
    typed,
    stem,
    telling,
    stems,
    textOf(term) {
      const written = texts[term];
      if (written !== undefined) return written;
      const from = start[term] as number;
      const to = start[term + 1] as number;
      // Much faster than mapping and joining, and called for thousands of terms before the first suggestion.
      let text = '';
      for (let at = from; at < to; at++) {
        const word = typed[inTerms[at] as number] as string;
        text += at === from ? word : ` ${word}`;
      }
      return text;
    },
  };
}

export function kindOf({ kind }: Terms, term: number): TermKind {
  return TERM_KINDS[kind[term] as number] as TermKind;
}

/** Whether it names the person or the seat, in the table's words or in the chapter's own. */
export function isTitle(kind: TermKind): boolean {
  return kind === 'title' || kind === 'synonym';
}

// The professions a chapter knows. The terms of each are read when first needed.

interface Term {
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
