/**
 * Cells that are formulas: an export escapes texts that a spreadsheet would run, an import restores them, and reads
 * links such as =HYPERLINK("mailto:ann@example.com","Email me"). Pure.
 */

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

export interface Link {
  readonly target: string;
  /** What its cell shows. */
  readonly text: string;
}

const TEXT = '"((?:[^"]|"")*)"';

/** Some countries separate arguments with semicolons. */
const LINK_FORMULA = new RegExp(
  `^\\s*=\\s*HYPERLINK\\(\\s*${TEXT}\\s*(?:[,;]\\s*(?:${TEXT})?[^"]*)?\\)\\s*$`,
  'i',
);

/** Null for other formulas, and for a target that would have to be calculated. */
export function linkIn(formula: string): Link | null {
  if (!/^\s*=\s*HYPERLINK\(/i.test(formula)) return null;
  const [, target, text] =
    LINK_FORMULA.exec(formula)?.map((part) => part?.replaceAll('""', '"')) ?? [];
  return target ? { target, text: text ?? target } : null;
}
