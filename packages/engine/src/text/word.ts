/** Splits text into words, normalised for every comparison in the engine (M3). */
import {
  afterIt,
  beforeNouns,
  beforePronoun,
  irregularForms,
  irregularPlurals,
  nounsAmongStopwords,
  stopwords,
  wordsOfTheirOwn,
} from '../knowledge/english.ts';

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
  const lower = folded(typed);
  const base = singular(lower);
  const telling = isTelling(lower, before);
  return { typed, from: 0, to: typed.length, base, stem: stemOf(base), telling, standing: 'asked' };
}

/** 'IT' where it means computers: no other word has a base in capitals. */
const IT: Pick<Word, 'base' | 'stem' | 'telling'> = { base: 'IT', stem: 'IT', telling: true };

/** Characters that folding does not change. */
const PLAIN = /^[ -@[-~]*$/;

/** The text in lower case and without accents. */
export function folded(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.normalize('NFKD').replace(ACCENTS, '').toLowerCase();
}

function isTelling(lower: string, before: string): boolean {
  if (!stopwords.has(lower)) return true;
  return nounsAmongStopwords.has(lower) && beforeNouns.has(before.toLowerCase());
}

const POSSESSIVE = /['’ʼ`]s$/i;

/** The piece of the text from the first of the words to the last. */
export function partOf(words: readonly Word[]): Part {
  return { from: words[0]?.from ?? 0, to: words.at(-1)?.to ?? 0 };
}

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

// A light stemmer for -ing, -ed and irregular forms, so that 'leaking' and 'leaked' match 'leak'.

const ENDINGS = ['ing', 'ed'];
const SHORTEST_ROOT_LETTERS = 3;

const VOWEL = /[aeiouy]/;
const ONE_SYLLABLE = /^[^aeiouy]*[aeiouy]+[^aeiouy]*e?$/;
const DOUBLED_CONSONANT = /([bdgmnprt])\1$/;

/** Roots that dropped an -e: 'wir' of 'wiring', 'clos' of 'closing', 'leav', 'danc', 'edg', 'rattl'. */
const LOST_E = /([^aeiouy][aeiouy][^aeiouywx]|[vcz]|[^s]s|dg|rg|[bcdfgkptz]l)$/;

/** The stem of a singular lower-case word. @example stemOf('leaking') // 'leak' */
export function stemOf(base: string): string {
  const regular = irregularForms.get(base);
  if (regular !== undefined) return stemOf(regular);
  if (wordsOfTheirOwn.has(base) || base.endsWith('eed')) return base;
  const ending = ENDINGS.find((candidate) => base.endsWith(candidate));
  if (ending === undefined) return withoutFinalE(base);
  const root = base.slice(0, -ending.length);
  if (root.length < SHORTEST_ROOT_LETTERS || !VOWEL.test(root)) return base;
  return DOUBLED_CONSONANT.test(root) ? root.slice(0, -1) : withLostE(root);
}

/** In words of one syllable the -e matters ('care' and 'car'); in longer ones it only gets in the way. */
function withLostE(root: string): string {
  return ONE_SYLLABLE.test(root) && LOST_E.test(root) ? `${root}e` : withoutFinalE(root);
}

function withoutFinalE(word: string): string {
  const dropsE = word.endsWith('e') && (!ONE_SYLLABLE.test(word) || word.endsWith('nge'));
  return dropsE ? word.slice(0, -1) : word;
}

// Tells IT, the trade, from 'it', the pronoun: by its capitals, or by the word after it.

const LOWER_CASE_LETTER = /\p{Ll}/u;

/**
 * Whether the i-th word is IT, the trade. Capitals tell, unless everything is written in them; then,
 * as in lower case, a noun must follow.
 * The first word of 'IT guy' is; that of 'it leaks' is not.
 */
function namesIt(words: readonly { readonly typed: string }[], i: number, text: string): boolean {
  const typed = words[i]?.typed ?? '';
  if (typed.length !== 2 || typed.toLowerCase() !== 'it') return false;
  if (typed === 'IT' && (words.length === 1 || LOWER_CASE_LETTER.test(text))) return true;
  const before = words[i - 1]?.typed.toLowerCase() ?? '';
  const after = words[i + 1]?.typed.toLowerCase() ?? '';
  return afterIt.has(after) && !beforePronoun.has(before);
}
