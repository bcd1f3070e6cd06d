/** Parses CSV and TSV text into a sheet. Pure. */
import Papa from 'papaparse';
import { linkIn, unescapeFormulas } from './cell-formulas.ts';
import { withUnixLineBreaks } from './decode-text.ts';
import { MAX_LINES, tooManyRows, UnreadableFile } from './refused-files.ts';
import { type Sheet, sheetOf } from './sheet.ts';

const SEPARATORS = [',', ';', '\t', '|'];

/** Lines compared to find the separator; there may be titles above the headings. */
const SAMPLE_LINES = 30;

/** Excel's note about the separator, alone in the first line. */
const SEPARATOR_LINE = /^"?sep=(.)"?[ \t]*(?:\n|$)/i;

/** @throws {UnreadableFile} when its quotation marks do not match, or it is too long. */
export function readDelimited(text: string): Sheet {
  const whole = withUnixLineBreaks(text);
  const [noted, separator] = SEPARATOR_LINE.exec(whole) ?? [];
  // The line is kept as a blank one, so that rows keep their numbers.
  const body = noted === undefined ? whole : whole.replace(SEPARATOR_LINE, '\n');
  const { data, errors, meta } = parsed(body, separator ?? separatorOf(body), MAX_LINES);
  const [error] = errors;
  if (error) {
    throw new UnreadableFile(
      `The quotation marks in row ${(error.row ?? 0) + 1} do not match. Fix that row, and choose the file again.`,
    );
  }
  if (meta.truncated) throw tooManyRows();
  const links = new Map<number, Map<number, string>>();
  const lines = data.map((cells, line) =>
    cells.map((cell, column) => {
      const link = linkIn(cell);
      if (link === null) return unescapeFormulas(cell);
      links.set(line + 1, (links.get(line + 1) ?? new Map()).set(column, link.target));
      return link.text;
    }),
  );
  return sheetOf('', lines, { links });
}

function parsed(lines: string, delimiter: string, preview: number) {
  return Papa.parse<string[]>(lines, { delimiter, newline: '\n', preview });
}

/** The separator that splits the most lines into the same number of cells; a comma when none does. */
function separatorOf(lines: string): string {
  const start = lines.trimStart();
  const scores = SEPARATORS.map((separator) => {
    const widths = parsed(start, separator, SAMPLE_LINES).data.map(({ length }) => length);
    const alike = [...Map.groupBy(widths, (width) => width)].map(
      ([width, lines]) => (width - 1) * lines.length,
    );
    return { separator, score: Math.max(0, ...alike) };
  });
  return scores.reduce((best, other) => (other.score > best.score ? other : best)).separator;
}
