/** How a text sounds: like danger or like an everyday need, and like which kind of danger. */

import type { DangerTone } from '../knowledge/danger-knowledge.ts';
import { ownValue } from '../text/look-up.ts';
import { PAUSE, type ReadText } from './sign.ts';

/** The strengths in danger-tone.txt of a word or a pair of words, in log-odds. */
export const STRENGTHS = {
  slightly: 0.25,
  somewhat: 0.5,
  clearly: 0.8,
  strongly: 1.3,
  firmly: 2,
} as const;

/** A longer text is judged by its most alarming stretch of this length. */
export const STRETCH_WORDS = 25;

/** Words between the beginnings of two stretches. */
const STRIDE_WORDS = 5;
const OVERLAP_WORDS = STRETCH_WORDS - STRIDE_WORDS;

/**
 * How much each doubling of the number of stretches lowers the tone of a text: the more there are, the more often one sounds
 * like danger by chance.
 */
const WORTH_OF_DOUBLE_LENGTH = 0.3;

/** @returns the log-odds that a text is about danger: above 0, it is more likely than not. */
export function toneOf(tone: DangerTone, text: ReadText): number {
  const words = text.filter((word) => word !== PAUSE).map(({ stems }) => stems);
  let most = -Infinity;
  let stretches = 0;
  for (let from = 0; stretches === 0 || from + OVERLAP_WORDS < words.length; from += STRIDE_WORDS) {
    most = Math.max(most, toneOfStretch(tone, words.slice(from, from + STRETCH_WORDS)));
    stretches++;
  }
  return most - WORTH_OF_DOUBLE_LENGTH * Math.log2(stretches);
}

function toneOfStretch(
  { start, eachWord, worth }: DangerTone,
  words: readonly (readonly string[])[],
): number {
  let sum = start + eachWord * words.length;
  const firsts = words.map(([stem = '']) => stem);
  for (const wording of new Set([...words.flat(), ...pairsOf(firsts)])) {
    sum += ownValue(worth, wording) ?? 0;
  }
  return sum;
}

/**
 * All pairs of neighbouring words, as written in danger-tone.txt.
 * @example pairsOf(['gas', 'leak', 'now']) // ['gas leak', 'leak now']
 */
export function pairsOf(stems: readonly string[]): string[] {
  return stems.slice(1).map((stem, i) => `${stems[i]} ${stem}`);
}

interface LikelyKind {
  /** Its position in the knowledge; null when two kinds are equally likely, or none is. */
  readonly kind: number | null;
  /** How many more words suggest it than suggest the runner-up. */
  readonly lead: number;
}

/** The kind of danger that most words of a text suggest. */
export function likelyKind({ kindsOf }: DangerTone, text: ReadText): LikelyKind {
  const votes = new Map<number, number>();
  for (const stem of new Set(text.flatMap(({ stems }) => stems))) {
    for (const kind of ownValue(kindsOf, stem) ?? []) votes.set(kind, (votes.get(kind) ?? 0) + 1);
  }
  const [[kind, most] = [null, 0], [, next] = [null, 0]] = [...votes].sort(([, a], [, b]) => b - a);
  const lead = most - next;
  return { kind: lead > 0 ? kind : null, lead };
}
