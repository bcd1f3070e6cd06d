/** Adds up what the words of a need tell about each profession. */
import { tellingWords, type Word } from '../text/word.ts';
import { type EvidenceTable, type Posting, pairKey } from './evidence-table.ts';

/** Telling words apart at most to count as a pair: 'check engine light' holds, a sentence does not. */
const PAIR_REACH = 3;

/** What is left of a word's own evidence when a pair gives the word another meaning. */
const LEFT_WHEN_CLAIMED = 0.35;

/** What is left of evidence that is one word of a longer term and nothing else: 'test' is no inspection. */
const LEFT_WHEN_LONE = 0.5;

/**
 * Evidence by profession position. Each word counts for the professions that claim it, each pair of
 * near words for those that claim the pair. A word that stands in a claimed pair counts little for
 * professions that do not claim that pair: 'garage door' is not about doors.
 */
export function weighNeed(need: readonly Word[], table: EvidenceTable): Float64Array {
  const scores = new Float64Array(table.professions);
  const support = new Uint16Array(table.professions);
  const claimants = new Map<string, Set<number>>();
  for (const { key, stems, apart } of pairsOf(need)) {
    const postings = table.pairs.get(key);
    if (postings === undefined) continue;
    for (const posting of postings) add(scores, support, posting, 1 / apart);
    if (apart === 1) for (const stem of stems) claim(claimants, stem, postings);
  }
  for (const stem of new Set(tellingWords(need).map((word) => word.stem))) {
    const claimed = claimants.get(stem);
    for (const posting of table.words.get(stem) ?? []) {
      const isOwn = claimed === undefined || claimed.has(posting.profession);
      add(scores, support, posting, isOwn ? 1 : LEFT_WHEN_CLAIMED);
    }
  }
  return scores.map((score, i) => (support[i] === LONE_WORD ? score * LEFT_WHEN_LONE : score));
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

/** A word of a longer term supports a profession once; two of them, or a term, support it well. */
const LONE_WORD = 1;
const FIRM = 2;

function add(
  scores: Float64Array,
  support: Uint16Array,
  { profession, weight, isFirm }: Posting,
  part: number,
): void {
  scores[profession] = (scores[profession] as number) + weight * part;
  support[profession] = (support[profession] as number) + (isFirm ? FIRM : LONE_WORD);
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
