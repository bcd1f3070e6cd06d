/** How a text sounds: like a person in danger, or like an everyday need. */
import { ownValue } from '../own-value.ts';
import type { DangerTone } from './danger-knowledge.ts';
import { PAUSE, type ReadText } from './find-sign.ts';

/** What a word or a pair of words of danger-tone.txt is worth, in log-odds. */
export const STRENGTHS = {
  slightly: 0.25,
  somewhat: 0.5,
  clearly: 0.8,
  strongly: 1.3,
  firmly: 2,
} as const;

/** A longer text, in words, is judged by its most alarming stretch of so many; how far apart stretches begin. */
export const STRETCH = 25;
const STRIDE = 5;

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
  const firsts = words.map(([stem = '']) => stem);
  for (const said of new Set([...words.flat(), ...pairsOf(firsts)])) {
    sum += ownValue(worth, said) ?? 0;
  }
  return sum;
}

/** Each two words side by side, as danger-tone.txt writes them. */
export function pairsOf(stems: readonly string[]): string[] {
  return stems.slice(1).map((stem, i) => `${stems[i]} ${stem}`);
}
