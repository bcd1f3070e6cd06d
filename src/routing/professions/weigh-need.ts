/** Adds up what the words of a need tell about each profession. */
import { tellingWords, type Word } from '../text/word.ts';
import { type EvidenceTable, type Posting, pairKey } from './evidence-table.ts';

/** Telling words apart at most to count as a pair: 'check engine light' holds, a sentence does not. */
const PAIR_REACH = 3;

/** What is left of a word's own evidence when a pair gives the word another meaning. */
const LEFT_WHEN_CLAIMED = 0.35;

/**
 * Evidence by profession position. Each word counts for the professions that claim it, each pair of
 * near words for those that claim the pair. A word that stands in a claimed pair counts little for
 * professions that do not claim that pair: 'garage door' is not about doors.
 */
export function weighNeed(need: readonly Word[], table: EvidenceTable): Float64Array {
  const scores = new Float64Array(table.professions);
  const claimants = new Map<string, Set<number>>();
  for (const { key, stems, apart } of pairsOf(need)) {
    const postings = table.pairs.get(key);
    if (postings === undefined) continue;
    for (const { profession, weight } of postings) add(scores, profession, weight / apart);
    if (apart === 1) for (const stem of stems) claim(claimants, stem, postings);
  }
  for (const stem of new Set(tellingWords(need).map((word) => word.stem))) {
    const claimed = claimants.get(stem);
    for (const { profession, weight } of table.words.get(stem) ?? []) {
      const left = claimed === undefined || claimed.has(profession) ? 1 : LEFT_WHEN_CLAIMED;
      add(scores, profession, weight * left);
    }
  }
  return scores;
}

interface Pair {
  readonly key: string;
  readonly stems: readonly [string, string];
  /** 1 for neighbours; how many telling words on otherwise. */
  readonly apart: number;
}

/** Near telling words, and neighbours of which one is not telling: 'living will', 'it support'. */
function pairsOf(need: readonly Word[]): Iterable<Pair> {
  const pairs = new Map<string, Pair>();
  const note = (first: Word, second: Word | undefined, apart: number) => {
    if (second === undefined || first.stem === second.stem) return;
    const key = pairKey(first.stem, second.stem);
    if (!pairs.has(key)) pairs.set(key, { key, stems: [first.stem, second.stem], apart });
  };
  const telling = tellingWords(need);
  telling.forEach((word, i) => {
    for (let apart = 1; apart <= PAIR_REACH; apart++) note(word, telling[i + apart], apart);
  });
  need.forEach((word, i) => {
    if (!word.telling || need[i + 1]?.telling === false) note(word, need[i + 1], 1);
  });
  return pairs.values();
}

function add(scores: Float64Array, profession: number, evidence: number): void {
  scores[profession] = (scores[profession] as number) + evidence;
}

function claim(
  claimants: Map<string, Set<number>>,
  stem: string,
  postings: readonly Posting[],
): void {
  const professions = claimants.get(stem) ?? new Set();
  for (const { profession } of postings) professions.add(profession);
  claimants.set(stem, professions);
}
