/** Splits text into words, normalised for every comparison in the engine (M3). */
import { irregularPlurals } from '../knowledge/irregular-forms.ts';
import { beforeNouns, nounsAmongStopwords, stopwords } from '../knowledge/stopwords.ts';
import { namesIt } from './it-or-pronoun.ts';
import { stemOf } from './stem.ts';

export interface Word {
  /** As typed, without inner punctuation: 'Gutters', 'CPA' for 'C.P.A.'. */
  readonly typed: string;
  /** Its place in the text it was read from, `to` excluded, in UTF-16 units. */
  readonly from: number;
  readonly to: number;
  /** Lower case, no accents, no plural ending: 'gutter'. What M3 compares. */
  readonly base: string;
  /** The base without -ing and -ed: 'leak' for 'leaking'. Evidence is indexed by it. */
  readonly stem: string;
  /** False for stopwords and words that name no trade (M3). */
  readonly telling: boolean;
  readonly standing: Standing;
}

/** A piece of a text: `from` up to, not including, `to`, in UTF-16 units. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/**
 * What a word is to the request it stands in: part of what is asked for; the story around it, which counts less; what
 * is refused; what the one who is asked for must be like; or surroundings such as a place or a link. Words of the last
 * three are not telling.
 */
export type Standing = 'asked' | 'story' | 'refused' | 'condition' | 'around';

/** Further words are ignored: far more than a real need has, and it limits the time a pasted novel takes. */
export const MAX_WORDS = 60;

/** Further characters are ignored. */
const MAX_CHARACTERS = 1_000;

/** Initials are one word ('a/c', 'C.P.A.'), and an apostrophe does not split a word ("won't"). */
const INITIALS = String.raw`\p{L}(?:(?:\.\p{L})+(?![\p{L}\p{N}])\.?|(?:/\p{L})+(?![\p{L}\p{N}]))`;
const LETTERS = String.raw`[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’ʼ\u0060]+[\p{L}\p{N}\p{M}]+)*`;
const WRITTEN_WORD = new RegExp(`${INITIALS}|${LETTERS}`, 'gu');
const INNER_MARKS = /['’ʼ`./]/g;
const ACCENTS = /\p{M}/gu;

/**
 * A text's words in order, MAX_WORDS at most. Punctuation separates words.
 * @example wordsOf('Leaking gutters').map(({ base }) => base) // ['leaking', 'gutter']
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: written, index } of text.slice(0, MAX_CHARACTERS).matchAll(WRITTEN_WORD)) {
    if (words.length === MAX_WORDS) break;
    const word = wordOf(written.replace(INNER_MARKS, ''), words.at(-1)?.typed);
    words.push({ ...word, from: index, to: index + written.length });
  }
  return words.map((word, i) => (namesIt(words, i, text) ? { ...word, ...IT } : word));
}

/**
 * One word without spaces or punctuation.
 * @param before the word it follows.
 * @example wordOf('Gutters').base // 'gutter'
 */
export function wordOf(typed: string, before = ''): Word {
  const lower = typed.normalize('NFKD').replace(ACCENTS, '').toLowerCase();
  const base = singular(lower);
  const telling = isTelling(lower, before);
  return { typed, from: 0, to: typed.length, base, stem: stemOf(base), telling, standing: 'asked' };
}

/** 'IT' where it means computers: no other word has a base in capitals. */
const IT: Pick<Word, 'base' | 'stem' | 'telling'> = { base: 'IT', stem: 'IT', telling: true };

function isTelling(lower: string, before: string): boolean {
  if (!stopwords.has(lower)) return true;
  return nounsAmongStopwords.has(lower) && beforeNouns.has(before.toLowerCase());
}

const POSSESSIVE = /['’ʼ`]s$/i;

/** The text with its i-th word replaced by replacements[i], where that is not null. */
export function replaceWords(text: string, replacements: readonly (string | null)[]): string {
  let position = 0;
  return text.replace(WRITTEN_WORD, (written) => {
    const replacement = replacements[position++] ?? null;
    if (replacement === null) return written;
    return replacement + (POSSESSIVE.exec(written)?.[0] ?? '');
  });
}

/** Whether a part of a text, or a word of it, overlaps any of the others. */
export function overlaps({ from, to }: Part, parts: readonly Part[]): boolean {
  return parts.some((part) => part.from < to && from < part.to);
}

/** Base forms of words: what M2 and M3 compare. */
export function basesOf(words: readonly Word[]): string[] {
  return words.map(({ base }) => base);
}

/**
 * Stems of words: what evidence and triggers compare.
 * @example stemsOf(wordsOf('leaking gutters')) // ['leak', 'gutter']
 */
export function stemsOf(words: readonly Word[]): string[] {
  return words.map(({ stem }) => stem);
}

/**
 * The words that can count as evidence (M3).
 * @example tellingWords(wordsOf('I need a roofer')).map(({ typed }) => typed) // ['roofer']
 */
export function tellingWords(words: readonly Word[]): Word[] {
  return words.filter((word) => word.telling);
}

/**
 * Drops a plural -s or -es (M3). Wrong for a few odd words, but equally wrong on both sides of a comparison.
 * @example singular('batteries') // 'battery'
 */
export function singular(word: string): string {
  if (word.length <= 3) return word;
  const irregular = irregularPlurals.get(word);
  if (irregular !== undefined) return irregular;
  if (/[^eo]aches$/.test(word)) return word.slice(0, -1);
  if (/(ss|sh|ch|x|zz|[^aof]us)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (word.endsWith('ie') && word.length > 4) return `${word.slice(0, -2)}y`;
  if (word.endsWith('s') && !/(ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}
