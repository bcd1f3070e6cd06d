/** How much of one name a need says (M7). */
import { honorifics } from '../knowledge/around-names.ts';
import { editDistance } from '../text/edit-distance.ts';
import type { Word } from '../text/word.ts';
import type { NamePiece } from './name-pieces.ts';
import type { SaidPiece } from './said-pieces.ts';

export type NameKind = 'person' | 'company';

export interface SaidName {
  /** Places of the words of the need that the name accounts for. */
  readonly places: ReadonlySet<number>;
  /** Whether every piece of the name is said. */
  readonly isWhole: boolean;
  /** Whether its first pieces, two of them at least or all, are said in order and side by side: 'Lemon Door'. */
  readonly isOpening: boolean;
  /** Whether a piece is said that is a name and nothing else, or a person's after a title: 'Mr. Carpenter'. */
  readonly isTelling: boolean;
  /** False when a slip was forgiven. */
  readonly isExact: boolean;
}

export interface NameReading {
  readonly words: readonly Word[];
  /** The pieces of any names that the words say. */
  readonly said: readonly SaidPiece[];
  /** Whether a word means something else than a name, too. */
  readonly isOrdinary: (word: Word) => boolean;
  /** Whether a word beside an exact piece may be a slip of the next one: 'Sale Hutchins' for Dale Hutchins. */
  readonly forgiving: boolean;
}

const FEWEST_OPENING_PIECES = 2;

/** Letters a word needs to be a slip of a piece of the name beside it. */
const SHORTEST_SLIP = 2;

export function saidName(
  kind: NameKind,
  pieces: readonly NamePiece[],
  reading: NameReading,
): SaidName {
  const { words, said, isOrdinary, forgiving } = reading;
  const places = new Set<number>();
  const exact = new Set<number>();
  /** The first place of each piece that is said. */
  const found = new Map<NamePiece, number>();
  let isTelling = false;
  let isExact = true;
  for (const piece of pieces) {
    for (const form of piece.forms) {
      for (const each of bestOf(said.filter(({ base }) => base === form.base))) {
        const [first = 0] = each.places;
        if (!found.has(piece)) found.set(piece, first);
        for (const place of each.places) {
          places.add(place);
          if (each.isExact) exact.add(place);
        }
        isTelling ||= words[first]?.telling === true && !isOrdinary(form);
        isTelling ||= kind === 'person' && honorifics.has(words[first - 1]?.base ?? '');
        isExact &&= each.isExact;
      }
    }
  }
  for (const place of forgiving ? placesBeside(exact, places, words) : []) {
    const word = words[place] as Word;
    const meant = pieces.find((piece) => canBeMeant(piece, found) && isSlipOf(word, piece));
    if (meant !== undefined) {
      found.set(meant, place);
      isExact = false;
    }
    if (meant !== undefined || isInitialOf(word, pieces)) places.add(place);
  }
  const isWhole = found.size === pieces.length;
  const isOpening =
    (isWhole || found.size >= FEWEST_OPENING_PIECES) &&
    areInOrder(pieces.slice(0, found.size).map((piece) => found.get(piece))) &&
    areSideBySide(places, words);
  return { places, isWhole, isOpening, isTelling, isExact };
}

function areInOrder(places: readonly (number | undefined)[]): boolean {
  return places.every((place, i) => place !== undefined && place >= (places[i - 1] ?? 0));
}

/** A piece that is said exactly is not looked for in slips. */
function bestOf(said: readonly SaidPiece[]): readonly SaidPiece[] {
  const exact = said.filter(({ isExact }) => isExact);
  return exact.length > 0 ? exact : said;
}

/** Places beside the exact ones that are not found themselves. */
function placesBeside(
  exact: ReadonlySet<number>,
  found: ReadonlySet<number>,
  words: readonly Word[],
): number[] {
  return [...words.keys()].filter(
    (place) => !found.has(place) && (exact.has(place - 1) || exact.has(place + 1)),
  );
}

/** A piece that is not found yet, or that may be found in part: 'Ling' of 'Mei-Ling'. */
function canBeMeant(piece: NamePiece, found: ReadonlyMap<NamePiece, number>): boolean {
  return piece.forms.length > 1 || !found.has(piece);
}

function isSlipOf(word: Word, { forms }: NamePiece): boolean {
  if (word.base.length < SHORTEST_SLIP) return false;
  return forms.some((form) => isOneSlip(word.base, form.base) || isOneSlip(word.typed, form.typed));
}

function isOneSlip(a: string, b: string): boolean {
  return editDistance(a.toLowerCase(), b.toLowerCase(), 1) <= 1;
}

/** 'Garrett H.' */
function isInitialOf({ base, telling }: Word, pieces: readonly NamePiece[]): boolean {
  return (
    telling && base.length === 1 && pieces.some(({ forms }) => forms[0]?.base.startsWith(base))
  );
}

/** Whether nothing but small words stands between them. */
function areSideBySide(places: ReadonlySet<number>, words: readonly Word[]): boolean {
  const [first, last] = [Math.min(...places), Math.max(...places)];
  return words.slice(first, last).every(({ telling }, i) => !telling || places.has(first + i));
}
