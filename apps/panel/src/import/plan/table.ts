/**
 * Turns a sheet into a table: finds its headings, below titles if there are any. Of a file's sheets, the one that most
 * likely holds the list comes first. Pure.
 */
import type { RecordKind, Stored } from 'domain/record.ts';
import { UnreadableFile } from '../read-file/refused-files.ts';
import { filledWidth, lettersOf, type Sheet, type SheetRow } from '../read-file/sheet.ts';
import { looksLikeData } from './column-contents.ts';
import { headingNames, knownHeadings } from './heading-names.ts';

export interface Table {
  /** One per column; columns without a heading are named by their position: 'Column C'. */
  readonly header: readonly string[];
  readonly rows: readonly TableRow[];
}

export interface TableRow extends SheetRow {
  /** The number of cells beyond the headings, for example when a comma splits a text. */
  readonly excess: number;
}

/** Rows searched for headings: reports put their title, date and chapter above. */
const MAX_ROWS_ABOVE = 20;

/** @throws {UnreadableFile} when there are headings and nothing else. */
export function tableOf<T extends Stored>(kind: RecordKind<T>, sheet: Sheet): Table {
  const at = headingRow(kind, sheet.rows);
  const headings = at === null ? [] : headingsOf(sheet, at);
  const below = at === null ? sheet.rows : sheet.rows.slice(at + 1);
  const header = namedColumns(headings, at === null ? widest(below) : widthOf(headings, below));
  if (below.length === 0) {
    throw new UnreadableFile('This file has headings but no rows: there is nothing to import.');
  }
  // Long reports repeat their headings on every page.
  const rows = below.filter(({ cells }) => headings.length === 0 || !isSame(cells, headings));
  return { header, rows: rows.map((row) => withinColumns(row, header.length)) };
}

/** The position of the row with the headings; null when the first row is already data. */
function headingRow<T extends Stored>(
  kind: RecordKind<T>,
  rows: readonly SheetRow[],
): number | null {
  const names = headingNames(kind);
  const first = rows.slice(0, MAX_ROWS_ABOVE);
  const known = first.map(({ cells }) => knownHeadings(names, cells));
  const best = known.indexOf(Math.max(...known));
  if ((known[best] ?? 0) > 1) return best;
  const top = firstOfTable(first);
  if (best === top && (known[best] ?? 0) > 0) return best;
  return looksLikeData(rows[top]?.cells ?? []) ? null : top;
}

/** The first row that is not a title: titles fill one cell only. */
function firstOfTable(rows: readonly SheetRow[]): number {
  const counts = rows.map(({ cells }) => cells.filter((cell) => cell.trim() !== '').length);
  if (Math.max(...counts) < 2) return 0;
  return counts.findIndex((count) => count > 1);
}

/** The texts of the row, with those of merged cells repeated: they are the heading of each of their columns. */
function headingsOf({ rows, merged }: Sheet, at: number): readonly string[] {
  const row = rows[at];
  const headings = (row?.cells ?? []).map((cell) => cell.replace(/\s+/g, ' ').trim());
  for (const { top, bottom, left, right } of merged) {
    if (row === undefined || row.number - 1 < top || row.number - 1 > bottom) continue;
    for (let column = left + 1; column <= right && column < headings.length; column += 1) {
      headings[column] ||= headings[left] ?? '';
    }
  }
  return headings;
}

/** Columns beyond the last heading count only if the row of headings has a cell for them. */
function widthOf(headings: readonly string[], rows: readonly SheetRow[]): number {
  return Math.min(Math.max(filledWidth(headings), widest(rows)), headings.length);
}

function widest(rows: readonly SheetRow[]): number {
  return rows.reduce((most, { cells }) => Math.max(most, filledWidth(cells)), 0);
}

/** Gives every column a unique name: 'Email', 'Email (2)', 'Column C'. */
function namedColumns(headings: readonly string[], width: number): readonly string[] {
  const taken = new Map<string, number>();
  return Array.from({ length: width }, (_, column) => {
    const name = headings[column] || `Column ${lettersOf(column)}`;
    const count = (taken.get(name.toLowerCase()) ?? 0) + 1;
    taken.set(name.toLowerCase(), count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

function withinColumns(row: SheetRow, width: number): TableRow {
  const { cells } = row;
  return { ...row, cells: cells.slice(0, width), excess: Math.max(0, filledWidth(cells) - width) };
}

function isSame(cells: readonly string[], headings: readonly string[]): boolean {
  return headings.every((heading, at) => heading === (cells[at] ?? '').replace(/\s+/g, ' ').trim());
}

export interface NamedTable {
  /** The sheet's; '' for files with only one. */
  readonly name: string;
  readonly table: Table;
  readonly isHidden: boolean;
}

/**
 * Sheets with rows, the most likely first: visible ones before hidden ones, such as former members (P11).
 * @throws {UnreadableFile} when no sheet has any.
 */
export function tablesOf<T extends Stored>(
  kind: RecordKind<T>,
  sheets: readonly Sheet[],
): readonly NamedTable[] {
  const failures: UnreadableFile[] = [];
  const tables = sheets.flatMap((sheet) => {
    try {
      return [{ name: sheet.name, table: tableOf(kind, sheet), isHidden: sheet.isHidden ?? false }];
    } catch (reason) {
      if (!(reason instanceof UnreadableFile)) throw reason;
      failures.push(reason);
      return [];
    }
  });
  const [failure] = failures;
  if (tables.length === 0 && failure !== undefined) throw failure;
  const names = headingNames(kind);
  const known = ({ table }: NamedTable) => knownHeadings(names, table.header);
  return tables.toSorted(
    (one, other) =>
      Number(one.isHidden) - Number(other.isHidden) ||
      known(other) - known(one) ||
      other.table.rows.length - one.table.rows.length,
  );
}
