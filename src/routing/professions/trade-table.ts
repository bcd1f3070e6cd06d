/**
 * Professions with the words of their terms as numbers: what the build writes into the
 * knowledge file, so that the browser reads no text and takes no stems.
 */
import { type Word, wordsOf } from '../text/word.ts';
import type { Profession } from './profession.ts';

/** What a term is to its profession. A synonym is a title that only this chapter knows (D2). */
export const TERM_KINDS = ['title', 'synonym', 'keyword', 'symptom', 'hint'] as const;
export type TermKind = (typeof TERM_KINDS)[number];

/** A profession without its terms. */
export type ProfessionRow = Pick<Profession, 'name' | 'sphere' | 'openSeatSphere' | 'neighbours'>;

export interface TradeTable {
  readonly professions: readonly ProfessionRow[];
  /** Each distinct word of the terms. All lists are of one length. */
  readonly words: {
    /** As written in the term: 'gutters'. */
    readonly typed: readonly string[];
    readonly base: readonly string[];
    readonly stem: readonly string[];
    /** 1 for a word that can be evidence (M3), else 0. */
    readonly telling: readonly number[];
  };
  readonly terms: {
    /** Position of the term's profession. */
    readonly profession: readonly number[];
    /** Position in TERM_KINDS. */
    readonly kind: readonly number[];
    /** How many words each term has. */
    readonly size: readonly number[];
    /** The words of all terms, one term after another: positions in the list of distinct words. */
    readonly words: readonly number[];
  };
  /** Terms, by position, whose text is not their words with spaces between: 'a/c'. */
  readonly texts: Readonly<Record<number, string>>;
}

export const EMPTY_TABLE: TradeTable = {
  professions: [],
  words: { typed: [], base: [], stem: [], telling: [] },
  terms: { profession: [], kind: [], size: [], words: [] },
  texts: {},
};

export interface Addition {
  /** Position of the profession in the new table. */
  readonly profession: number;
  readonly kind: TermKind;
  readonly text: string;
}

/** The table of these professions, in their order. */
export function tradeTable(professions: readonly Profession[]): TradeTable {
  const rows = professions.map(rowOf);
  return byFrequency(extended(EMPTY_TABLE, rows, professions.flatMap(termsOf)));
}

/** The table with other rows, which begin with its own, and with more terms. Costs by what is added. */
export function extended(
  table: TradeTable,
  professions: readonly ProfessionRow[],
  additions: readonly Addition[],
): TradeTable {
  const words = {
    typed: [...table.words.typed],
    base: [...table.words.base],
    stem: [...table.words.stem],
    telling: [...table.words.telling],
  };
  const known = new Map(words.typed.map((typed, i) => [wordKey(typed, words.telling[i] === 1), i]));
  const texts: Record<number, string> = { ...table.texts };
  const profession = [...table.terms.profession];
  const kind = [...table.terms.kind];
  const size = [...table.terms.size];
  const inTerms = [...table.terms.words];

  function positionOf(word: Word): number {
    const typed = word.typed.toLowerCase();
    const key = wordKey(typed, word.telling);
    const there = known.get(key);
    if (there !== undefined) return there;
    const position = words.typed.length;
    known.set(key, position);
    words.typed.push(typed);
    words.base.push(word.base);
    words.stem.push(word.stem);
    words.telling.push(word.telling ? 1 : 0);
    return position;
  }

  for (const addition of additions) {
    const read = wordsOf(addition.text);
    if (read.map(({ typed }) => typed).join(' ') !== addition.text) {
      texts[profession.length] = addition.text;
    }
    profession.push(addition.profession);
    kind.push(TERM_KINDS.indexOf(addition.kind));
    inTerms.push(...read.map(positionOf));
    size.push(read.length);
  }
  return {
    professions,
    words,
    terms: { profession, kind, size, words: inTerms },
    texts,
  };
}

/** The same table with its most frequent words first: small numbers make a small file. */
function byFrequency(table: TradeTable): TradeTable {
  const { typed, base, stem, telling } = table.words;
  const uses = typed.map(() => 0);
  for (const word of table.terms.words) uses[word] = (uses[word] as number) + 1;
  const order = [...typed.keys()].sort((a, b) => (uses[b] as number) - (uses[a] as number));
  const position = new Map(order.map((word, i) => [word, i]));
  const ordered = <Value>(values: readonly Value[]) => order.map((word) => values[word] as Value);
  return {
    ...table,
    words: {
      typed: ordered(typed),
      base: ordered(base),
      stem: ordered(stem),
      telling: ordered(telling),
    },
    terms: { ...table.terms, words: table.terms.words.map((word) => position.get(word) as number) },
  };
}

/** A word that is telling in one term may not be in another: 'will' of 'a will'. */
function wordKey(typed: string, telling: boolean): string {
  return telling ? typed : `${typed} `;
}

function rowOf({ name, sphere, openSeatSphere, neighbours }: Profession): ProfessionRow {
  return { name, sphere, openSeatSphere, neighbours };
}

/** A profession's terms. @param profession its position in the table. */
function termsOf(
  { titles, synonyms = [], keywords, symptoms, hints }: Profession,
  profession: number,
): Addition[] {
  const of = (kind: TermKind, texts: readonly string[]) =>
    texts.map((text) => ({ profession, kind, text }));
  return [
    ...of('title', titles),
    ...of('synonym', synonyms),
    ...of('keyword', keywords),
    ...of('symptom', symptoms),
    ...of('hint', hints),
  ];
}
