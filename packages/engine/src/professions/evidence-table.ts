/**
 * How much each word, and each pair of words, tells about each profession.
 *
 * strength(f, p): how firmly profession p claims feature f, from its terms.
 * share(f, p):    strength(f, p) / Σ strength(f, every profession): a word that many claim tells little.
 * weight(f, p):   strength × share^0.4.  docs/routing-engine.md explains the formulas.
 */
import { oncePerKey } from '../text/look-up.ts';
import { hintWorth, isHint, type Terms } from './profession-table.ts';

export interface Posting {
  /** Position in the profession table. */
  readonly profession: number;
  readonly weight: number;
  /** True for a term of the profession and for a pair; false for a single word of a longer term. */
  readonly isFirm: boolean;
}

/** A word that makes a profession more likely. */
interface Hint {
  readonly profession: number;
  /** Logarithm of the factor by which it raises the evidence; above 0. */
  readonly worth: number;
}

export interface EvidenceTable {
  readonly professions: number;
  /** Whether any term or hint contains a word with this stem. */
  knows(stem: string): boolean;
  /** Whether a term, not just a hint, contains a word with this stem. */
  isTerm(stem: string): boolean;
  /** The evidence of a word with this stem. */
  word(stem: string): readonly Posting[];
  /** What the word hints at. */
  hints(stem: string): readonly Hint[];
  /** The evidence of two words side by side, in either order. */
  pair(a: string, b: string): readonly Posting[];
  /** Positions of the terms where the stem can be part of a pair, last first. */
  termsWith(stem: string): readonly number[];
}

/** What one word of a longer term is worth relative to a one-word term, before sharing. */
const PART_OF_TERM = 0.7;

/** What a pair is worth relative to a one-word term: as a whole term, and inside a longer one. */
const WHOLE_PAIR = 1;
const INNER_PAIR = 0.3;

/** How much a word loses when many professions claim it: 1 divides it among them, 0 ignores them. */
const SHARE_POWER = 0.4;

/**
 * How much a trade that has the word only inside longer terms takes from one that has it as a term:
 * many trades mention roofs, one is about them.
 */
const BESIDE_A_TERM = 0.35;

/** For a word that is a term by itself: its strength is then 1, whatever else contains it. */
const WHOLE_TERM = Number.POSITIVE_INFINITY;

const NONE: readonly Posting[] = [];

/**
 * Evidence is computed the first time a word or a pair is looked up, and kept for words.
 * @param professions the number of professions.
 */
export function evidenceTable(professions: number, terms: Terms): EvidenceTable {
  const termsOf = termsByStem(terms);
  const known = new Map<string, readonly Posting[]>();
  const hinting = new Map<string, readonly Hint[]>();

  function word(stem: string): readonly Posting[] {
    let postings = known.get(stem);
    if (postings === undefined) {
      postings = shareOut(wordClaims(terms, termsOf(stem).asEvidence));
      if (terms.stems.has(stem)) known.set(stem, postings);
    }
    return postings;
  }

  function pair(a: string, b: string): readonly Posting[] {
    const [first, second] = [termsOf(a).inPairs, termsOf(b).inPairs];
    let claims: Map<number, Claim> | undefined;
    for (let i = 0, j = 0; i < first.length && j < second.length; ) {
      const [one, other] = [first[i] as number, second[j] as number];
      if (one === other) {
        claims ??= new Map();
        claimPair(claims, terms.profession[one] as number, pairableWords(one, terms));
      }
      if (one >= other) i++;
      if (other >= one) j++;
    }
    return claims === undefined ? NONE : shareOut(claims);
  }

  function hints(stem: string): readonly Hint[] {
    let found = hinting.get(stem);
    if (found === undefined) {
      found = termsOf(stem)
        .asEvidence.filter((term) => isHint(terms, term))
        .map((term) => ({
          profession: terms.profession[term] as number,
          worth: hintWorth(terms, term),
        }));
      if (terms.stems.has(stem)) hinting.set(stem, found);
    }
    return found;
  }

  return {
    professions,
    hints,
    knows: (stem) => terms.stems.has(stem),
    isTerm: (stem) => termsOf(stem).inPairs.some((term) => !isHint(terms, term)),
    word,
    pair,
    termsWith: (stem) => termsOf(stem).inPairs,
  };
}

