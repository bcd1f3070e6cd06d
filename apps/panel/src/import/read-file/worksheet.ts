/** Reads the cells of one sheet of an Excel workbook, and what it hides, merges and links. Pure. */

import { linkIn } from './cell-formulas.ts';
import { type AttributeOf, readXml, unescaped } from './read-xml.ts';
import {
  MAX_CELLS,
  MAX_COLUMNS,
  MAX_LINES,
  tooManyCells,
  tooManyColumns,
  tooManyRows,
} from './refused-files.ts';
import { columnOf, type Links, type MergedCells } from './sheet.ts';
import { isDateFormat, shownBoolean, shownNumber } from './shown-cell.ts';

/** What cells refer to. */
interface Context {
  /** By index. */
  readonly texts: readonly string[];
  /** By style. */
  readonly formats: readonly string[];
  /** Whether days are counted from 1904 instead of 1900. */
  readonly isFrom1904: boolean;
  /** The addresses of links, by id. */
  readonly targets: ReadonlyMap<string, string>;
}

export interface Worksheet {
  /** All rows, blank ones included. */
  readonly lines: readonly (readonly string[])[];
  /** As numbered in a spreadsheet. */
  readonly hiddenRows: ReadonlySet<number>;
  readonly merged: readonly MergedCells[];
  readonly links: Links;
}

/** @throws {UnreadableFile} when it has too many rows, columns or links. @throws {Error} when it is damaged. */
export function readWorksheet(xml: string, context: Context): Worksheet {
  const reader = new WorksheetReader(context);
  readXml(xml, reader);
  reader.fillUp();
  return reader;
}

/** A cell as written. */
interface RawCell {
  readonly type: string;
  readonly style: number;
  /** Of its value, its formula, and its text when that is not shared. */
  readonly texts: Record<'v' | 'f' | 't', string>;
}

class WorksheetReader implements Worksheet {
  readonly #context: Context;
  readonly lines: string[][] = [];
  readonly hiddenRows = new Set<number>();
  readonly merged: MergedCells[] = [];
  readonly links = new Map<number, Map<number, string>>();
  /** Cells that links cover; they may overlap. */
  #linked = 0;
  /** From 0; -1 before the first cell of a row. */
  #column = -1;
  /** From 1. Some programs leave out the positions of rows and cells. */
  #row = 0;
  #cell: RawCell | null = null;
  #part: keyof RawCell['texts'] | null = null;
  /** Within a note about pronunciation. */
  #isReading = false;

  constructor(context: Context) {
    this.#context = context;
  }

  open = (element: string, attribute: AttributeOf): void => {
    if (element === 'c') this.#openCell(attribute);
    else if (element === 'v' || element === 'f' || element === 't') this.#part = element;
    else if (element === 'row') this.#openRow(attribute);
    else if (element === 'rPh') this.#isReading = true;
    else if (element === 'mergeCell') this.#merge(areaOf(attribute('ref')));
    else if (element === 'hyperlink') this.#link(attribute);
  };

