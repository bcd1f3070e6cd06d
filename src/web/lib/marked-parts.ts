/** A text in pieces, the marked ones told apart (M9). Pure. */
import type { Mark } from '../../routing/outcome.ts';
import { shorten } from './shorten.ts';

export interface TextPart {
  /** Where it begins in the text, in UTF-16 units. */
  readonly from: number;
  readonly text: string;
  readonly isMarked: boolean;
}

/**
 * The pieces in order; together they are what shorten makes of the text.
 * @param marks in order and apart from each other. @param length characters at most.
 */
export function markedParts(text: string, marks: readonly Mark[], length: number): TextPart[] {
  const shown = shorten(text, length);
  // The ellipsis of a text that was cut is no part of it.
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
