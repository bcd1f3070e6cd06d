/**
 * Weighs a need: how much its words tell about each profession, and how much each word contributed
 * (M6, M9). Both go over the same claims, so that a reason and a score cannot disagree.
 */
import { tellingWords, type Word } from '../text/word.ts';
import type { EvidenceTable, Posting } from './evidence-table.ts';
import type { ProfessionEntry } from './profession-table.ts';

/** Two telling words count as a pair when they are at most this many telling words apart. */
const PAIR_REACH = 3;

/** Share of a word's own evidence that is left when a pair gives the word another meaning. */
const LEFT_WHEN_CLAIMED = 0.35;

/** Share of the evidence that is left for terms in the story around a request. Its hints count in full. */
const LEFT_IN_STORY = 0.4;

/**
 * Share that is left when one word of a longer term is all there is: 'test' alone does not mean an
 * inspection.
 */
const LEFT_WHEN_LONE = 0.5;

/** Evidence that hints multiply when no term supports the profession. */
export const HINT_BASE_EVIDENCE = 0.1;

/** Support for a profession: a lone word of a longer term adds 1, a term or a pair 2. */
const LONE_SUPPORT = 1;
const FIRM_SUPPORT = 2;

/** Evidence by profession position. */
export function weighNeed(need: readonly Word[], table: EvidenceTable): Float64Array {
  const scores = weighTerms(need, table);
  const worths = new Map<number, number>();
  eachHint(need, table, (profession, worth) => {
    worths.set(profession, (worths.get(profession) ?? 0) + worth);
  });
  for (const [profession, worth] of worths) {
    scores[profession] = raised(scores[profession] as number, worth);
  }
  return scores;
}

/** Evidence by profession position, from terms alone: what a wording names rather than suggests. */
export function weighTerms(need: readonly Word[], table: EvidenceTable): Float64Array {
  const scores = new Float64Array(table.professions);
  const support = new Uint16Array(table.professions);
  eachClaim(need, table, (posting, gain) => {
    const { profession } = posting;
    scores[profession] = (scores[profession] as number) + gain;
    support[profession] = (support[profession] as number) + supportOf(posting);
  });
  // Most professions have no evidence, and few only a lone word.
  for (let i = support.indexOf(LONE_SUPPORT); i >= 0; i = support.indexOf(LONE_SUPPORT, i + 1)) {
    scores[i] = (scores[i] as number) * shareLeft(LONE_SUPPORT);
  }
  return scores;
}

/** Evidence with hints: they multiply it, from HINT_BASE_EVIDENCE up even where no term supports the profession. */
function raised(evidence: number, worth: number): number {
  return (evidence + HINT_BASE_EVIDENCE) * Math.exp(worth) - HINT_BASE_EVIDENCE;
}

/** Visits what each word hints at, including words of the story. A repeated word counts once. */
function eachHint(
  need: readonly Word[],
  table: EvidenceTable,
  visit: (profession: number, worth: number, at: number) => void,
): void {
  const seen = new Set<string>();
  need.forEach(({ telling, stem }, at) => {
    if (!telling || seen.has(stem)) return;
    seen.add(stem);
    for (const { profession, worth } of table.hints(stem)) visit(profession, worth, at);
  });
}

/**
 * The evidence each word of a need adds for one profession, in the order of the words. A pair's
 * evidence is split between its two words. The sum is what weighNeed gives the profession.
 * @param profession position in the profession table.
 */
