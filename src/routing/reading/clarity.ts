/** How clearly words name something by themselves. */
import type { FoundProfession } from '../professions/find-professions.ts';
import { tellingWords, type Word } from '../text/word.ts';
import { tellsWhy } from './circumstance.ts';

/** Evidence a part of a text needs to be a need of its own, and for each of its telling words on average. */
const MIN_EVIDENCE = 0.5;
const MIN_EVIDENCE_PER_WORD = 0.42;

/** Whether words name a trade clearly. @param evidence for the profession they tell of most. */
export function isClear(words: readonly Word[], evidence: number): boolean {
  const { length } = tellingWords(words);
  return evidence >= Math.max(MIN_EVIDENCE, MIN_EVIDENCE_PER_WORD * length);
}

/** Whether the words would be a need if they had been typed alone, and are not what led to another. */
export function isNeedByItself({
  words,
  professions,
}: {
  readonly words: readonly Word[];
  readonly professions: readonly FoundProfession[];
}): boolean {
  return isClear(words, professions[0]?.evidence ?? 0) && !tellsWhy(words);
}
