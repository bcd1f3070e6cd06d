/**
 * How much each word, and each pair of words, tells about each profession.
 *
 * strength(f, p): how firmly profession p claims feature f, from its terms.
 * share(f, p):    strength(f, p) / Σ strength(f, every profession): a word many claim tells little.
 * weight(f, p):   strength × share^0.4.  docs/routing-engine.md has the formulas and why.
 */
import { append } from '../multimap.ts';
import { tellingWords, type Word } from '../text/word.ts';
import type { ProfessionEntry, Term } from './profession-table.ts';

export interface Posting {
  /** Position in the profession table. */
  readonly profession: number;
  readonly weight: number;
  /** Whether it is a term of the profession, or a pair: more than one word of a longer term. */
  readonly isFirm: boolean;
}

export interface EvidenceTable {
  readonly professions: number;
  /** By stem. */
  readonly words: ReadonlyMap<string, readonly Posting[]>;
  /** By pairKey. */
  readonly pairs: ReadonlyMap<string, readonly Posting[]>;
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

/** Two stems in either order: 'pipe burst' meets 'burst pipe'. */
export function pairKey(a: string, b: string): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

interface Claim {
  readonly profession: number;
  readonly strength: number;
  readonly isFirm: boolean;
}

export function evidenceTable(entries: readonly ProfessionEntry[]): EvidenceTable {
  const words = new Map<string, Claim[]>();
  const pairs = new Map<string, Claim[]>();
  for (const { index, terms, hints } of entries) {
    for (const claim of wordClaims(index, terms, hints)) append(words, claim.feature, claim);
    for (const claim of pairClaims(index, terms)) append(pairs, claim.feature, claim);
  }
  return { professions: entries.length, words: shareOut(words), pairs: shareOut(pairs) };
}

type FeatureClaim = Claim & { readonly feature: string };

/** A word that is a term has strength 1; one of longer terms gathers some from each, never all of it. */
function wordClaims(
  profession: number,
  terms: readonly Term[],
  hints: ReadonlySet<string>,
): FeatureClaim[] {
  const whole = new Set<string>();
  const parts = new Map(Array.from(hints, (stem) => [stem, -Math.log(1 - HINT)]));
  for (const { words } of terms) {
    for (const { stem } of tellingWords(words)) {
      if (words.length === 1) whole.add(stem);
      const part = PART_OF_TERM / Math.sqrt(Math.max(1, words.length - 1));
      parts.set(stem, (parts.get(stem) ?? 0) + part);
    }
  }
  return Array.from(parts, ([feature, sum]) => {
    const isFirm = whole.has(feature);
    return { feature, profession, strength: isFirm ? 1 : 1 - Math.exp(-sum), isFirm };
  });
}

function pairClaims(profession: number, terms: readonly Term[]): FeatureClaim[] {
  const strengths = new Map<string, number>();
  for (const term of terms) {
    const words = pairableWords(term.words);
    const strength = words.length === 2 ? WHOLE_PAIR : INNER_PAIR;
    words.forEach((first, i) => {
      for (const second of words.slice(i + 1)) {
        const key = pairKey(first.stem, second.stem);
        strengths.set(key, Math.max(strengths.get(key) ?? 0, strength));
      }
    });
  }
  return Array.from(strengths, ([feature, strength]) => ({
    feature,
    profession,
    strength,
    isFirm: true,
  }));
}

/** Telling words make the pairs, unless one alone is left: 'living will' and 'it support' are pairs too. */
function pairableWords(words: readonly Word[]): readonly Word[] {
  const telling = tellingWords(words);
  return telling.length > 1 ? telling : words;
}

function shareOut(features: ReadonlyMap<string, readonly Claim[]>): Map<string, Posting[]> {
  const shared = new Map<string, Posting[]>();
  for (const [feature, claims] of features) {
    const total = claims.reduce((sum, { strength }) => sum + strength, 0);
    const postings = claims.map(({ profession, strength, isFirm }) => ({
      profession,
      weight: strength * (strength / total) ** SHARE_POWER,
      isFirm,
    }));
    shared.set(feature, postings);
  }
  return shared;
}
