/**
 * How much each word, and each pair of words, tells about each profession.
 *
 * strength(f, p): how firmly profession p claims feature f, from its terms.
 * share(f, p):    strength(f, p) / Σ strength(f, every profession): a word many claim tells little.
 * weight(f, p):   strength × share^0.4.  docs/routing-engine.md has the formulas and why.
 */
import { HINT, type Terms } from './terms.ts';

export interface Posting {
  /** Position in the profession table. */
  readonly profession: number;
  readonly weight: number;
  /** Whether it is a term of the profession, or a pair: more than one word of a longer term. */
  readonly isFirm: boolean;
}

export interface EvidenceTable {
  readonly professions: number;
  /** Whether any term or hint holds a word of this stem. */
  knows(stem: string): boolean;
  /** Whether a term, and not only a hint, holds a word of this stem. */
  isTerm(stem: string): boolean;
  /** What a word of this stem tells. */
  word(stem: string): readonly Posting[];
  /** What two words tell that stand together, in either order. */
  pair(a: string, b: string): readonly Posting[];
  /** Positions of the terms in which the stem can stand in a pair, the last one first. */
  termsWith(stem: string): readonly number[];
}

/** What one word of a longer term is worth next to a term of its own, before it is shared out. */
const PART_OF_TERM = 0.7;

/** What a word that only hints at a trade is worth next to a term, before it is shared out. */
const HINT_STRENGTH = 0.6;

/** What a pair is worth next to a term of one word: as a whole term, and inside a longer one. */
const WHOLE_PAIR = 1;
const INNER_PAIR = 0.3;

/** How hard a word is punished for being claimed by many: 1 shares it out, 0 would not mind at all. */
const SHARE_POWER = 0.4;

/**
 * How much a trade that only has the word in longer terms takes away from one whose term it is: many trades
 * speak of roofs, one is about them.
 */
const BESIDE_A_TERM = 0.35;

/** The part of a word that is a term by itself: its strength is 1 whatever else holds it. */
const WHOLE_TERM = Number.POSITIVE_INFINITY;

const NONE: readonly Posting[] = [];

/**
 * What a word or a pair tells is worked out when it is first asked. What words tell is kept.
 * @param professions how many there are.
 */
export function evidenceTable(professions: number, terms: Terms): EvidenceTable {
  const holding = termsByStem(terms);
  const known = new Map<string, readonly Posting[]>();

  function word(stem: string): readonly Posting[] {
    let postings = known.get(stem);
    if (postings === undefined) {
      postings = shareOut(wordClaims(terms, holding(stem).asEvidence));
      if (terms.stems.has(stem)) known.set(stem, postings);
    }
    return postings;
  }

  function pair(a: string, b: string): readonly Posting[] {
    const [first, second] = [holding(a).inPairs, holding(b).inPairs];
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

  return {
    professions,
    knows: (stem) => terms.stems.has(stem),
    isTerm: (stem) => holding(stem).inPairs.some((term) => terms.kind[term] !== HINT),
    word,
    pair,
    termsWith: (stem) => holding(stem).inPairs,
  };
}

interface Claim {
  strength: number;
  isFirm: boolean;
}

/** Terms that hold a stem, the last one first. */
interface Holding {
  /** Where it is a telling word. */
  readonly asEvidence: readonly number[];
  /** Where it can stand in a pair. */
  readonly inPairs: readonly number[];
}

const HELD_NOWHERE: Holding = { asEvidence: [], inPairs: [] };

/**
 * Every place of a word points to the place before it with the same stem, so that preparing costs one pass
 * over the words; the terms of a stem are collected when it is first asked for.
 */
function termsByStem(terms: Terms): (stem: string) => Holding {
  const last = new Int32Array(terms.stems.size).fill(-1);
  const before = new Int32Array(terms.words.length);
  for (let at = 0; at < before.length; at++) {
    const stem = terms.stem[terms.words[at] as number] as number;
    before[at] = last[stem] as number;
    last[stem] = at;
  }
  const known = new Map<number, Holding>();

  function collect(stem: number): Holding {
    const asEvidence: number[] = [];
    const inPairs: number[] = [];
    for (let at = last[stem] as number; at >= 0; at = before[at] as number) {
      const term = termAt(at, terms);
      const isTelling = terms.telling[terms.words[at] as number] === 1;
      if (isTelling && asEvidence.at(-1) !== term) asEvidence.push(term);
      if (inPairs.at(-1) !== term && (isTelling || tellingWords(term, terms) <= 1)) {
        inPairs.push(term);
      }
    }
    return { asEvidence, inPairs };
  }

  return (stem) => {
    const number = terms.stems.get(stem);
    if (number === undefined) return HELD_NOWHERE;
    let holding = known.get(number);
    if (holding === undefined) {
      holding = collect(number);
      known.set(number, holding);
    }
    return holding;
  };
}

/** The term that holds a place among the words, by halving. */
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

function tellingWords(term: number, { start, words, telling }: Terms): number {
  let count = 0;
  for (let at = start[term] as number; at < (start[term + 1] as number); at++) {
    count += telling[words[at] as number] as number;
  }
  return count;
}

/**
 * How many words of a term can stand in a pair: the telling ones, unless there is one alone. Then all of
 * its words can, so that 'living will' and 'it support' are pairs too.
 */
function pairableWords(term: number, terms: Terms): number {
  const telling = tellingWords(term, terms);
  return telling > 1 ? telling : (terms.start[term + 1] as number) - (terms.start[term] as number);
}

/** A word that is a term has strength 1; one of longer terms gathers some from each, never all of it. */
function wordClaims(terms: Terms, holding: readonly number[]): Map<number, Claim> {
  const sums = new Map<number, number>();
  for (const term of holding) {
    const profession = terms.profession[term] as number;
    sums.set(profession, (sums.get(profession) ?? 0) + partOf(term, terms));
  }
  const claims = new Map<number, Claim>();
  for (const [profession, sum] of sums) {
    claims.set(profession, { strength: 1 - Math.exp(-sum), isFirm: sum === WHOLE_TERM });
  }
  return claims;
}

/** What a word gains by standing in the term, before it is bounded. */
function partOf(term: number, { kind, start }: Terms): number {
  if (kind[term] === HINT) return -Math.log(1 - HINT_STRENGTH);
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
