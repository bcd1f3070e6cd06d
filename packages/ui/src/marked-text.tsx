/** A need as typed, in its own writing direction, with the words that led to the answer marked (M9). */
import type { Mark } from 'engine';
import { markedParts } from './marked-parts.ts';

interface Props {
  readonly text: string;
  readonly marks: readonly Mark[];
  /** Maximum characters shown; unlimited when omitted. */
  readonly length?: number;
}

export function MarkedText({ text, marks, length = Infinity }: Props) {
  return (
    <bdi>
      {markedParts(text, marks, length).map(({ from, text, isMarked }) =>
        isMarked ? <mark key={from}>{text}</mark> : text,
      )}
    </bdi>
  );
}
