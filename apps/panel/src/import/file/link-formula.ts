/** Formulas that show a link: =HYPERLINK("mailto:ann@example.com","Email me"). Pure. */

export interface Link {
  readonly target: string;
  /** What its cell shows. */
  readonly text: string;
}

const TEXT = '"((?:[^"]|"")*)"';

/** Some countries separate arguments with semicolons. */
const FORMULA = new RegExp(
  `^\\s*=\\s*HYPERLINK\\(\\s*${TEXT}\\s*(?:[,;]\\s*(?:${TEXT})?[^"]*)?\\)\\s*$`,
  'i',
);

/** Null for other formulas, and for a target that would have to be calculated. */
export function linkIn(formula: string): Link | null {
  if (!/^\s*=\s*HYPERLINK\(/i.test(formula)) return null;
  const [, target, text] = FORMULA.exec(formula)?.map((part) => part?.replaceAll('""', '"')) ?? [];
  return target ? { target, text: text ?? target } : null;
}
