/** Compares one name with a need: which words mention it, and how completely (M7). */
import { namePrefixes } from 'domain/name-prefixes.ts';
import { tradesBeforeNames } from '../knowledge/around-names.ts';
import { editDistance } from '../text/edit-distance.ts';
import type { Word } from '../text/word.ts';
import type { FoundPiece, NamePiece } from './name-pieces.ts';

/** Before a person's name, in a need: 'Mr. Holloway'. */
export const honorifics: ReadonlySet<string> = new Set(
  [...namePrefixes].filter((word) => !tradesBeforeNames.has(word)),
);

export type NameKind = 'person' | 'company';

export interface NameMatch {
  /** Places of the words of the need that belong to the name. */
  readonly places: ReadonlySet<number>;
  /** Whether every piece of the name is mentioned. */
  readonly isWhole: boolean;
  /** Whether its first pieces, at least two or all of them, occur in order and side by side: 'Lemon Door'. */
  readonly isOpening: boolean;
  /** Whether a mentioned piece can only be a name, or follows a title: 'Mr. Carpenter'. */
  readonly isTelling: boolean;
  /** False when a slip was forgiven. */
  readonly isExact: boolean;
}

interface NameReading {
  readonly words: readonly Word[];
  /** The pieces of any names found in the words. */
  readonly found: readonly FoundPiece[];
  /** Whether a word means something other than a name, too. */
  readonly isOrdinary: (word: Word) => boolean;
  /**
   * Whether a word next to an exact piece may be a slip of the next piece: 'Sale Hutchins' for Dale
   * Hutchins.
   */
  readonly forgiving: boolean;
}

const MIN_OPENING_PIECES = 2;

/** Letters a word needs to be a slip of a piece next to it. */
const SHORTEST_SLIP_LETTERS = 2;

export function matchName(
  kind: NameKind,
  pieces: readonly NamePiece[],
  reading: NameReading,
): NameMatch {
  const { words, found, isOrdinary, forgiving } = reading;
  const places = new Set<number>();
  const exact = new Set<number>();
  /** The first place of each mentioned piece. */
  const mentioned = new Map<NamePiece, number>();
  let isTelling = false;
  let isExact = true;
  for (const piece of pieces) {
    for (const form of piece.forms) {
      for (const each of bestOf(found.filter(({ base }) => base === form.base))) {
        const [first = 0] = each.places;
        if (!mentioned.has(piece)) mentioned.set(piece, first);
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
    const meant = pieces.find((piece) => canBeMeant(piece, mentioned) && isSlipOf(word, piece));
    if (meant !== undefined) {
      mentioned.set(meant, place);
      isExact = false;
    }
    if (meant !== undefined || isInitialOf(word, pieces)) places.add(place);
  }
  const isWhole = mentioned.size === pieces.length;
  const isOpening =
    (isWhole || mentioned.size >= MIN_OPENING_PIECES) &&
    areInOrder(pieces.slice(0, mentioned.size).map((piece) => mentioned.get(piece))) &&
    areSideBySide(places, words);
  return { places, isWhole, isOpening, isTelling, isExact };
}

function areInOrder(places: readonly (number | undefined)[]): boolean {
  return places.every((place, i) => place !== undefined && place >= (places[i - 1] ?? 0));
}

/** If a piece is found exactly, its slips are ignored. */
function bestOf(found: readonly FoundPiece[]): readonly FoundPiece[] {
  const exact = found.filter(({ isExact }) => isExact);
  return exact.length > 0 ? exact : found;
}

/** Places next to the exact ones where nothing was found. */
function placesBeside(
  exact: ReadonlySet<number>,
  found: ReadonlySet<number>,
  words: readonly Word[],
): number[] {
  return [...words.keys()].filter(
    (place) => !found.has(place) && (exact.has(place - 1) || exact.has(place + 1)),
  );
}

/** A piece that is not mentioned yet, or one that may be mentioned in part: 'Ling' of 'Mei-Ling'. */
function canBeMeant(piece: NamePiece, mentioned: ReadonlyMap<NamePiece, number>): boolean {
  return piece.forms.length > 1 || !mentioned.has(piece);
}

function isSlipOf(word: Word, { forms }: NamePiece): boolean {
  if (word.base.length < SHORTEST_SLIP_LETTERS) return false;
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

/** Whether there are only small words between them. */
function areSideBySide(places: ReadonlySet<number>, words: readonly Word[]): boolean {
  const [first, last] = [Math.min(...places), Math.max(...places)];
  return words.slice(first, last).every(({ telling }, i) => !telling || places.has(first + i));
}
