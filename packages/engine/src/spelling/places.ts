/**
 * Marks the names of places: a town, a road or a county says nothing about the trade and is no slip of
 * its words (D1, K1). Looks at where a name stands first, then at a short list.
 */
import {
  afterPlace,
  beforePlace,
  beforeTown,
  firstOfState,
  secondOfState,
  statesInCapitals,
  statesInLowerCase,
  sureAfterPlace,
} from '../knowledge/place-words.ts';
import { runsAt } from '../text/runs.ts';
import { basesOf, type Word } from '../text/word.ts';
import type { Lexicon } from './lexicon.ts';

/** Words that the name of a place has at most: 'Mount Pleasant Village'. */
const MAX_WORDS_OF_PLACE = 3;

/**
 * The words, where those that name a place are no longer telling.
 * @example markPlaces(wordsOf('plumber near indian trail nc'), index.lexicon)[3].standing // 'around'
 */
export function markPlaces(words: readonly Word[], lexicon: Lexicon): readonly Word[] {
  const marked = new Set<number>();
  const looks = lookerAt(words, lexicon);
  words.forEach((word, i) => {
    if (beforeTown.has(word.base)) mark(marked, placeAfter(words, i, looks));
    const size = stateAt(words, i);
    if (size > 0) {
      mark(marked, range(i, i + size));
      mark(marked, placeBefore(words, i, looks, true));
    } else if (afterPlace.has(word.typed.toLowerCase())) {
      const found = placeBefore(words, i, looks, sureAfterPlace.has(word.typed.toLowerCase()));
      if (found.length > 0) mark(marked, [...found, i]);
    }
  });
  const bases = basesOf(words);
  bases.forEach((_, i) => {
    for (const { length } of runsAt(bases, i, lexicon.outside().towns))
      mark(marked, range(i, i + length));
  });
  if (marked.size === 0) return words;
  // A place is never all that a need names: 'Plumber Monroe NC'.
  const titles = range(0, words.length).filter((i) => lexicon.isTitle(words[i] as Word));
  if (titles.every((i) => marked.has(i))) for (const i of titles) marked.delete(i);
  return words.map((word, i) =>
    marked.has(i) && !lexicon.isOfDirectory(word)
      ? { ...word, telling: false, standing: 'around' }
      : word,
  );
}

/** How a word looks by itself. */
interface Looks {
  /** Capitalised where capitals are no style of writing. */
  isCapitalised(i: number): boolean;
  /** Neither a word of the language nor nearly one of a trade. */
  isStrange(i: number): boolean;
  isTerm(i: number): boolean;
}

const CAPITALISED = /^\p{Lu}/u;
const LETTERS_ONLY = /^\p{L}+$/u;

function lookerAt(words: readonly Word[], lexicon: Lexicon): Looks {
  const telling = words.filter((word) => word.telling && LETTERS_ONLY.test(word.base));
  const isStyle = telling.length > 1 && telling.every(({ typed }) => CAPITALISED.test(typed));
  return {
    isCapitalised: (i) => !isStyle && CAPITALISED.test(words[i]?.typed ?? ''),
    isTerm: (i) => lexicon.isTerm(words[i] as Word),
    isStrange: (i) => {
      const word = words[i];
      if (word === undefined || !LETTERS_ONLY.test(word.base) || lexicon.isKnown(word))
        return false;
      const meant = lexicon.correctionOf(word);
      return meant === null || meant.includes(' ');
    },
  };
}

/** The place that a word like 'in' at `at` leads to. */
function placeAfter(words: readonly Word[], at: number, looks: Looks): number[] {
  const found: number[] = [];
  for (let i = at + 1; i <= at + MAX_WORDS_OF_PLACE && i < words.length; i++) {
    if (stateAt(words, i) > 0) return range(at + 1, i);
    found.push(i);
  }
  const end = found.findIndex((i) => !isName(words[i] as Word, i, looks));
  const names = end < 0 ? found : found.slice(0, end);
  // A trade's word alone, as in 'lessons in Spanish', is no place.
  return names.length === 1 && looks.isTerm(at + 1) ? [] : names;
}

function isName(word: Word, i: number, looks: Looks): boolean {
  return word.telling && (looks.isCapitalised(i) || looks.isStrange(i));
}

/**
 * The words before a state or a 'Rd' that belong to its name.
 * @param isSure whether known words in lower case belong to it too if 'in' or the like is before them.
 */
function placeBefore(words: readonly Word[], at: number, looks: Looks, isSure: boolean): number[] {
  const first = Math.max(0, at - MAX_WORDS_OF_PLACE);
  const lead = words.findLastIndex(
    ({ base }, i) => i < at && i >= first - 1 && beforePlace.has(base),
  );
  if (isSure && lead >= 0) return range(lead + 1, at);
  let start = at;
  while (start > Math.max(first, lead + 1) && isName(words[start - 1] as Word, start - 1, looks))
    start--;
  return range(start, at);
}

/** Number of words of the state that begins at `at`: 0 for none. */
function stateAt(words: readonly Word[], at: number): number {
  const [word, next] = [words[at], words[at + 1]];
  if (word === undefined || at === 0) return 0;
  if (firstOfState.has(word.base) && next !== undefined && secondOfState.has(next.base)) return 2;
  const isAbbreviation =
    statesInCapitals.has(word.typed) && words.some(({ typed }) => typed !== typed.toUpperCase());
  return isAbbreviation || statesInLowerCase.has(word.typed.toLowerCase()) ? 1 : 0;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
}

function mark(marked: Set<number>, places: Iterable<number>): void {
  for (const place of places) marked.add(place);
}
