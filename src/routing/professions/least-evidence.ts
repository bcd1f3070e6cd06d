/** How much evidence a need must have before it names a profession at all. */
import { idleBeginnings } from '../knowledge/idle-beginnings.ts';
import type { Word } from '../text/word.ts';

/** Evidence below which a need names no profession: a lone hint, or one word of one longer term, gives less. */
const LEAST = 0.34;

/** The same for a text that begins like small talk: 'what is the capital of France' asks no banker. */
const LEAST_IF_IDLE = 0.65;

export function leastEvidence(words: readonly Word[]): number {
  const [first, second] = words.map(({ typed }) => typed.toLowerCase());
  if (first === undefined) return LEAST;
  const isIdle = idleBeginnings.has(first) || idleBeginnings.has(`${first} ${second}`);
  return isIdle ? LEAST_IF_IDLE : LEAST;
}
