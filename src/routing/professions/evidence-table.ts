/**
 * How much each word, and each pair of words, tells about each profession.
 *
 * strength(f, p): how firmly profession p claims feature f, from its terms.
 * share(f, p):    strength(f, p) / Σ strength(f, every profession): a word many claim tells little.
 * weight(f, p):   strength × share^0.4.  docs/routing-engine.md has the formulas and why.
 */
import { type TermWords, termWords } from './profession-table.ts';
import { TERM_KINDS, type TradeTable } from './trade-table.ts';

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
const HINT = 0.6;

/** What a pair is worth next to a term of one word: as a whole term, and inside a longer one. */
const WHOLE_PAIR = 1;
const INNER_PAIR = 0.3;

/** How hard a word is punished for being claimed by many: 1 shares it out, 0 would not mind at all. */
const SHARE_POWER = 0.4;

const NONE: readonly Posting[] = [];
const NO_TERMS = new Uint16Array();
const HINT_KIND = TERM_KINDS.indexOf('hint');

/** An inverted index of the terms; what a word tells is worked out when it is first asked, and kept. */
export function evidenceTable(table: TradeTable): EvidenceTable {
  const ofTerms = termWords(table);
  const { stems, index, pairable } = invertedTerms(table, ofTerms);
  const known = new Map<string, readonly Posting[]>();

  const termsWith = (stem: string) => {
    const at = stems.get(stem);
    return at === undefined ? NO_TERMS : index.terms.subarray(index.start[at], index.start[at + 1]);
  };

  function word(stem: string): readonly Posting[] {
    const there = known.get(stem);
    if (there !== undefined) return there;
    const at = stems.get(stem);
    if (at === undefined) return NONE;
    const postings = shareOut(wordClaims(table, ofTerms, index, at));
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
        claimPair(claims, table.terms.profession[one] as number, pairable[one] as number);
      }
      if (one <= other) i++;
      if (other <= one) j++;
    }
    return claims === undefined ? NONE : shareOut(claims);
  }

  return {
    professions: table.professions.length,
    knows: (stem) => stems.has(stem),
    isTerm: (stem) => termsWith(stem).some((term) => table.terms.kind[term] !== HINT_KIND),
    word,
    pair,
    termsWith,
  };
}

interface Claim {
  strength: number;
  isFirm: boolean;
}

interface InvertedTerms {
  readonly stems: ReadonlyMap<string, number>;
  readonly index: Postings;
  /** By term: how many of its words can stand in a pair. */
  readonly pairable: Uint8Array;
}

/** For each stem, by its number, the terms it stands in, and whether it is a telling word there. */
interface Postings {
  readonly start: Uint32Array;
  readonly terms: Uint16Array;
  readonly telling: Uint8Array;
}

/**
 * Telling words are indexed, unless a term has one alone: then all of its words are, so that 'living will'
 * and 'it support' make pairs too.
 */
function invertedTerms(table: TradeTable, ofTerms: TermWords): InvertedTerms {
  const { words, terms } = table;
  const stems = new Map<string, number>();
  const stemOf = Uint16Array.from(words.stem, (stem) => {
    const number = stems.get(stem) ?? stems.size;
    stems.set(stem, number);
    return number;
  });
  const total = terms.profession.length;
  const pairable = new Uint8Array(total);
  const start = new Uint32Array(stems.size + 1);
  const indexed: number[] = [];
  const owners: number[] = [];
  for (let term = 0; term < total; term++) {
    const all = ofTerms.of(term);
    let telling = 0;
    for (const word of all) telling += words.telling[word] as number;
    for (let i = 0; i < all.length; i++) {
      const word = all[i] as number;
      if (telling > 1 && words.telling[word] === 0) continue;
      pairable[term] = (pairable[term] as number) + 1;
      indexed.push(word);
      owners.push(term);
      const next = (stemOf[word] as number) + 1;
      start[next] = (start[next] as number) + 1;
    }
  }
  for (let i = 1; i < start.length; i++) start[i] = (start[i] as number) + (start[i - 1] as number);
  const filled = start.slice();
  const byStem = {
    start,
    terms: new Uint16Array(indexed.length),
    telling: new Uint8Array(indexed.length),
  };
  indexed.forEach((word, i) => {
    const stem = stemOf[word] as number;
    const at = filled[stem] as number;
    byStem.terms[at] = owners[i] as number;
    byStem.telling[at] = words.telling[word] as number;
    filled[stem] = at + 1;
  });
  return { stems, index: byStem, pairable };
}

/** A word that is a term has strength 1; one of longer terms gathers some from each, never all of it. */
function wordClaims(
  table: TradeTable,
  ofTerms: TermWords,
  index: Postings,
  stem: number,
): Map<number, Claim> {
  const { profession, kind } = table.terms;
  const sums = new Map<number, number>();
  for (let i = index.start[stem] as number; i < (index.start[stem + 1] as number); i++) {
    if (index.telling[i] === 0) continue;
    const term = index.terms[i] as number;
    const owner = profession[term] as number;
    const size = ofTerms.count(term);
    const part =
      kind[term] === HINT_KIND
        ? -Math.log(1 - HINT)
        : size === 1
          ? Number.POSITIVE_INFINITY
          : PART_OF_TERM / Math.sqrt(size - 1);
    sums.set(owner, (sums.get(owner) ?? 0) + part);
  }
  const claims = new Map<number, Claim>();
  for (const [owner, sum] of sums) {
    claims.set(owner, { strength: 1 - Math.exp(-sum), isFirm: sum === Number.POSITIVE_INFINITY });
  }
  return claims;
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
