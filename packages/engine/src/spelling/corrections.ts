/** The terms that misspelt words were meant to be (D1). Pure. */

import { isHint, isTitle, kindOf, type Terms } from '../professions/profession-table.ts';
import { similarity } from '../text/edit-distance.ts';
import { type Word, wordOf } from '../text/word.ts';
import { type DirectoryNames, type OneSlipIndex, oneSlipIndex } from './directory-names.ts';
import {
  type AlikeIndex,
  alikeIndex,
  likeness,
  type SpellingIndex,
  spellingIndex,
} from './spelling-index.ts';

export interface Corrections {
  /**
   * The term an unknown word was meant to be, as the term is written; or null.
   * @param beside its neighbours in the text: among similar terms, one that forms a pair with them is preferred.
   */
  correctionOf(word: Word, beside?: readonly Word[]): string | null;
  /** The term that sounds like the word, or null: the only correction that a name can get. */
  homophoneOf(word: Word): string | null;
  /** The words of the trades' names that are one slip away from a base form; none for a short one. */
  titlesNear(base: string): readonly string[];
}

/**
 * Letters of a slip that is looked for among the names of trades though a root of it is known:
 * shorter words are too like each other.
 */
const MIN_LETTERS_OF_SLIP = 7;

/** Letters each part of a split word needs: shorter parts are found in any word. */
export const SHORTEST_PART_LETTERS = 3;

/**
 * @param own words of the directory by base form, as they are written.
 * @param names never corrected: a word that is nearer to one of them is left alone.
 * @param isPair whether two words occur together in a term.
 */
export function correctionsTo(
  terms: Terms,
  own: ReadonlyMap<string, string>,
  names: DirectoryNames,
  isPair: (first: Word, second: Word) => boolean,
): Corrections {
  let built: Meanings | undefined;
  // Built at the first unknown word: most needs have none.
  const all = () => {
    built ??= meanings(terms, own);
    return built;
  };
  /** The term as written; null if the word is nearer to a name of the directory. */
  const written = (word: Word, meant: string | null) => {
    if (meant === null) return null;
    const nearest = nearness(word.base, meant);
    const isNearerToName = names.near(word).some((name) => nearness(word.base, name) > nearest);
    return isNearerToName ? null : (all().written.get(meant) ?? null);
  };
  return {
    correctionOf: (word, beside = []) => {
      const { spelling, alike } = all();
      const fits = (term: string) => beside.some((other) => isPair(wordOf(term), other));
      return written(word, spelling.nearest(word.base, fits) ?? alike.mostAlike(word.base));
    },
    homophoneOf: (word) => written(word, all().alike.homophone(word.base)),
    titlesNear: (base) => (base.length < MIN_LETTERS_OF_SLIP ? [] : all().titles.near(base)),
  };
}

/** What misspelt words may become. */
interface Meanings {
  /** How a base form, or two words written as one, is written in a term. */
  readonly written: ReadonlyMap<string, string>;
  readonly spelling: SpellingIndex;
  readonly alike: AlikeIndex;
  /** The words of the trades' names, long enough to be known by one slip. */
  readonly titles: OneSlipIndex;
}

function meanings(terms: Terms, own: ReadonlyMap<string, string>): Meanings {
  const bases = new Map<string, string>();
  const joined = new Map<string, string>();
  const uses = new Map<string, number>();
  const titles = new Set<string>();
  const base = terms.typed.map((typed) => wordOf(typed).base);
  for (let term = 0; term < terms.count; term++) {
    if (isHint(terms, term)) continue;
    const words = terms.words.subarray(terms.start[term], terms.start[term + 1]);
    for (const word of words) {
      const [key, typed] = [base[word] as string, terms.typed[word] as string];
      if (!bases.has(key) || typed === key) bases.set(key, typed);
      uses.set(key, (uses.get(key) ?? 0) + 1);
      if (isTitle(kindOf(terms, term)) && terms.telling[word] === 1) titles.add(key);
    }
    if (kindOf(terms, term) === 'symptom') continue;
    // Two neighbouring words that people might write as one.
    for (const [i, word] of words.subarray(1).entries()) {
      const [a, b] = [base[words[i] as number] as string, base[word] as string];
      if (Math.min(a.length, b.length) < SHORTEST_PART_LETTERS) continue;
      joined.set(a + b, `${terms.typed[words[i] as number]} ${terms.typed[word]}`);
    }
  }
  // A slip of 'house' is likelier than one of 'hose'.
  const byUse = [...bases.keys()].sort((a, b) => (uses.get(b) as number) - (uses.get(a) as number));
  return {
    written: new Map([...joined, ...own, ...bases]),
    spelling: spellingIndex([...byUse, ...own.keys(), ...joined.keys()], titles),
    alike: alikeIndex([...byUse, ...own.keys()]),
    titles: oneSlipIndex(Array.from(titles).filter(({ length }) => length >= MIN_LETTERS_OF_SLIP)),
  };
}

/** How near a misspelt word is to a possible meaning, on the scale that ranks terms (D1). */
function nearness(word: string, meant: string): number {
  return similarity(word, meant) + likeness(word, meant);
}
