/**
 * How much each word, and each pair of words, tells about each profession.
 *
 * strength(f, p): how firmly profession p claims feature f, from its terms.
 * share(f, p):    strength(f, p) / Σ strength(f, every profession): a word many claim tells little.
 * weight(f, p):   strength × share. docs/routing-engine.md has the formulas and why.
 */
import { tellingWords, type Word } from '../text/word.ts';
import type { ProfessionEntry, Term } from './profession-table.ts';

export interface Posting {
  /** Position in the profession table. */
  readonly profession: number;
  readonly weight: number;
  /** Whether the profession has this word as a term of its own, or this pair at all. */
  readonly isTerm: boolean;
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

/** What a pair is worth next to a term of one word: as a whole term, and inside a longer one. */
const WHOLE_PAIR = 1;
const INNER_PAIR = 0.3;

/** How hard a word is punished for being claimed by many: 1 shares it out, 0 would not mind at all. */
const SHARE_POWER = 0.4;

/** Two stems in either order: 'pipe burst' meets 'burst pipe'. */
export function pairKey(a: string, b: string): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

/** How firmly each profession claims a feature, in the order of the table. */
type Claims = Map<string, { readonly profession: number; readonly strength: number }[]>;

export function evidenceTable(entries: readonly ProfessionEntry[]): EvidenceTable {
  const words: Claims = new Map();
  const pairs: Claims = new Map();
  for (const { index, terms } of entries) {
    claim(words, index, wordStrengths(terms));
    claim(pairs, index, pairStrengths(terms));
  }
  return { professions: entries.length, words: shareOut(words), pairs: shareOut(pairs) };
}

function wordStrengths(terms: readonly Term[]): Map<string, number> {
  const whole = new Map<string, number>();
  const parts = new Map<string, number>();
  for (const term of terms) {
    const telling = tellingWords(term.words);
    for (const { stem } of telling) {
      if (term.words.length === 1) {
        whole.set(stem, 1);
      } else {
        const part = PART_OF_TERM / (term.words.length - 1) ** 0.5;
        parts.set(stem, (parts.get(stem) ?? 0) + part);
      }
    }
  }
  const strengths = new Map(whole);
  for (const [stem, sum] of parts) {
    strengths.set(stem, Math.max(strengths.get(stem) ?? 0, 1 - Math.exp(-sum)));
  }
  return strengths;
}

/** Telling words make the pairs, unless one alone is left: 'living will' and 'it support' are pairs too. */
function pairableWords(words: readonly Word[]): readonly Word[] {
  const telling = tellingWords(words);
  return telling.length > 1 ? telling : words;
}

function pairStrengths(terms: readonly Term[]): Map<string, number> {
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
  return strengths;
}

function claim(claims: Claims, profession: number, strengths: ReadonlyMap<string, number>): void {
  for (const [feature, strength] of strengths) {
    const known = claims.get(feature);
    if (known === undefined) claims.set(feature, [{ profession, strength }]);
    else known.push({ profession, strength });
  }
}

function shareOut(claims: Claims): Map<string, Posting[]> {
  const shared = new Map<string, Posting[]>();
  for (const [feature, claimed] of claims) {
    const total = claimed.reduce((sum, { strength }) => sum + strength, 0);
    const postings = claimed.map(({ profession, strength }) => ({
      profession,
      weight: strength * (strength / total) ** SHARE_POWER,
      isTerm: strength === 1 || feature.includes(' '),
    }));
    shared.set(feature, postings);
  }
  return shared;
}
