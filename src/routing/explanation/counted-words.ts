/** The words of a need that really counted for an answer: not every word some trade happens to use. */
import type { EvidenceTable } from '../professions/evidence-table.ts';
import { explain } from '../professions/explain-need.ts';
import type { ProfessionEntry } from '../professions/profession-table.ts';
import type { Word } from '../text/word.ts';

export interface CountedWord {
  readonly word: Word;
  /** Its place among the words of the need, from 0. */
  readonly at: number;
  /** How much it counted beside the others; above 0. */
  readonly gain: number;
}

/** A word that brought less than this part of what the strongest word did is not worth a mention. */
const WORTH_A_MENTION = 0.25;

/** The words that told about a profession, in the order of the need. */
export function countedFor(
  words: readonly Word[],
  { index }: ProfessionEntry,
  table: EvidenceTable,
): CountedWord[] {
  const gains = explain(words, index, table);
  const most = Math.max(...gains);
  // A term made of plain words tells by being said word for word, not by any one of them.
  if (most <= 0) return countedAlike(words, words);
  const least = WORTH_A_MENTION * most;
  return counted(words, (_, at) => {
    const gain = gains[at] ?? 0;
    return gain < least ? 0 : gain;
  });
}

/** These of the words, each counting as much as the others. */
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
