/**
 * Builds the table of trades: words and terms as numbers, which the build writes into the knowledge
 * file. A chapter's own words extend the table in the browser.
 */
import {
  HINT_KINDS,
  type Profession,
  type ProfessionRow,
  TERM_KINDS,
  type TermKind,
  type TradeTable,
} from '../knowledge/knowledge.ts';
import { type Word, wordsOf } from '../text/word.ts';

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

/** The table of these professions, in the same order. */
export function tradeTable(professions: readonly Profession[]): TradeTable {
  const rows = professions.map(rowOf);
  return alphabetical(extended(EMPTY_TABLE, rows, professions.flatMap(termsOf)));
}

/**
 * The table with further terms. Stems are found for the additions only; the rest is copied.
 * @param professions the rows of the new table, starting with those of the old one.
 */
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

/** The same table with its words in alphabetical order, which compresses best. */
function alphabetical(table: TradeTable): TradeTable {
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

/** The lines of a text; none for an empty text. */
export function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

/**
 * How many letters to drop from the end of a word, and what to append, to get its stem: '3e' for
 * 'wiring'.
 */
function stemChange(word: string, stem: string): string {
  let shared = 0;
  while (shared < word.length && word[shared] === stem[shared]) shared++;
  const dropped = word.length - shared;
  return word === stem ? '' : `${dropped}${stem.slice(shared)}`;
}

/** The stem of a word, from what stemChange returned for it. */
export function changedStem(word: string, change: string): string {
  if (change === '') return word;
  const dropped = Number.parseInt(change, 10);
  return word.slice(0, word.length - dropped) + change.slice(String(dropped).length);
}

function rowOf({ name, sphere, openSeatSphere, neighbours }: Profession): ProfessionRow {
  return { name, sphere, openSeatSphere, neighbours };
}

/** Keywords whose order counts: related searches are the first of them (D4). */
const FIRST_KEYWORDS = 5;

/** Texts of fewer words first, in the alphabetical order of their last words. */
function shortFirst(texts: readonly string[]): string[] {
  const keyed = texts.map((text) => {
    const words = text.split(' ');
    return { text, count: words.length, key: words.reverse().join(' ') };
  });
  keyed.sort((a, b) => a.count - b.count || (a.key < b.key ? -1 : 1));
  return keyed.map(({ text }) => text);
}

/** A profession's terms. @param profession its position in the table. */
function termsOf(
  { titles, keywords, symptoms, hints }: Profession,
  profession: number,
): Addition[] {
  const of = (kind: TermKind, texts: readonly string[]) =>
    texts.map((text) => ({ profession, kind, text }));
  return [
    ...of('title', titles),
    ...of('keyword', keywords.slice(0, FIRST_KEYWORDS)),
    // The order of these has no meaning; of all orders tried, this one compresses best.
    ...of('keyword', shortFirst(keywords.slice(FIRST_KEYWORDS))),
    ...of('symptom', shortFirst(symptoms)),
    ...HINT_KINDS.flatMap((kind) => of(kind, hints[kind].toSorted())),
  ];
}
