/** Adds up what the words of a need tell about each profession. */
import type { Word } from '../text/word.ts';
import { type EvidenceTable, pairKey } from './evidence-table.ts';

export interface WeighedNeed {
  /** Evidence by profession position. */
  readonly scores: Float64Array;
  /** Whether each word told about any profession at all, by position of the word. */
  readonly known: readonly boolean[];
}

/** Telling words apart at most to count as a pair: 'check engine light' holds, a sentence does not. */
const PAIR_REACH = 3;

/** What is left of a word's own evidence when a pair gives the word another meaning. */
const LEFT_WHEN_CLAIMED = 0.35;

/**
 * Each word counts for the professions that claim it, each pair of near words for those that claim
 * the pair. A word that stands in a claimed pair counts little for professions that do not claim
 * that pair: 'garage door' is not about doors, 'flower bed' not about flowers.
 */
export function weighNeed(telling: readonly Word[], table: EvidenceTable): WeighedNeed {
  const scores = new Float64Array(table.professions);
  const claimants = pairClaimants(telling, table, scores);
  const known = telling.map((word, i) => {
    const postings = table.words.get(word.stem);
    if (postings === undefined || isRepeated(telling, i)) return postings !== undefined;
    const claimed = claimants[i];
    for (const { profession, weight } of postings) {
      const share = claimed === undefined || claimed.has(profession) ? 1 : LEFT_WHEN_CLAIMED;
      scores[profession] = (scores[profession] as number) + weight * share;
    }
    return true;
  });
  return { scores, known };
}

/** Scores the pairs, and tells by word which professions claim a pair it stands in. */
function pairClaimants(
  telling: readonly Word[],
  table: EvidenceTable,
  scores: Float64Array,
): (Set<number> | undefined)[] {
  const claimants: (Set<number> | undefined)[] = telling.map(() => undefined);
  const seen = new Set<string>();
  telling.forEach((first, i) => {
    for (let j = i + 1; j <= Math.min(i + PAIR_REACH, telling.length - 1); j++) {
      const second = telling[j] as Word;
      const key = pairKey(first.stem, second.stem);
      const postings = table.pairs.get(key);
      if (postings === undefined || first.stem === second.stem || seen.has(key)) continue;
      seen.add(key);
      for (const { profession, weight } of postings) {
        scores[profession] = (scores[profession] as number) + weight / (j - i);
        if (j - i > 1) continue;
        for (const position of [i, j]) {
          claimants[position] ??= new Set();
          claimants[position].add(profession);
        }
      }
    }
  });
  return claimants;
}

function isRepeated(telling: readonly Word[], position: number): boolean {
  const stem = telling[position]?.stem;
  return telling.findIndex((word) => word.stem === stem) < position;
}
