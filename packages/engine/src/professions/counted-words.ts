/**
 * The words of a need that led to its answer: the ones that reasons quote and that are marked in
 * the need (M9).
 */
import type { Word } from '../text/word.ts';
import type { EvidenceTable } from './evidence-table.ts';
import type { ProfessionEntry } from './profession-table.ts';
import { explainNeed } from './weigh-need.ts';

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
