/** What the words of a need bring up of the evidence table: weighing a need and explaining it walk alike. */
import { tellingWords, type Word } from '../text/word.ts';
import type { EvidenceTable, Posting } from './evidence-table.ts';

/** Telling words apart at most to count as a pair: 'check engine light' holds, a sentence does not. */
const PAIR_REACH = 3;

/** What is left of a word's own evidence when a pair gives the word another meaning. */
const LEFT_WHEN_CLAIMED = 0.35;

/** What is left of the evidence of words that only tell the story around a request. */
const LEFT_IN_STORY = 0.4;

/** @param gain what the posting adds to its profession. @param words the word or the pair it is about. */
type Visit = (posting: Posting, gain: number, words: readonly Word[]) => void;

/**
 * Each word counts for the professions that claim it, each pair of near words for those that claim
 * the pair. A word that stands in a claimed pair counts little for professions that do not claim
 * that pair: 'garage door' is not about doors. Words of the story around a request count little for any.
 * A word said twice counts once, where it is said first.
 */
export function eachClaim(need: readonly Word[], table: EvidenceTable, visit: Visit): void {
  const claimants = new Map<string, Set<number>>();
  for (const { words, apart } of pairsOf(need)) {
    const postings = table.pair(words[0].stem, words[1].stem);
    if (postings.length === 0) continue;
    for (const posting of postings) visit(posting, (posting.weight * partOf(words)) / apart, words);
    if (apart === 1) for (const { stem } of words) claim(claimants, stem, postings);
  }
  const seen = new Set<string>();
  for (const word of need) {
    if (!word.telling || seen.has(word.stem)) continue;
    seen.add(word.stem);
    const claimed = claimants.get(word.stem);
    const words = [word];
    for (const posting of table.word(word.stem)) {
      const isOwn = claimed === undefined || claimed.has(posting.profession);
      visit(posting, posting.weight * partOf(words) * (isOwn ? 1 : LEFT_WHEN_CLAIMED), words);
    }
  }
}

/** A pair of which one word is asked for counts in full. */
function partOf(words: readonly Word[]): number {
  return words.every(({ inStory }) => inStory) ? LEFT_IN_STORY : 1;
}

interface Pair {
  readonly words: readonly [Word, Word];
  /** 1 for neighbours; how many telling words on otherwise. */
  readonly apart: number;
}

/** Near telling words, and neighbours of which one is not telling: 'living will', 'it support'. */
function pairsOf(need: readonly Word[]): Iterable<Pair> {
  const pairs = new Map<string, Pair>();
  const note = (first: Word, second: Word | undefined, apart: number) => {
    if (second === undefined || first.stem === second.stem) return;
    const key = pairKey(first.stem, second.stem);
    if (!pairs.has(key)) pairs.set(key, { words: [first, second], apart });
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

function claim(
  claimants: Map<string, Set<number>>,
  stem: string,
  postings: readonly Posting[],
): void {
  const professions = claimants.get(stem) ?? new Set();
  for (const { profession } of postings) professions.add(profession);
  claimants.set(stem, professions);
}

/** Two stems in either order: 'pipe burst' meets 'burst pipe'. */
function pairKey(a: string, b: string): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}
