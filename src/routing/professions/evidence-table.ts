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
  /** Positions of the terms that hold the stem, in order. */
  termsWith(stem: string): Uint16Array;
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

/** The part of a word that is a term by itself: its strength is 1 whatever else holds it. */
const WHOLE_TERM = Number.POSITIVE_INFINITY;

const NONE: readonly Posting[] = [];
const NO_TERMS = new Uint16Array();

/**
 * An inverted index of the terms; what a word tells is worked out when it is first asked, and kept.
 * @param professions how many there are.
 */
export function evidenceTable(professions: number, terms: Terms): EvidenceTable {
  const index = invertedTerms(terms);
  const known = new Map<string, readonly Posting[]>();

  const termsWith = (stem: string) => {
    const at = terms.stems.get(stem);
    return at === undefined ? NO_TERMS : index.terms.subarray(index.start[at], index.start[at + 1]);
  };

  function word(stem: string): readonly Posting[] {
    const there = known.get(stem);
    if (there !== undefined) return there;
    const at = terms.stems.get(stem);
    if (at === undefined) return NONE;
    const postings = shareOut(wordClaims(terms, index, at));
    known.set(stem, postings);
    return postings;
  }

  function pair(a: string, b: string): readonly Posting[] {
    const [first, second] = [termsWith(a), termsWith(b)];
    let claims: Map<number, Claim> | undefined;
    for (let i = 0, j = 0; i < first.length && j < second.length; ) {
      const [one, other] = [first[i] as number, second[j] as number];
      if (one === other) {
        claims ??= new Map();
        claimPair(claims, terms.profession[one] as number, index.pairable[one] as number);
      }
      if (one <= other) i++;
      if (other <= one) j++;
    }
    return claims === undefined ? NONE : shareOut(claims);
  }

  return {
    professions,
    knows: (stem) => terms.stems.has(stem),
    isTerm: (stem) => termsWith(stem).some((term) => terms.kind[term] !== HINT),
    word,
    pair,
    termsWith,
  };
}

interface Claim {
  strength: number;
  isFirm: boolean;
}

/** For each stem, by its number, the terms it stands in, and whether it is a telling word there. */
interface InvertedTerms {
  readonly start: Uint32Array;
  readonly terms: Uint16Array;
  readonly telling: Uint8Array;
  /** By term: how many of its words can stand in a pair. */
  readonly pairable: Uint8Array;
}

/**
 * Telling words are indexed, unless a term has one alone: then all of its words are, so that 'living will'
 * and 'it support' make pairs too.
 */
function invertedTerms(terms: Terms): InvertedTerms {
  const pairable = new Uint8Array(terms.count);
  const start = new Uint32Array(terms.stems.size + 1);
  eachIndexed(terms, (term, word) => {
    pairable[term] = (pairable[term] as number) + 1;
    const next = (terms.stem[word] as number) + 1;
    start[next] = (start[next] as number) + 1;
  });
  for (let i = 1; i < start.length; i++) start[i] = (start[i] as number) + (start[i - 1] as number);
  const filled = start.slice();
  const size = start.at(-1) as number;
  const index = { start, pairable, terms: new Uint16Array(size), telling: new Uint8Array(size) };
  eachIndexed(terms, (term, word) => {
    const stem = terms.stem[word] as number;
    const at = filled[stem] as number;
    index.terms[at] = term;
    index.telling[at] = terms.telling[word] as number;
    filled[stem] = at + 1;
  });
  return index;
}

function eachIndexed(terms: Terms, visit: (term: number, word: number) => void): void {
  for (let term = 0; term < terms.count; term++) {
    const [from, to] = [terms.start[term] as number, terms.start[term + 1] as number];
    let telling = 0;
    for (let at = from; at < to; at++)
      telling += terms.telling[terms.words[at] as number] as number;
    for (let at = from; at < to; at++) {
      const word = terms.words[at] as number;
      if (telling <= 1 || terms.telling[word] === 1) visit(term, word);
    }
  }
}

/** A word that is a term has strength 1; one of longer terms gathers some from each, never all of it. */
function wordClaims(terms: Terms, index: InvertedTerms, stem: number): Map<number, Claim> {
  const sums = new Map<number, number>();
  for (let at = index.start[stem] as number; at < (index.start[stem + 1] as number); at++) {
    if (index.telling[at] === 0) continue;
    const term = index.terms[at] as number;
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
  let total = 0;
  for (const { strength } of claims.values()) total += strength;
  return Array.from(claims, ([profession, { strength, isFirm }]) => ({
    profession,
    weight: strength * (strength / total) ** SHARE_POWER,
    isFirm,
  }));
}
