/** The terms that misspelt words were meant to be (D1). Pure. */

import { isHint, isTitle, kindOf, type Terms } from '../professions/profession-table.ts';
import { editDistance, similarity } from '../text/edit-distance.ts';
import { append, oncePerKey } from '../text/look-up.ts';
import { type Word, wordOf } from '../text/word.ts';
import { type DirectoryNames, type OneSlipIndex, oneSlipIndex } from './directory-names.ts';
import {
  type AlikeIndex,
  alikeIndex,
  likeness,
  type NearTerm,
  nearer,
  type SpellingIndex,
  spellingIndex,
} from './spelling-index.ts';

export interface Corrections {
  /**
   * The term an unknown word was meant to be, as the term is written; or null.
   * @param beside its neighbours in the text: among similar terms, one that forms a pair with them is preferred.
   */
  correctionOf(word: Word, beside?: readonly Word[]): string | null;
  /**
   * The word of a trade's name of several words that is one slip from `words[at]`, where its others stand around it:
   * 'estate' in 'real estste attorney'; or null.
   */
  wordOfName(words: readonly Word[], at: number): string | null;
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
  const ofTerms = () => meaningsIn(terms);
  let ownIndexes: Pick<Meanings, 'spelling' | 'alike'> | undefined;
  // Built at the first unknown word: most needs have none.
  const ofDirectory = () => {
    ownIndexes ??= { spelling: spellingIndex(own.keys()), alike: alikeIndex(own.keys()) };
    return ownIndexes;
  };
  /** The term as written; null if the word is nearer to a name of the directory. */
  const written = (word: Word, meant: NearTerm | null) => {
    if (meant === null) return null;
    const { bases, joined } = ofTerms();
    const { term } = meant;
    const nearest = nearness(word.base, term);
    const isNearerToName = names.near(word).some((name) => nearness(word.base, name) > nearest);
    return isNearerToName ? null : (bases.get(term) ?? own.get(term) ?? joined.get(term) ?? null);
  };
  const nearest = ({ base }: Word, fits: (term: string) => boolean) => {
    const { spelling, joinedSpelling } = ofTerms();
    const ofWords = nearer(
      spelling.nearest(base, fits),
      ofDirectory().spelling.nearest(base, fits),
    );
    return nearer(ofWords, joinedSpelling.nearest(base, fits));
  };
  const mostAlike = ({ base }: Word) =>
    nearer(ofTerms().alike.mostAlike(base), ofDirectory().alike.mostAlike(base));
  const homophone = ({ base }: Word) =>
    nearer(ofTerms().alike.homophone(base), ofDirectory().alike.homophone(base));
  return {
    correctionOf: (word, beside = []) => {
      const fits = (term: string) => beside.some((other) => isPair(wordOf(term), other));
      return written(word, nearest(word, fits) ?? mostAlike(word));
    },
    wordOfName: (words, at) => wordOfName(words, at, ofTerms().gaps),
    homophoneOf: (word) => written(word, homophone(word)),
    titlesNear: (base) => (base.length < MIN_LETTERS_OF_SLIP ? [] : ofTerms().titles.near(base)),
  };
}

/** What misspelt words may become, of the terms of the trades. */
interface Meanings {
  /** How a base form is written in a term, the most used first. */
  readonly bases: ReadonlyMap<string, string>;
  /** Two words of a term by how they look as one: 'root canal' by 'rootcanal'. */
  readonly joined: ReadonlyMap<string, string>;
  readonly spelling: SpellingIndex;
  readonly joinedSpelling: SpellingIndex;
  readonly alike: AlikeIndex;
  /** The words of the trades' names, long enough to be known by one slip. */
  readonly titles: OneSlipIndex;
  /** What stands in a trade's name of several words where one is left out: 'estate' in 'real _ attorney'. */
  readonly gaps: ReadonlyMap<string, readonly string[]>;
}

/** Read once for each table of terms: directories share it. */
const meaningsIn = oncePerKey(readMeanings, new WeakMap<Terms, Meanings>());

function readMeanings(terms: Terms): Meanings {
  const bases = new Map<string, string>();
  const joined = new Map<string, string>();
  const uses = new Map<string, number>();
  const titles = new Set<string>();
  const gaps = new Map<string, string[]>();
  const base = terms.typed.map((typed) => wordOf(typed).base);
  for (let term = 0; term < terms.count; term++) {
    if (isHint(terms, term)) continue;
    const words = terms.words.subarray(terms.start[term], terms.start[term + 1]);
    const isName = isTitle(kindOf(terms, term));
    for (const word of words) {
      const [key, typed] = [base[word] as string, terms.typed[word] as string];
      if (!bases.has(key) || typed === key) bases.set(key, typed);
      uses.set(key, (uses.get(key) ?? 0) + 1);
      if (isName && terms.telling[word] === 1) titles.add(key);
    }
    if (isName && words.length > 1) {
      const name = Array.from(words, (word) => base[word] as string);
      for (const [i, word] of words.entries()) {
        append(gaps, gapKey(name, i), terms.typed[word] as string);
      }
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
    bases,
    joined,
    spelling: spellingIndex(byUse, titles),
    joinedSpelling: spellingIndex(joined.keys()),
    alike: alikeIndex(byUse, titles),
    gaps,
    titles: oneSlipIndex(Array.from(titles).filter(({ length }) => length >= MIN_LETTERS_OF_SLIP)),
  };
}

/** Words that the names of trades have at most, but for one brand. */
const LONGEST_NAME_WORDS = 4;

function wordOfName(words: readonly Word[], at: number, gaps: Meanings['gaps']): string | null {
  const typed = words[at]?.typed.toLowerCase() ?? '';
  // The longest name first.
  for (let length = LONGEST_NAME_WORDS; length > 1; length--) {
    for (let from = Math.max(0, at - length + 1); from <= at; from++) {
      const bases = words.slice(from, from + length).map(({ base }) => base);
      const meant = gaps
        .get(gapKey(bases, at - from))
        ?.find((word) => editDistance(typed, word, 1) === 1);
      if (meant !== undefined) return meant;
    }
  }
  return null;
}

function gapKey(bases: readonly string[], gap: number): string {
  return bases.with(gap, '_').join(' ');
}

/** How near a misspelt word is to a possible meaning, on the scale that ranks terms (D1). */
function nearness(word: string, meant: string): number {
  return similarity(word, meant) + likeness(word, meant);
}
