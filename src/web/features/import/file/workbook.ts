/**
 * Reads an Excel workbook (.xlsx). Cells come as they were last shown: no formula or macro is evaluated. The parts are
 * unzipped and measured here, because the library would allocate whatever a workbook claims to need.
 */
import { strFromU8, strToU8, zipSync } from 'fflate';
import readWorkbookFile, { type CellValue } from 'read-excel-file/universal';
import { lettersOf } from './column-letters.ts';
import { MAX_CELLS, MAX_COLUMNS, MAX_LINES } from './limits.ts';
import { filledSheets, type Hidden, type MergedCells, type Sheet, sheetOf } from './sheet.ts';
import { tooManyCells, tooManyColumns, tooManyRows, UnreadableFile } from './unreadable-file.ts';
import { type Parts, unzipWithin } from './unzip.ts';

/** The parts that contain cells; pictures, macros and the rest stay zipped. */
const CELL_PARTS =
  /^xl\/(workbook|sharedStrings|styles|_rels\/workbook|worksheets\/[^/]+)\.xml(\.rels)?$/i;
const SHEET_PART = /^xl\/worksheets\/[^/]+\.xml$/i;

const SAVE_AS =
  'Open it in the program it comes from, save it as an Excel workbook (.xlsx) or as CSV, and choose that file.';

/** @throws {UnreadableFile} when it is not an Excel workbook, damaged, or too large. */
export async function readWorkbook(bytes: Uint8Array): Promise<readonly Sheet[]> {
  const parts = partsOf(bytes);
  checkCells(parts);
  const checked = Object.entries(parts).map(([name, part]) => [
    name,
    SHEET_PART.test(name) ? checkedSheet(part) : part,
  ]);
  try {
    // Stored, not compressed: the library would start workers for large parts, which the page's CSP forbids.
    const archive = zipSync(Object.fromEntries(checked), { level: 0 });
    const sheets = await readWorkbookFile(new Blob([archive]));
    const layouts = layoutBySheet(parts);
    return filledSheets(
      sheets.map(({ sheet, data }) =>
        sheetOf(
          sheet,
          data.map((cells) => cells.map(textOf)),
          layouts.get(sheet)?.merged,
          layouts.get(sheet)?.hidden,
        ),
      ),
    );
  } catch (reason) {
    if (reason instanceof UnreadableFile) throw reason;
    throw new UnreadableFile(`This workbook is damaged. ${SAVE_AS}`);
  }
}

function partsOf(bytes: Uint8Array): Parts {
  let parts: Parts;
  try {
    parts = unzipWithin(bytes, (name) => CELL_PARTS.test(name));
  } catch (reason) {
    if (reason instanceof UnreadableFile) throw reason;
    throw new UnreadableFile(`This file is damaged. ${SAVE_AS}`);
  }
  if (parts['xl/workbook.xml'] !== undefined) return parts;
  throw new UnreadableFile(`This file is neither an Excel workbook nor a CSV file. ${SAVE_AS}`);
}

function checkCells(parts: Parts): void {
  let cells = 0;
  for (const [name, part] of Object.entries(parts)) {
    if (SHEET_PART.test(name)) cells += countCells(part);
    if (cells > MAX_CELLS) throw tooManyCells();
  }
}

const [C, SPACE] = [0x63, 0x20];
const BEFORE_NAME = new Set([...'<:'].map((letter) => letter.charCodeAt(0)));
const AFTER_NAME = new Set([...'/>'].map((letter) => letter.charCodeAt(0)));

/** Counted byte by byte: a pattern would take seconds for a hostile sheet. */
function countCells(part: Uint8Array): number {
  let count = 0;
  for (let at = part.indexOf(C); at !== -1 && count <= MAX_CELLS; at = part.indexOf(C, at + 1)) {
    const after = part[at + 1] ?? 0;
    const isName = after <= SPACE || AFTER_NAME.has(after);
    if (isName && BEFORE_NAME.has(part[at - 1] ?? 0)) count += 1;
  }
  return count;
}

