/** Cuts a text where one need may end and the next begin. Knows marks and small words, no trades. */

/**
 * The end of a sentence or clause, a new line, and what joins two wishes. A mark inside a word parts
 * nothing: 'a/c', 'R&B', '2.5'. Marks in a row are looked at once, from the first: a pasted line of
 * dots costs no more than its length.
 */
const BETWEEN_NEEDS =
  /(?<![.!?;,:])[.!?;,:]+(?=\s|$)|\n|[&/+,;](?=\s|\p{L}{2})|\b(?:and|also|plus|then|as well as)\b/giu;

/** The pieces of a text in order, as they are written; the text alone when there is no place to cut. */
export function partsOf(text: string): string[] {
  return text
    .split(BETWEEN_NEEDS)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
