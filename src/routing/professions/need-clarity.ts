/**
 * Whether a text asks for work at all: trivia, small talk and commands to a phone name trades too. Weighs the
 * evidence for the strongest trade against how the text sounds.
 */
import { ownValue } from '../own-value.ts';
import type { Word } from '../text/word.ts';

/** How a word, or the beginning of a text, speaks for a request (above 0) or for talk (below 0), in log-odds. */
export interface Talk {
  /** By stem. */
  readonly words: Readonly<Record<string, number>>;
  /** By the first one or two words of a text, in lower case. */
  readonly beginnings: Readonly<Record<string, number>>;
}

/** Weights of a logistic regression over labelled texts: docs/decisions/061-requests-and-talk.md. */
const PER_LOG_EVIDENCE = 1.4;
const PER_EXPLAINED_SHARE = 1.78;
const PER_LOG_LENGTH = -0.8;
const BASE = 1.47;

/** Keeps the logarithm of no evidence finite. */
const LEAST_EVIDENCE = 0.05;

/** Log-odds that are enough: below 0, since staying silent to a need costs more than answering talk. */
const ENOUGH = -0.5;

/**
 * @param evidence of the strongest trade.
 * @param explained part of the telling words that led to that trade, 0 to 1.
 */
export function isRequest(
  words: readonly Word[],
  evidence: number,
  explained: number,
  talk: Talk,
): boolean {
  const odds =
    BASE +
    PER_LOG_EVIDENCE * Math.log(evidence + LEAST_EVIDENCE) +
    PER_EXPLAINED_SHARE * explained +
    PER_LOG_LENGTH * Math.log(1 + words.length) +
    soundOf(words, talk);
  return odds >= ENOUGH;
}

/** A word said twice counts once. */
function soundOf(words: readonly Word[], talk: Talk): number {
  let sum = 0;
  for (const stem of new Set(words.map((word) => word.stem)))
    sum += ownValue(talk.words, stem) ?? 0;
  const [first, second] = words.map(({ typed }) => typed.toLowerCase());
  if (first !== undefined) sum += ownValue(talk.beginnings, first) ?? 0;
  if (second !== undefined) sum += ownValue(talk.beginnings, `${first} ${second}`) ?? 0;
  return sum;
}
