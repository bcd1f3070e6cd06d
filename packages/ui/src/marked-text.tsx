/** A need as typed, in its own writing direction, with the words that led to the answer marked (M9); possibly cut. */
import type { Mark } from 'engine';

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

interface TextPart {
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

/**
 * At most `length` characters including the ellipsis; shorter texts are unchanged. For pasted text, which may be long.
 * Cut between words, unless that would leave less than a third.
 */
export function shorten(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  const cut = characters.slice(0, length - 1).join('');
  const isWhole = /\s/.test(characters[length - 1] ?? '');
  const words = isWhole ? cut : cut.replace(/\s+\S*$/, '');
  return `${(words.length * 3 >= cut.length ? words : cut).trimEnd()}…`;
}