interface Claim {
  strength: number;
  isFirm: boolean;
}

/** Terms that contain a stem, last first. */
interface TermsOfStem {
  /** Where it is a telling word. */
  readonly asEvidence: readonly number[];
  /** Where it can be part of a pair. */
  readonly inPairs: readonly number[];
}

const NO_TERMS: TermsOfStem = { asEvidence: [], inPairs: [] };

/**
 * Links each place of a word to the previous place with the same stem, so that preparing takes one
 * pass over the words. The terms of a stem are collected the first time it is looked up.
 */
function termsByStem(terms: Terms): (stem: string) => TermsOfStem {
  const last = new Int32Array(terms.stems.size).fill(-1);
  const before = new Int32Array(terms.words.length);
  for (let at = 0; at < before.length; at++) {
    const stem = terms.stem[terms.words[at] as number] as number;
    before[at] = last[stem] as number;
    last[stem] = at;
  }

  const collected = oncePerKey((stem: number): TermsOfStem => {
    const asEvidence: number[] = [];
    const inPairs: number[] = [];
    for (let at = last[stem] as number; at >= 0; at = before[at] as number) {
      const term = termAt(at, terms);
      const isTelling = terms.telling[terms.words[at] as number] === 1;
      if (isTelling && asEvidence.at(-1) !== term) asEvidence.push(term);
      if (inPairs.at(-1) !== term && (isTelling || countTelling(term, terms) <= 1)) {
        inPairs.push(term);
      }
    }
    return { asEvidence, inPairs };
  });

  return (stem) => {
    const number = terms.stems.get(stem);
    return number === undefined ? NO_TERMS : collected(number);
  };
}

/** The term that contains a place among the words (binary search). */
function termAt(place: number, { start, count }: Terms): number {
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((start[middle] as number) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

function countTelling(term: number, { start, words, telling }: Terms): number {
  let count = 0;
  for (let at = start[term] as number; at < (start[term + 1] as number); at++) {
    count += telling[words[at] as number] as number;
  }
  return count;
}

/**
 * How many words of a term can be part of a pair: the telling ones, or all of them if only one is
 * telling, so that 'living will' and 'it support' are pairs too.
 */
function pairableWords(term: number, terms: Terms): number {
  const telling = countTelling(term, terms);
  return telling > 1 ? telling : (terms.start[term + 1] as number) - (terms.start[term] as number);
}

/** A word that is a term has strength 1; a word of longer terms gains some from each but never reaches 1. */
function wordClaims(terms: Terms, containing: readonly number[]): Map<number, Claim> {
  const sums = new Map<number, number>();
  for (const term of containing) {
    if (isHint(terms, term)) continue;
    const profession = terms.profession[term] as number;
    sums.set(profession, (sums.get(profession) ?? 0) + partOf(term, terms));
  }
  const claims = new Map<number, Claim>();
  for (const [profession, sum] of sums) {
    claims.set(profession, { strength: 1 - Math.exp(-sum), isFirm: sum === WHOLE_TERM });
  }
  return claims;
}

/** What a word gains from being in the term; unbounded. */
function partOf(term: number, { start }: Terms): number {
  const size = (start[term + 1] as number) - (start[term] as number);
  return size === 1 ? WHOLE_TERM : PART_OF_TERM / Math.sqrt(size - 1);
}

function claimPair(claims: Map<number, Claim>, profession: number, pairable: number): void {
  const strength = pairable === 2 ? WHOLE_PAIR : INNER_PAIR;
  const there = claims.get(profession);
  if (there === undefined) claims.set(profession, { strength, isFirm: true });
  else there.strength = Math.max(there.strength, strength);
}

function shareOut(claims: ReadonlyMap<number, Claim>): Posting[] {
  const isTerm = Array.from(claims.values()).some(({ isFirm }) => isFirm);
  let total = 0;
  for (const { strength, isFirm } of claims.values()) {
    total += isTerm && !isFirm ? strength * BESIDE_A_TERM : strength;
  }
  return Array.from(claims, ([profession, { strength, isFirm }]) => ({
    profession,
    weight: strength * Math.min(1, strength / total) ** SHARE_POWER,
    isFirm,
  }));
}
