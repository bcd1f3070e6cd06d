/** A sheet as read from a file, before its headings are interpreted, and the letters of its columns. Pure. */
import {
  MAX_COLUMNS,
  MAX_ROWS,
  tooManyColumns,
  tooManyRows,
  UnreadableFile,
} from './refused-files.ts';

export interface SheetRow {
  /** As in a spreadsheet: from 1, counting blank rows. */
  readonly number: number;
  readonly cells: readonly string[];
  /** Hidden in the workbook, by hand or by a filter. */
  readonly isHidden?: true;
  /** Where the links of cells lead, by column from 0. */
  readonly links?: ReadonlyMap<number, string>;
}

/** Merged cells; positions from 0, both ends included. */
export interface MergedCells {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export interface Sheet {
  /** '' for files with only one. */
  readonly name: string;
  /** Those with at least one filled cell. */
  readonly rows: readonly SheetRow[];
  readonly merged: readonly MergedCells[];
  readonly isHidden?: true;
}

/** The targets of links, by row as numbered in a spreadsheet, then by column from 0. */
export type Links = ReadonlyMap<number, ReadonlyMap<number, string>>;

/** What a sheet has besides its texts. */
interface Layout {
  readonly merged?: readonly MergedCells[];
  /** Rows as numbered in a spreadsheet. */
  readonly hidden?: { readonly sheet: boolean; readonly rows: ReadonlySet<number> };
  readonly links?: Links;
}

/**
 * @param lines all rows, blank ones included.
 * @throws {UnreadableFile} when there are too many rows or columns.
 */
export function sheetOf(
  name: string,
  lines: readonly (readonly string[])[],
  { merged = [], hidden, links }: Layout = {},
): Sheet {
  const rows = withMergedRows(lines, merged)
    .map((cells, position) => {
      const number = position + 1;
      const linked = links?.get(number);
      return {
        ...{ number, cells },
        ...(hidden?.rows.has(number) && { isHidden: true as const }),
        ...(linked && { links: linked }),
      };
    })
    .filter(({ cells }) => filledWidth(cells) > 0);
  if (rows.length > MAX_ROWS + 1) throw tooManyRows();
  const width = rows.reduce((most, { cells }) => Math.max(most, filledWidth(cells)), 0);
  if (width > MAX_COLUMNS) throw tooManyColumns(width);
  return {
    ...{ name, rows, merged: merged.filter(({ left, right }) => left < right) },
    ...(hidden?.sheet && { isHidden: true }),
  };
}

/** The sheets that are not empty. @throws {UnreadableFile} when there are none. */
export function filledSheets(sheets: readonly Sheet[]): readonly Sheet[] {
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) throw new UnreadableFile('This file is empty.');
  return filled;
}

/** The number of cells up to the last one that is not blank. */
export function filledWidth(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell.trim() !== '') + 1;
}

/** Repeats the text of cells merged over several rows, which files store in the first one only. */
function withMergedRows(
  lines: readonly (readonly string[])[],
  merged: readonly MergedCells[],
): readonly (readonly string[])[] {
  const tall = merged.filter(({ top, bottom, left, right }) => bottom > top && left === right);
  if (tall.length === 0) return lines;
  const filled = lines.map((cells) => [...cells]);
  for (const { top, bottom, left } of tall) {
    const text = filled[top]?.[left] ?? '';
    for (const cells of filled.slice(top + 1, bottom + 1)) {
      // Rows that are otherwise blank stay blank.
      if (filledWidth(cells) > 0 && !cells[left]?.trim()) cells[left] = text;
    }
  }
  return filled;
}

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
