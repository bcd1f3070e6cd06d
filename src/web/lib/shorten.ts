/** Cuts a text that people may have pasted whole, for places that must stay short. */

/** At most `length` characters, an ellipsis among them; shorter texts stay as they are. */
export function shorten(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length
    ? text
    : `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}
