/// <reference path="./saxen.d.ts" />
/**
 * Reads a workbook in Excel's older XML format (.xml, or .xls by name), which member sites of networking
 * organizations use for their reports. Formulas are not evaluated. Pure.
 */
import { Parser } from 'saxen';
import { MAX_CELLS, MAX_COLUMNS, MAX_LINES } from './limits.ts';
import { filledSheets, type MergedCells, type Sheet, sheetOf } from './sheet.ts';
import { tooManyCells, tooManyColumns, tooManyRows, UnreadableFile } from './unreadable-file.ts';

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
  const sheets: Sheet[] = [];
  const reader = new SheetReader();
  const parser = new Parser();
  // Elements are 'ss:Row', attributes 'ss:Index', whatever prefix the file uses.
  parser.ns({ [NAMESPACE]: 'ss', [OPTIONS_NAMESPACE]: 'x' });
  parser.on('openTag', (element, attributes, decode) => {
    reader.open(element, attributes);
    if (element === 'ss:Worksheet') reader.name = decode(valueIn(attributes, 'Name') ?? '');
  });
  parser.on('text', (value, decode) => reader.text(decode(value)));
  parser.on('cdata', (value) => reader.text(value));
  parser.on('closeTag', (element) => {
    reader.close(element);
    if (element === 'ss:Worksheet') sheets.push(reader.sheet());
  });
  parser.on('error', (reason) => {
    throw reason;
  });
  try {
    parser.parse(text);
  } catch (reason) {
    if (reason instanceof UnreadableFile) throw reason;
    throw new UnreadableFile(
      'This workbook is damaged. Open it in Excel, save it as an Excel workbook (.xlsx), and choose that file.',
    );
  }
  return filledSheets(sheets);
}

type Attributes = () => Readonly<Record<string, string>>;

/** Collects the cells of one sheet after the other. */
class SheetReader {
  #cells = 0;
  name = '';
  #lines: string[][] = [];
  #merged: MergedCells[] = [];
  #hiddenRows = new Set<number>();
  #isHidden = false;
  /** The text being read: a cell's, or whether the sheet is visible. */
  #data: string | null = null;

  open(element: string, attributes: Attributes): void {
    if (element === 'ss:Worksheet') {
      this.#lines = [];
      this.#merged = [];
      this.#hiddenRows = new Set();
      this.#isHidden = false;
    } else if (element === 'ss:Row') {
      this.#openRow(number(valueIn(attributes, 'Index')));
      if (valueIn(attributes, 'Hidden') === '1') this.#hiddenRows.add(this.#lines.length);
    } else if (element === 'ss:Cell') {
      this.#openCell(attributes);
    } else if (element === 'ss:Data' || element === 'x:Visible') {
      this.#data = '';
    }
  }

  text(value: string): void {
    if (this.#data !== null) this.#data += value;
  }

  close(element: string): void {
    // SheetHidden, or SheetVeryHidden by a macro.
    if (element === 'x:Visible') {
      this.#isHidden = /hidden$/i.test(this.#data?.trim() ?? '');
      this.#data = null;
    }
    if (element !== 'ss:Data') return;
    const row = this.#lines.at(-1);
    if (row && row.length > 0) row[row.length - 1] = this.#data ?? '';
    this.#data = null;
  }

  sheet(): Sheet {
    const hidden = { sheet: this.#isHidden, rows: this.#hiddenRows };
    return sheetOf(this.name, this.#lines, this.#merged, hidden);
  }

  /** @param index from 1, given after rows that the file leaves out. */
  #openRow(index: number | null): void {
    const until = index ?? this.#lines.length + 1;
    if (until > MAX_LINES) throw tooManyRows();
    while (this.#lines.length < until) this.#lines.push([]);
  }

  #openCell(attributes: Attributes): void {
    const row = this.#lines.at(-1);
    if (row === undefined) return;
    const index = number(valueIn(attributes, 'Index')) ?? row.length + 1;
    const across = number(valueIn(attributes, 'MergeAcross')) ?? 0;
    const down = number(valueIn(attributes, 'MergeDown')) ?? 0;
    if (index + across > MAX_COLUMNS) throw tooManyColumns();
    this.#cells += index - row.length + across;
    if (this.#cells > MAX_CELLS) throw tooManyCells();
    while (row.length < index) row.push('');
    const [top, left] = [this.#lines.length - 1, index - 1];
    if (across + down > 0) {
      this.#merged.push({
        top,
        left,
        bottom: Math.min(top + down, MAX_LINES),
        right: left + across,
      });
    }
  }
}

/** The parser leaves out the prefix where the attribute's element has the same namespace. */
function valueIn(attributes: Attributes, name: string): string | undefined {
  const values = attributes();
  return values[name] ?? values[`ss:${name}`];
}

function number(text: string | undefined): number | null {
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : null;
}