export function explainNeed(
  need: readonly Word[],
  profession: number,
  table: EvidenceTable,
): readonly number[] {
  const gains = need.map(() => 0);
  let support = 0;
  eachClaim(need, table, (posting, gain, words) => {
    if (posting.profession !== profession) return;
    support += supportOf(posting);
    for (const word of words) {
      const at = need.indexOf(word);
      gains[at] = (gains[at] ?? 0) + gain / words.length;
    }
  });
  const left = shareLeft(support);
  const worths = need.map(() => 0);
  eachHint(need, table, (hinted, worth, at) => {
    if (hinted === profession) worths[at] = worth;
  });
  const worth = sum(worths);
  if (worth === 0) return gains.map((gain) => gain * left);
  const evidence = sum(gains) * left;
  const perWorth = (raised(evidence, worth) - evidence) / worth;
  return gains.map((gain, at) => gain * left + (worths[at] as number) * perWorth);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function supportOf({ isFirm }: Posting): number {
  return isFirm ? FIRM_SUPPORT : LONE_SUPPORT;
}

/** Share of a profession's evidence that is left, given the support from all its postings. */
function shareLeft(support: number): number {
  return support === LONE_SUPPORT ? LEFT_WHEN_LONE : 1;
}

/** @param gain what the posting adds to its profession. @param words the word or the pair it is about. */
type Visit = (posting: Posting, gain: number, words: readonly Word[]) => void;

/**
 * Visits each word for the professions that claim it, and each pair of nearby words for those that
 * claim the pair. A word inside a claimed pair counts little for professions that do not claim that
 * pair: 'garage door' is not about doors. Words of the story around a request count less. A
 * repeated word counts once, at its first place.
 */
function eachClaim(need: readonly Word[], table: EvidenceTable, visit: Visit): void {
  const claimants = new Map<string, Set<number>>();
  for (const { words, apart } of pairsOf(need)) {
    const postings = table.pair(words[0].stem, words[1].stem);
    if (postings.length === 0) continue;
    for (const posting of postings)
      visit(posting, (posting.weight * storyFactor(words)) / apart, words);
    if (apart === 1) for (const { stem } of words) addClaimants(claimants, stem, postings);
  }
  const seen = new Set<string>();
  for (const word of need) {
    if (!word.telling || seen.has(word.stem)) continue;
    seen.add(word.stem);
    const claimed = claimants.get(word.stem);
    const words = [word];
    for (const posting of table.word(word.stem)) {
      const isOwn = claimed === undefined || claimed.has(posting.profession);
      visit(posting, posting.weight * storyFactor(words) * (isOwn ? 1 : LEFT_WHEN_CLAIMED), words);
    }
  }
}

/** A pair counts in full when one of its words is part of the request. */
function storyFactor(words: readonly Word[]): number {
  return words.every(({ standing }) => standing === 'story') ? LEFT_IN_STORY : 1;
}

interface Pair {
  readonly words: readonly [Word, Word];
  /** Distance in telling words; 1 for neighbours. */
  readonly apart: number;
}

/** Pairs of nearby telling words, and of neighbours where one is not telling: 'living will', 'it support'. */
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
    const next = need[i + 1];
    const isRefused = word.standing === 'refused' || next?.standing === 'refused';
    if (!isRefused && (!word.telling || next?.telling === false)) note(word, next, 1);
  });
  return pairs.values();
}

function addClaimants(
  claimants: Map<string, Set<number>>,
  stem: string,
  postings: readonly Posting[],
): void {
  const professions = claimants.get(stem) ?? new Set();
  for (const { profession } of postings) professions.add(profession);
  claimants.set(stem, professions);
}

/** The same for both orders: 'pipe burst' matches 'burst pipe'. */
function pairKey(a: string, b: string): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

// The words of a need that led to its answer: the ones that reasons quote and that are marked in the need (M9).

export interface CountedWord {
  readonly word: Word;
  /** Its place among the words of the need, from 0. */
  readonly at: number;
  /** How much it counted relative to the others; above 0. */
  readonly gain: number;
}

/** A word counts when it contributed at least this share of what the strongest word did. */
const WORTH_A_MENTION = 0.25;

/** The words that led to a profession, in the order of the need. */
export function countedFor(
  words: readonly Word[],
  { position }: ProfessionEntry,
  table: EvidenceTable,
): CountedWord[] {
  const gains = explainNeed(words, position, table);
  const most = Math.max(...gains);
  // A term made of plain words is matched as a whole: no single word of it is evidence.
  if (most <= 0) return countedAlike(words, words);
  const least = WORTH_A_MENTION * most;
  return counted(words, (_, at) => {
    const gain = gains[at] ?? 0;
    return gain < least ? 0 : gain;
  });
}

/** The given words, all counting the same. */
export function countedAlike(words: readonly Word[], these: readonly Word[]): CountedWord[] {
  return counted(words, (word) => (these.includes(word) ? 1 : 0));
}

function counted(
  words: readonly Word[],
  gainOf: (word: Word, at: number) => number,
): CountedWord[] {
  return words
    .map((word, at) => ({ word, at, gain: gainOf(word, at) }))
    .filter(({ gain }) => gain > 0);
}
