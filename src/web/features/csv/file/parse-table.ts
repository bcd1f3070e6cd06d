/** Parses CSV text into a header and rows of cells. Rows are arrays, so columns may have any name. Pure. */
import Papa from 'papaparse';
import { checkHeader } from './check-header.ts';
import { unescapeFormulas } from './formula-cells.ts';
import { withUnixLineBreaks } from './line-breaks.ts';
import { UnreadableFile } from './unreadable-file.ts';

export interface TableRow {
  /** As in a spreadsheet: from 1, counting the header and blank rows. */
  readonly number: number;
  /** As many as the file has: more or fewer than the header when the row is ragged. */
  readonly cells: readonly string[];
}

export interface Table {
  readonly header: readonly string[];
  readonly rows: readonly TableRow[];
}

/** Maximum rows: several times what a large organisation has. */
export const MAX_ROWS = 20_000;

/** Blank lines are not counted as rows, but a file of blank lines must be cut off somewhere. */
const MAX_LINES = 2 * MAX_ROWS;

const SEPARATORS = [',', ';', '\t', '|'];

/** @throws {UnreadableFile} unless it is a table with named columns and at least one row. */
export function parseTable(text: string): Table {
  const lines = withUnixLineBreaks(text);
  const [first, ...rest] = rowsOf(lines);
  if (first === undefined) throw new UnreadableFile('This file is empty.');
  const width = namedWidth(first, rest);
  const header = first.cells.slice(0, width).map((name) => name.trim());
  checkHeader(header);
  if (rest.length === 0) {
    throw new UnreadableFile('This file has a header but no rows: there is nothing to import.');
  }
  const rows = rest.map(({ number, cells }) => ({ number, cells: withoutBlankTail(cells, width) }));
  return { header, rows };
}

/** The non-blank rows. */
function rowsOf(lines: string): TableRow[] {
  const { data, errors, meta } = Papa.parse<string[]>(lines, {
    delimiter: separatorOf(lines),
    newline: '\n',
    preview: MAX_LINES,
  });
  const [error] = errors;
  if (error) {
    throw new UnreadableFile(
      `The quotation marks in row ${(error.row ?? 0) + 1} do not match. Fix that row, and choose the file again.`,
    );
  }
  const rows = data
    .map((cells, position) => ({ number: position + 1, cells: cells.map(unescapeFormulas) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (meta.truncated || rows.length > MAX_ROWS + 1) {
    throw new UnreadableFile(
      `This file has more than ${MAX_ROWS} rows. Split it into several files and import one after the other.`,
    );
  }
  return rows;
}

/** The separator that splits the header into the most cells; a comma when none splits it. */
function separatorOf(lines: string): string {
  const start = lines.trimStart();
  const widths = SEPARATORS.map((separator) => {
    const { data } = Papa.parse<string[]>(start, {
      delimiter: separator,
      newline: '\n',
      preview: 1,
    });
    return { separator, width: data[0]?.length ?? 0 };
  });
  return widths.reduce((best, other) => (other.width > best.width ? other : best)).separator;
}

/** Spreadsheets write cleared columns as trailing blank columns without a name. */
function namedWidth(header: TableRow, rows: readonly TableRow[]): number {
  const named = filledWidth(header);
  const used = rows.reduce((most, row) => Math.max(most, filledWidth(row)), named);
  return Math.min(used, header.cells.length);
}

/** The number of cells up to the last non-blank one. */
function filledWidth({ cells }: TableRow): number {
  return cells.findLastIndex((cell) => cell.trim() !== '') + 1;
}

function withoutBlankTail(cells: readonly string[], width: number): readonly string[] {
  const tail = cells.slice(width);
  return tail.every((cell) => cell.trim() === '') ? cells.slice(0, width) : cells;
}
