/**
 * Reads a workbook in Excel's older XML format (.xml, or .xls by name), which member sites of networking
 * organizations use for their reports. Formulas are not evaluated. Pure.
 */

import { linkIn } from './cell-formulas.ts';
import { type AttributeOf, readXml, type XmlHandler } from './read-xml.ts';
import {
  MAX_CELLS,
  MAX_COLUMNS,
  MAX_LINES,
  tooManyCells,
  tooManyColumns,
  tooManyRows,
  UnreadableFile,
} from './refused-files.ts';
import { filledSheets, type MergedCells, type Sheet, sheetOf } from './sheet.ts';
import { shownBoolean, shownNumber } from './shown-cell.ts';

const NAMESPACE = 'urn:schemas-microsoft-com:office:spreadsheet';

/** Of the options of a sheet, such as whether it is hidden. */
const OPTIONS_NAMESPACE = 'urn:schemas-microsoft-com:office:excel';

/** Characters in which the namespace is declared. */
const HEAD_CHARS = 5000;

export function isXmlWorkbook(text: string): boolean {
  const head = text.slice(0, HEAD_CHARS);
  return head.trimStart().startsWith('<') && head.includes(NAMESPACE);
}

/** @throws {UnreadableFile} when it is damaged or too large. */
export function readXmlWorkbook(text: string): readonly Sheet[] {
  const reader = new WorkbookReader();
  try {
    // Elements are 'ss:Row', attributes 'ss:Index', whatever prefix the file uses.
    readXml(text, reader, { [NAMESPACE]: 'ss', [OPTIONS_NAMESPACE]: 'x' });
  } catch (reason) {
    if (reason instanceof UnreadableFile) throw reason;
    throw new UnreadableFile(
      'This workbook is damaged. Open it in Excel, save it as an Excel workbook (.xlsx), and choose that file.',
    );
  }
  return filledSheets(reader.sheets);
}

/** Collects the cells of one sheet after the other. */
class WorkbookReader implements XmlHandler {
  readonly sheets: Sheet[] = [];
  /** The number formats of the styles, by id. */
  readonly #formats = new Map<string, string>();
  #style = '';
  #cells = 0;
  #name = '';
  #lines: string[][] = [];
  #merged: MergedCells[] = [];
  #links = new Map<number, Map<number, string>>();
  #hiddenRows = new Set<number>();
  #isHidden = false;
  /** The text being read: a cell's, or whether the sheet is visible. */
  #data: string | null = null;
  /** What the cell being read is, and how its number is shown. */
  #cell = { type: '', format: '' };

  open = (element: string, attributes: AttributeOf): void => {
    const attribute: AttributeOf = (name) => valueIn(attributes, name);
    if (element === 'ss:Style') this.#style = attribute('ID') ?? '';
    else if (element === 'ss:NumberFormat') {
      this.#formats.set(this.#style, attribute('Format') ?? '');
    } else if (element === 'ss:Worksheet') this.#openSheet(attribute('Name') ?? '');
    else if (element === 'ss:Row') {
      this.#openRow(number(attribute('Index')));
      if (attribute('Hidden') === '1') this.#hiddenRows.add(this.#lines.length);
    } else if (element === 'ss:Cell') this.#openCell(attribute);
    else if (element === 'ss:Data') {
      this.#cell = { ...this.#cell, type: attribute('Type') ?? '' };
      this.#data = '';
    } else if (element === 'x:Visible') this.#data = '';
  };

  text = (value: string): void => {
    if (this.#data !== null) this.#data += value;
  };

  close = (element: string): void => {
    if (element === 'ss:Worksheet') this.#closeSheet();
    // SheetHidden, or SheetVeryHidden by a macro.
    if (element === 'x:Visible') {
      this.#isHidden = /hidden$/i.test(this.#data?.trim() ?? '');
      this.#data = null;
    }
    if (element !== 'ss:Data') return;
    const row = this.#lines.at(-1);
    if (row && row.length > 0) row[row.length - 1] = shownText(this.#data ?? '', this.#cell);
    this.#data = null;
  };

  #openSheet(name: string): void {
    this.#name = name;
    this.#lines = [];
    this.#merged = [];
    this.#links = new Map();
    this.#hiddenRows = new Set();
    this.#isHidden = false;
  }

  #closeSheet(): void {
    const hidden = { sheet: this.#isHidden, rows: this.#hiddenRows };
    const layout = { merged: this.#merged, hidden, links: this.#links };
    this.sheets.push(sheetOf(this.#name, this.#lines, layout));
  }

  /** @param index from 1, given after rows that the file leaves out. */
  #openRow(index: number | null): void {
    const until = index ?? this.#lines.length + 1;
    if (until > MAX_LINES) throw tooManyRows();
    while (this.#lines.length < until) this.#lines.push([]);
  }

  #openCell(attribute: AttributeOf): void {
    const row = this.#lines.at(-1);
    if (row === undefined) return;
    const index = number(attribute('Index')) ?? row.length + 1;
    const across = number(attribute('MergeAcross')) ?? 0;
    const down = number(attribute('MergeDown')) ?? 0;
    if (index + across > MAX_COLUMNS) throw tooManyColumns();
    this.#cells += index - row.length + across;
    if (this.#cells > MAX_CELLS) throw tooManyCells();
    while (row.length < index) row.push('');
    const [top, left] = [this.#lines.length - 1, index - 1];
    this.#cell = { type: '', format: this.#formats.get(attribute('StyleID') ?? '') ?? '' };
    const target = attribute('HRef') ?? linkIn(attribute('Formula') ?? '')?.target;
    if (target) this.#addLink(top + 1, left, target);
    if (across + down > 0) {
      this.#merged.push({
        top,
        left,
        bottom: Math.min(top + down, MAX_LINES),
        right: left + across,
      });
    }
  }

  #addLink(row: number, column: number, target: string): void {
    const columns = this.#links.get(row) ?? new Map<number, string>();
    this.#links.set(row, columns.set(column, target));
  }
}

function shownText(text: string, { type, format }: Record<'type' | 'format', string>): string {
  if (type === 'Boolean') return shownBoolean(text);
  if (type !== 'Number' || text.trim() === '') return text;
  return shownNumber(Number(text), format) ?? text;
}

/** The parser leaves out the prefix where the attribute's element has the same namespace. */
function valueIn(attributes: AttributeOf, name: string): string | undefined {
  return attributes(name) ?? attributes(`ss:${name}`);
}

function number(text: string | undefined): number | null {
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : null;
}
