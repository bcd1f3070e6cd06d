/** The names of a spreadsheet's columns. Pure. */

/** @example lettersOf(26) // 'AA' */
export function lettersOf(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? lettersOf(rest - 1) : '') + String.fromCharCode(65 + (column % 26));
}

const [A, Z] = [65, 90];

/** From 0. @param place a column or a cell. @example columnOf('AA7') // 26 */
export function columnOf(place: string): number {
  let column = 0;
  for (let at = 0; at < place.length; at += 1) {
    const code = place.charCodeAt(at);
    if (code < A || code > Z) break;
    column = column * 26 + code - A + 1;
  }
  return column - 1;
}
