/**
 * The pieces of people's and companies' names, and finding them in a need: as typed, written as one
 * word or two, with one slip.
 */
import { namePrefixes } from 'domain/name-prefixes.ts';
import { companyForms, nameSuffixes } from '../knowledge/around-names.ts';
import type { BasesBySpelling } from '../spelling/directory-names.ts';
import type { Lexicon } from '../spelling/lexicon.ts';
import { oncePerKey } from '../text/look-up.ts';
import { type Word, wordOf, wordsOf } from '../text/word.ts';

export interface NamePiece {
  /** The piece as one word, then the parts of a hyphenated one: 'MeiLing', 'Mei', 'Ling'. */
  readonly forms: readonly Word[];
}

interface NameReader {
  /** 'Dr. Mei-Ling Q. Tran, CPA' is Mei-Ling and Tran. */
  person(name: string): readonly NamePiece[];
  /** 'The Stallings & Oak Builders LLC' is Stallings, Oak and Builders. */
  company(name: string): readonly NamePiece[];
}

const BETWEEN_PIECES = /[\s,;()"“”&+/|]+/;

/** Small words in company names that are not pieces. */
const SMALL_WORDS: ReadonlySet<string> = new Set(['and', 'the']);

/** Reads each space-separated part once: in a large directory many people share a first name. */
export function nameReader(): NameReader {
  const partPieces = oncePerKey((part: string) => part.split(BETWEEN_PIECES).flatMap(pieceOf));
  const personPieces = oncePerKey((part: string) => partPieces(part).filter(isPersonName));
  return {
    person: (name) => {
      const pieces = piecesBy(personPieces, name);
      return pieces.length > 0 ? pieces : piecesBy(partPieces, name);
    },
    company: (name) => {
      const pieces = piecesBy(partPieces, name);
      const last = pieces.findLastIndex((piece) => !companyForms.has(baseOf(piece)));
      const own = pieces.slice(0, last + 1).filter((piece) => !SMALL_WORDS.has(baseOf(piece)));
      return own.length > 0 ? own : pieces;
    },
  };
}

/** A loop, for speed: it runs for every name of the directory. */
function piecesBy(read: (part: string) => readonly NamePiece[], name: string): NamePiece[] {
  const pieces: NamePiece[] = [];
  for (const part of name.split(' ')) for (const piece of read(part)) pieces.push(piece);
  return pieces;
}

function pieceOf(written: string): NamePiece | [] {
  const words = wordsOf(written);
  if (words.length < 2) return words.length === 0 ? [] : { forms: words };
  return { forms: [wordOf(words.map(({ typed }) => typed).join('')), ...words] };
}

/** Leaves out initials, titles and degrees. */
function isPersonName(piece: NamePiece): boolean {
  const base = baseOf(piece);
  return base.length > 1 && !namePrefixes.has(base) && !nameSuffixes.has(base);
}

function baseOf({ forms }: NamePiece): string {
  return forms[0]?.base ?? '';
}

/** A piece of some name, found in a need. */
export interface FoundPiece {
  /** The base form of the piece. */
  readonly base: string;
  /** Places of the words of the need that match it: one, or two neighbours. */
  readonly places: readonly number[];
  /** False when it was found with a slip. */
  readonly isExact: boolean;
}

/** Words that may join the pieces of a name written as one word: 'petalandfern', 'pixelorchardllc'. */
const JOINING: ReadonlySet<string> = new Set(['and', ...companyForms]);
const SHORTEST_JOINING_LETTERS = 2;

/** Letters of a piece found inside a longer word: shorter pieces are found in any word. */
const SHORTEST_INNER_LETTERS = 3;

/** Longer words are not taken apart: trying every cut takes time. */
const LONGEST_JOINED_LETTERS = 40;

/**
 * The pieces of any names that the words of a need contain.
 * @param known base forms of all pieces.
 * @param spelling tells slips from other words; null to match only what was typed.
 */
export function findPieces(
  words: readonly Word[],
  known: BasesBySpelling,
  spelling: Pick<Lexicon, 'isKnown' | 'namesNear'> | null,
): FoundPiece[] {
  return words.flatMap((word, at) => {
    const found: FoundPiece[] = [];
    const next = words[at + 1];
    const together = next === undefined ? undefined : known.get(lettersOf(word) + next.base);
    if (together !== undefined) found.push({ base: together, places: [at, at + 1], isExact: true });
    const own = known.get(word.base);
    if (own !== undefined) return [...found, { base: own, places: [at], isExact: true }];
    if (spelling === null || !word.telling) return found;
    const inner = spelling.isKnown(word) ? [] : innerPieces(lettersOf(word), known);
    const near = spelling.namesNear(word);
    return [
      ...found,
      ...inner.map((base) => ({ base, places: [at], isExact: true })),
      ...near.map((base) => ({ base, places: [at], isExact: false })),
    ];
  });
}

/**
 * The pieces that were written as one word, in order: 'pixelorchard'. Empty when the word is not
 * made of pieces.
 */
function innerPieces(letters: string, known: BasesBySpelling): readonly string[] {
  if (letters.length > LONGEST_JOINED_LETTERS) return [];
  return wholePieces(letters, known) ?? piecesAround(letters, known) ?? [];
}

function wholePieces(letters: string, known: BasesBySpelling): readonly string[] | null {
  const from: (readonly string[] | null)[] = [];
  from[letters.length] = [];
  for (let start = letters.length - SHORTEST_JOINING_LETTERS; start >= 0; start--) {
    for (let end = letters.length; end >= start + SHORTEST_JOINING_LETTERS; end--) {
      const rest = from[end] ?? null;
      if (rest === null) continue;
      const part = letters.slice(start, end);
      const base = part.length < SHORTEST_INNER_LETTERS ? undefined : known.get(part);
      if (base === undefined && !JOINING.has(part)) continue;
      from[start] = base === undefined ? rest : [base, ...rest];
      break;
    }
  }
  return from[0] ?? null;
}

/** Two pieces with one letter between them, typed instead of a space: 'garrettbholloway'. */
function piecesAround(letters: string, known: BasesBySpelling): readonly string[] | null {
  for (let at = SHORTEST_INNER_LETTERS; at < letters.length - SHORTEST_INNER_LETTERS; at++) {
    const first = known.get(letters.slice(0, at));
    const second = known.get(letters.slice(at + 1));
    if (first !== undefined && second !== undefined) return [first, second];
  }
  return null;
}

function lettersOf({ typed }: Word): string {
  return typed.toLowerCase();
}
