/** How a text sounds: like somebody in danger, or like an everyday need. */
import type { DangerTone } from './danger-knowledge.ts';
import { PAUSE, type ReadText } from './find-sign.ts';
import type { TermTable } from './term-table.ts';

/** What a word of danger-tone.txt is worth, in log-odds. */
export const STRENGTHS = {
  somewhat: 0.5,
  clearly: 0.8,
  strongly: 1.3,
  firmly: 2,
} as const;

/** A text longer than this, in words, is judged by its most alarming stretch of so many. */
const STRETCH = 25;

/** @returns the log-odds that a text tells of danger: above 0, it rather does. */
export function toneOf(tone: DangerTone, terms: TermTable): (text: ReadText) => number {
  const worths = new Map(
    Object.entries(tone.worth).map(([word, worth]) => [terms.numberOf(word), worth]),
  );

  function ofStretch(stretch: ReadText): number {
    let sum = tone.start + tone.eachWord * stretch.length;
    for (const word of new Set(stretch.flat())) sum += worths.get(word) ?? 0;
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
