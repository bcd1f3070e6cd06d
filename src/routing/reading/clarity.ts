/** How clearly words name something by themselves. */
import { tellingWords, type Word } from '../text/word.ts';

/** Evidence a part of a text needs to be a need of its own, and for each of its telling words on average. */
const MIN_EVIDENCE = 0.5;
const MIN_EVIDENCE_PER_WORD = 0.35;

/** @param evidence for the profession the words tell of most. */
export function isClear(words: readonly Word[], evidence: number): boolean {
  const { length } = tellingWords(words);
  return evidence >= Math.max(MIN_EVIDENCE, MIN_EVIDENCE_PER_WORD * length);
}
