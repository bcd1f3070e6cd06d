/** Cuts a text where one need may end and the next begin. Knows marks and small words, no trades. */

/** A piece of a text: from `from` up to, not including, `to`, in UTF-16 units. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/**
 * The end of a sentence or clause, a new line, a number in a list, and what joins two wishes. A mark inside a
 * word parts nothing: 'a/c', 'R&B', '2.5'. Marks in a row are looked at once, from the first: a pasted line of
 * dots costs no more than its length.
 */
const BETWEEN_NEEDS =
  /(?<!\S)\d{1,2}[.)](?=\s)|(?<![.!?;,:])[.!?;,:]+(?=\s|$)|\n|[&/+,;](?=\s|\p{L}{2})|\b(?:and|also|plus|then|as well as)\b/giu;

/** Neither space nor a mark that begins the lines of a list. */
const INSIDE = /[^\s*•–—-]/;

/** The pieces of a text in order, without space around them; the whole text when there is no place to cut. */
export function partsOf(text: string): Part[] {
  const cuts = Array.from(text.matchAll(BETWEEN_NEEDS), ({ 0: { length }, index }) => ({
    from: index,
    to: index + length,
  }));
  const starts = [0, ...cuts.map(({ to }) => to)];
  const ends = [...cuts.map(({ from }) => from), text.length];
  return starts.flatMap((from, i) => trimmed(text, from, ends[i] as number) ?? []);
}

function trimmed(text: string, from: number, to: number): Part | null {
  const piece = text.slice(from, to);
  const start = piece.search(INSIDE);
  return start < 0 ? null : { from: from + start, to: from + piece.trimEnd().length };
}
