/** Shortens possibly long pasted text for places with little room. */

/** At most `length` characters including the ellipsis; shorter texts are unchanged. */
export function shorten(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length
    ? text
    : `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}
