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
  /** Each distinct word of the terms, in lines. Both texts have as many lines. */
  readonly words: {
    /** As written in the term: 'gutters'. A word that is no evidence (M3) is followed by a blank. */
    readonly typed: string;
    /** How its stem is made of it (stemChange): '1' for 'gutters', '' for a word that is its own stem. */
    readonly stem: string;
  };
  /** All terms, one after another; the first three lists are of one length. */
  readonly terms: {
    /** Position of the term's profession. */
    readonly profession: readonly number[];
    /** Position in TERM_KINDS. */
    readonly kind: readonly number[];
    /** How many words each term has. */
    readonly size: readonly number[];
    /** The words of each term: positions in the list of distinct words. */
    readonly words: readonly number[] | Uint16Array;
  };
  /** Terms, by position, whose text is not their words with spaces between: 'a/c'. */
  readonly texts: Readonly<Record<number, string>>;
}

const EMPTY_TABLE: TradeTable = {
  professions: [],
  words: { typed: '', stem: '' },
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
  return inOrder(extended(EMPTY_TABLE, rows, professions.flatMap(termsOf)));
}

/** The table with other rows, which begin with its own, and with more terms. Costs by what is added. */
export function extended(
  table: TradeTable,
  professions: readonly ProfessionRow[],
  additions: readonly Addition[],
): TradeTable {
  const typed = linesOf(table.words.typed);
  const stem = table.words.stem.split('\n').slice(0, typed.length);
  const known = new Map(typed.map((word, position) => [word, position]));
  const texts: Record<number, string> = { ...table.texts };
  const profession = [...table.terms.profession];
  const kind = [...table.terms.kind];
  const size = [...table.terms.size];
  const inTerms = [...table.terms.words];

  /** A word that is telling in one term may not be in another: 'will' of 'a will'. */
  function positionOf(word: Word): number {
    const lower = word.typed.toLowerCase();
    const key = word.telling ? lower : `${lower} `;
    const there = known.get(key);
    if (there !== undefined) return there;
    known.set(key, typed.length);
    typed.push(key);
    stem.push(stemChange(lower, word.stem));
    return typed.length - 1;
  }

  for (const addition of additions) {
    const read = wordsOf(addition.text);
    if (read.map(({ typed }) => typed.toLowerCase()).join(' ') !== addition.text) {
      texts[profession.length] = addition.text;
    }
    profession.push(addition.profession);
    kind.push(TERM_KINDS.indexOf(addition.kind));
    inTerms.push(...read.map(positionOf));
    size.push(read.length);
  }
  return {
    professions,
    words: { typed: typed.join('\n'), stem: stem.join('\n') },
    terms: { profession, kind, size, words: inTerms },
    texts,
  };
}

/** The same table with its words in the order of the alphabet, in which they take least room. */
function inOrder(table: TradeTable): TradeTable {
  const typed = linesOf(table.words.typed);
  const stem = table.words.stem.split('\n');
  const order = [...typed.keys()].sort((a, b) =>
    (typed[a] as string) < (typed[b] as string) ? -1 : 1,
  );
  const position = new Map(order.map((word, i) => [word, i]));
  const ordered = (lines: readonly string[]) => order.map((word) => lines[word]).join('\n');
  const words = Array.from(table.terms.words, (word) => position.get(word) as number);
  return {
    ...table,
    words: { typed: ordered(typed), stem: ordered(stem) },
    terms: { ...table.terms, words },
  };
}

/** The lines of a text; none of an empty one. */
export function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

/** How many letters to drop from the end of a word, and what to add, to get its stem: '3e' for 'wiring'. */
function stemChange(word: string, stem: string): string {
  let shared = 0;
  while (shared < word.length && word[shared] === stem[shared]) shared++;
  const dropped = word.length - shared;
  return word === stem ? '' : `${dropped}${stem.slice(shared)}`;
}

/** The stem of a word, by what stemChange told of it. */
export function changedStem(word: string, change: string): string {
  if (change === '') return word;
  const dropped = Number.parseInt(change, 10);
  return word.slice(0, word.length - dropped) + change.slice(String(dropped).length);
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
    // In the order of the alphabet they take less room; no order is meant.
    ...of('symptom', symptoms.toSorted()),
    ...of('hint', hints.toSorted()),
  ];
}
