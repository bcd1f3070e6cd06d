/** Cells that a spreadsheet would run as a formula: made harmless on the way out, as they were on the way in. Pure. */

/** What a formula begins with, in one program or another, behind any apostrophes. */
const FORMULA = /^'*[=+\-@\t\r\n]/;

/** The text with an apostrophe before it when a spreadsheet could run it, or could seem to have been given one. */
export function defused(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Undoes `defused` exactly, for any text; a plain formula of another program's file stays as it is. */
export function restored(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
