/** How a text sounds: like somebody in danger, or like an everyday need. */
import type { DangerTone } from './danger-knowledge.ts';
import { PAUSE, type ReadText } from './find-sign.ts';

/** What a word or pair of danger-tone.txt is worth, in log-odds. */
export const STRENGTHS = {
  slightly: 0.25,
  somewhat: 0.5,
  clearly: 0.8,
  strongly: 1.3,
  firmly: 2,
} as const;

/** Words that may stand between the two of a pair. */
const PAIR_GAP = 1;

/** A longer text, in words, is judged by its most alarming stretch of so many; how far apart stretches begin. */
const STRETCH = 25;
const STRIDE = 5;

/** Every two words in their order with at most PAIR_GAP others between them, each pair once. */
export function tonePairs(words: readonly string[]): string[] {
  const pairs = new Set<string>();
  words.forEach((word, i) => {
    for (const next of words.slice(i + 1, i + 2 + PAIR_GAP)) pairs.add(`${word} ${next}`);
  });
  return [...pairs];
}

/** @returns the log-odds that a text tells of danger: above 0, it rather does. */
export function toneOf(tone: DangerTone, text: ReadText): number {
  const words = text.filter((word) => word !== PAUSE).map(({ stems }) => stems);
  let most = toneOfStretch(tone, words.slice(0, STRETCH));
  for (let from = STRIDE; from < words.length - STRETCH + STRIDE; from += STRIDE) {
    most = Math.max(most, toneOfStretch(tone, words.slice(from, from + STRETCH)));
  }
  return most;
}

function toneOfStretch(
  { start, eachWord, worth }: DangerTone,
  words: readonly (readonly string[])[],
): number {
  let sum = start + eachWord * words.length;
  const counted = new Set<string>();
  const count = (wording: string) => {
    const value = worth[wording];
    if (value === undefined || counted.has(wording)) return;
    counted.add(wording);
    sum += value;
  };
  words.forEach((stems, i) => {
    for (const word of stems) {
      count(word);
      for (let next = i + 1; next <= i + 1 + PAIR_GAP; next++) {
        for (const other of words[next] ?? []) count(`${word} ${other}`);
      }
    }
  });
  return sum;
}