  text = (value: string): void => {
    if (this.#cell === null || this.#part === null || this.#isReading) return;
    this.#cell.texts[this.#part] += value;
  };

  close = (element: string): void => {
    if (element === 'c') this.#closeCell();
    else if (element === 'rPh') this.#isReading = false;
    else if (element === this.#part) this.#part = null;
  };

  /** Makes all rows with cells equally long: a file may leave out the blank cells at the end. */
  fillUp(): void {
    const width = this.lines.reduce((most, { length }) => Math.max(most, length), 0);
    for (const line of this.lines) {
      while (line.length > 0 && line.length < width) line.push('');
    }
  }

  #openRow(attribute: AttributeOf): void {
    this.#row = Number(attribute('r')) || this.#row + 1;
    this.#column = -1;
    if (this.#row > MAX_LINES) throw tooManyRows();
    while (this.lines.length < this.#row) this.lines.push([]);
    if (/^(1|true)$/.test(attribute('hidden') ?? '')) this.hiddenRows.add(this.#row);
  }

  #openCell(attribute: AttributeOf): void {
    const place = attribute('r');
    this.#column = place === undefined ? this.#column + 1 : columnOf(place);
    if (this.#column >= MAX_COLUMNS) throw tooManyColumns();
    const texts = { v: '', f: '', t: '' };
    this.#cell = { type: attribute('t') ?? 'n', style: Number(attribute('s') ?? 0), texts };
  }

  #closeCell(): void {
    const line = this.lines[this.#row - 1];
    if (this.#cell === null || line === undefined) return;
    const link = linkIn(`=${this.#cell.texts.f}`);
    if (link) this.#addLink(this.#row, this.#column, link.target);
    // A formula that no program has calculated yet shows nothing.
    const text = shownText(this.#cell, this.#context) || (link?.text ?? '');
    while (line.length < this.#column) line.push('');
    line[this.#column] = text;
    this.#cell = null;
  }

  #merge(area: MergedCells | null): void {
    if (area) this.merged.push(area);
  }

  #link(attribute: AttributeOf): void {
    const target = this.#context.targets.get(attribute('r:id') ?? '');
    const area = areaOf(attribute('ref'));
    if (!target || !area) return;
    for (let row = area.top + 1; row <= Math.min(area.bottom + 1, this.lines.length); row += 1) {
      for (let column = area.left; column <= Math.min(area.right, MAX_COLUMNS); column += 1) {
        this.#addLink(row, column, target);
      }
    }
  }

  #addLink(row: number, column: number, target: string): void {
    this.#linked += 1;
    if (this.#linked > MAX_CELLS) throw tooManyCells();
    const columns = this.links.get(row) ?? new Map<number, string>();
    this.links.set(row, columns.set(column, target));
  }
}

function shownText({ type, style, texts: { v, t } }: RawCell, context: Context): string {
  switch (type) {
    case 's':
      return context.texts[Number(v)] ?? '';
    case 'inlineStr':
      return unescaped(t);
    case 'str':
      return unescaped(v);
    case 'b':
      return shownBoolean(v);
    case 'e':
      return v;
    case 'd':
      return v.slice(0, ISO_DAY_CHARS);
    default:
      return v.trim() === '' || Number.isNaN(Number(v)) ? v : shown(Number(v), style, context);
  }
}

const ISO_DAY_CHARS = '2026-01-31'.length;

function shown(value: number, style: number, { formats, isFrom1904 }: Context): string {
  const format = formats[style] ?? '';
  if (isDateFormat(format)) return dayOf(value, isFrom1904) ?? String(value);
  return shownNumber(value, format) ?? String(value);
}

/** Days from the start of 1900 and of 1904 to that of 1970; 1900 counts a 29 February that never was. */
const DAYS_TO_1970 = { 1900: 25_569, 1904: 24_107 };
const DAY_MS = 24 * 60 * 60 * 1000;

/** Null for a number that is no day. @example dayOf(44256, false) // '2021-03-01' */
function dayOf(value: number, isFrom1904: boolean): string | null {
  const time = (value - DAYS_TO_1970[isFrom1904 ? 1904 : 1900]) * DAY_MS;
  const date = new Date(Math.round(time));
  return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, ISO_DAY_CHARS);
}

/** @param ref 'A1' or 'A1:B2'. */
function areaOf(ref: string | undefined): MergedCells | null {
  const [, left, top, right = left, bottom = top] =
    /^([A-Z]{1,3})(\d+)(?::([A-Z]{1,3})(\d+))?$/.exec(ref ?? '') ?? [];
  if (!left || !top || !right || !bottom) return null;
  return {
    ...{ left: columnOf(left), top: Number(top) - 1 },
    ...{ right: columnOf(right), bottom: Number(bottom) - 1 },
  };
}
