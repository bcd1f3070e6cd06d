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

/** How other programs keep a spreadsheet from reading a text as a number: '="0704"'. */
const TEXT_FORMULA = /^\s*=\s*"((?:[^"]|"")*)"\s*$/;

/**
 * Undoes `escapeFormulas` exactly, for any text; a text written as a formula is that text, and any other formula in
 * another program's file is kept unchanged.
 */
export function unescapeFormulas(cell: string): string {
  const [, formulaText] = TEXT_FORMULA.exec(cell) ?? [];
  if (formulaText !== undefined) return formulaText.replaceAll('""', '"');
  const text = cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
  return text.replace(ESCAPED_WITHIN, '$1');
}