const PLACE = /<(?:\w+:)?(row|c)(?=[\s/>])(?:[^<>]{0,1000}?\sr="([A-Z]*)(\d+)")?/g;

/**
 * The sheet, if no row or cell lies beyond the limits. Some programs leave out the positions of rows and cells, which
 * the library needs.
 */
function checkedSheet(part: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const xml = strFromU8(part);
  let isComplete = true;
  for (const [, element, letters = '', number] of xml.matchAll(PLACE)) {
    if (number === undefined) isComplete = false;
    else if (Number(number) > MAX_LINES) throw tooManyRows();
    else if (element === 'c' && columnOf(letters) >= MAX_COLUMNS) throw tooManyColumns();
  }
  return isComplete ? part : strToU8(withPlaces(xml));
}

function withPlaces(xml: string): string {
  let row = 0;
  let column = 0;
  return xml.replace(PLACE, (found, element: string, letters?: string, number?: string) => {
    if (element === 'row') {
      row = number === undefined ? row + 1 : Number(number);
      column = 0;
      return number === undefined ? `${found} r="${row}"` : found;
    }
    column = letters ? columnOf(letters) + 1 : column + 1;
    if (column > MAX_COLUMNS) throw tooManyColumns();
    return number === undefined ? `${found} r="${lettersOf(column - 1)}${row}"` : found;
  });
}

/** What the library leaves out of a sheet. */
interface Layout {
  readonly merged: readonly MergedCells[];
  readonly hidden: Hidden;
}

/** By the name of the sheet. */
function layoutBySheet(parts: Parts): ReadonlyMap<string, Layout> {
  const text = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const targets = new Map(
    tags(text('xl/_rels/workbook.xml.rels'), 'Relationship').map((tag) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target').replace(/^\/?(xl\/)?/, 'xl/'),
    ]),
  );
  return new Map(
    tags(text('xl/workbook.xml'), 'sheet').map((tag) => {
      const xml = text(targets.get(attribute(tag, 'r:id')) ?? '');
      // 'hidden', or 'veryHidden' by a macro.
      const hidden = { sheet: /hidden$/i.test(attribute(tag, 'state')), rows: hiddenRows(xml) };
      return [decodedText(attribute(tag, 'name')), { merged: mergedIn(xml), hidden }];
    }),
  );
}

const ROW = /<(?:\w+:)?row(?=[\s/>])[^<>]{0,1000}/g;

/** As numbered in a spreadsheet; rows without a number follow the one before. */
function hiddenRows(xml: string): ReadonlySet<number> {
  const rows = new Set<number>();
  if (!xml.includes('hidden=')) return rows;
  let number = 0;
  for (const [tag] of xml.matchAll(ROW)) {
    number = Number(attribute(tag, 'r')) || number + 1;
    if (/^(1|true)$/.test(attribute(tag, 'hidden'))) rows.add(number);
  }
  return rows;
}

function mergedIn(xml: string): readonly MergedCells[] {
  return tags(xml, 'mergeCell').flatMap((tag) => {
    const [, left, top, right, bottom] =
      /^([A-Z]{1,3})(\d+):([A-Z]{1,3})(\d+)$/.exec(attribute(tag, 'ref')) ?? [];
    if (!left || !top || !right || !bottom) return [];
    return [
      {
        ...{ left: columnOf(left), top: Number(top) - 1 },
        ...{ right: columnOf(right), bottom: Number(bottom) - 1 },
      },
    ];
  });
}

function tags(xml: string, name: string): string[] {
  return xml.match(new RegExp(`<(?:\\w+:)?${name}\\s[^>]*>`, 'g')) ?? [];
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
}

function decodedText(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
  };
  return text.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);
}

/** The position of a column from 0: 'A' is 0, 'AA' is 26. */
function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function textOf(value: CellValue | null): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return String(value);
}
