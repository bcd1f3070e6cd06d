/** Shortens a text for quoting, after a whole word. */

/** A cut at a word keeps at least this share of the length; a longer word is cut itself. */
const MIN_KEPT_SHARE = 0.5;

/** What may be left hanging at the end of a shortened text. */
const LOOSE_END = /[\s,;:.!?("'–—-]+$/u;

/**
 * At most `length` characters of the text and then `ellipsis`; a shorter text is unchanged. Only a word that
 * alone fills half of the length is cut, between two characters.
 * @example shortenedAtWord('a leak in the hallway', 14) // 'a leak in the…'
 */
export function shortenedAtWord(text: string, length: number, ellipsis = '…'): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  const kept = characters.slice(0, length).join('');
  const isWhole = /\s/.test(characters[length] ?? '');
  const atWord = isWhole ? kept : kept.replace(/\s\S*$/, '');
  const shortened = [...atWord].length < length * MIN_KEPT_SHARE ? kept : atWord;
  return shortened.replace(LOOSE_END, '') + ellipsis;
}
