/** Splits a text into marked and unmarked parts (M9). Pure. */
import type { Mark } from 'engine';
import { shorten } from './shorten.ts';

export interface TextPart {
  /** Start offset in the text, in UTF-16 code units. */
  readonly from: number;
  readonly text: string;
  readonly isMarked: boolean;
}

/**
 * The parts in order; joined, they equal the shortened text.
 * @param marks sorted and not overlapping. @param length maximum characters.
 */
export function markedParts(text: string, marks: readonly Mark[], length: number): TextPart[] {
  const shown = shorten(text, length);
  // Exclude the ellipsis of a shortened text.
  const end = shown === text ? text.length : shown.length - 1;
  const parts: TextPart[] = [];
  let at = 0;
  const upTo = (to: number, isMarked: boolean) => {
    if (to > at) parts.push({ from: at, text: shown.slice(at, to), isMarked });
    at = Math.max(at, to);
  };
  for (const { from, to } of marks) {
    upTo(Math.min(from, end), false);
    upTo(Math.min(to, end), true);
  }
  upTo(shown.length, false);
  return parts;
}
