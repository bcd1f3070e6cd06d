/** Escapes cells that a spreadsheet would run as a formula on export, and restores them on import. Pure. */

/** Characters that start a formula in some program, after any apostrophes; Japanese ones accept full-width signs. */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/;

/** Where a program that expects a separator other than a comma would start a new cell within a text. */
const WITHIN = /([;\t\r\n][ "]*)(?='*[=+\-@＝＋－＠])/g;
const ESCAPED_WITHIN = /([;\t\r\n][ "]*)'(?='*[=+\-@＝＋－＠])/g;

/** Adds an apostrophe wherever a spreadsheet could run the text, or where `unescapeFormulas` would remove one. */
export function escapeFormulas(text: string): string {
  const inside = text.replace(WITHIN, "$1'");
  return FORMULA.test(text) ? `'${inside}` : inside;
}

/** Undoes `escapeFormulas` exactly, for any text; a formula in another program's file is kept unchanged. */
export function unescapeFormulas(cell: string): string {
  const text = cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
  return text.replace(ESCAPED_WITHIN, '$1');
}
