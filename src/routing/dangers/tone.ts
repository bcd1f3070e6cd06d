/** How a text sounds: like somebody in danger, or like an everyday need. */
import type { DangerTone } from './danger-knowledge.ts';
import { PAUSE, type ReadText } from './find-sign.ts';
import type { TermTable } from './term-table.ts';

/** What a word or pair of danger-tone.txt is worth, in log-odds. */
export const STRENGTHS = {
  faintly: 0.1,
  slightly: 0.25,
  somewhat: 0.5,
  clearly: 0.8,
  strongly: 1.3,
  firmly: 2,
} as const;

/** Words that may stand between the two of a pair. */
const PAIR_GAP = 1;

/** A text longer than this, in words, is judged by its most alarming stretch of so many. */
const STRETCH = 25;

/** Every two words in their order with at most PAIR_GAP others between them, each pair once. */
export function tonePairs(words: readonly string[]): string[] {
  const pairs = new Set<string>();
  words.forEach((word, i) => {
    for (const next of words.slice(i + 1, i + 2 + PAIR_GAP)) pairs.add(`${word} ${next}`);
  });
  return [...pairs];
}

/** @returns the log-odds that a text tells of danger: above 0, it rather does. */
export function toneOf(tone: DangerTone, terms: TermTable): (text: ReadText) => number {
  const words = new Map<number, number>();
  const pairs = new Map<string, number>();
  for (const [wording, worth] of Object.entries(tone.worth)) {
    const numbers = wording.split(' ').map((word) => terms.numberOf(word));
    if (numbers.length === 1) words.set(numbers[0] as number, worth);
    else pairs.set(numbers.join(' '), worth);
  }

  function ofStretch(stretch: ReadText): number {
    let sum = tone.start + tone.eachWord * stretch.length;
    const counted = new Set<number | string>();
    stretch.forEach((read, i) => {
      for (const word of read) {
        if (!counted.has(word)) sum += words.get(word) ?? 0;
        counted.add(word);
        for (const next of stretch.slice(i + 1, i + 2 + PAIR_GAP).flat()) {
          const pair = `${word} ${next}`;
          if (!counted.has(pair)) sum += pairs.get(pair) ?? 0;
          counted.add(pair);
        }
      }
    });
    return sum;
  }

  return (text) => {
    const spoken = text.filter((word) => word !== PAUSE);
    let most = ofStretch(spoken.slice(0, STRETCH));
    for (
      let from = STRETCH / 5;
      from + STRETCH <= spoken.length + STRETCH / 5;
      from += STRETCH / 5
    ) {
      most = Math.max(most, ofStretch(spoken.slice(from, from + STRETCH)));
    }
    return most;
  };
}
