/** Cells that a spreadsheet would run as a formula: made harmless on the way out, as they were on the way in. Pure. */

/** What a formula begins with, in one program or another, behind any apostrophes; the wide signs in Japanese ones. */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/;

/** Where a program that expects another separator than the comma sees a cell begin within a text. */
const WITHIN = /([;\t\r\n][ "]*)(?='*[=+\-@＝＋－＠])/g;
const DEFUSED_WITHIN = /([;\t\r\n][ "]*)'(?='*[=+\-@＝＋－＠])/g;

/** The text with an apostrophe wherever a spreadsheet could run it, or could seem to have been given one. */
export function defused(text: string): string {
  const inside = text.replace(WITHIN, "$1'");
  return FORMULA.test(text) ? `'${inside}` : inside;
}

/** Undoes `defused` exactly, for any text; a plain formula of another program's file stays as it is. */
export function restored(cell: string): string {
  const text = cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
  return text.replace(DEFUSED_WITHIN, '$1');
}
