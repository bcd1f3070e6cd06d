/** Reads an Excel workbook (.xlsx). Cells come as they were last shown: no formula or macro is evaluated. */
import { strFromU8 } from 'fflate';
import { foreignArchive } from './foreign-file.ts';
import { MAX_CELLS } from './limits.ts';
import { filledSheets, type Sheet, sheetOf } from './sheet.ts';
import { tooManyCells, UnreadableFile } from './unreadable-file.ts';
import { type Parts, unzipWithin } from './unzip.ts';
import { cellFormats, linkTargets, listedSheets, sharedTexts } from './workbook-parts.ts';
import { readWorksheet, type Worksheet } from './worksheet.ts';

/** The parts that contain cells; pictures, macros and the rest stay zipped. */
const CELL_PARTS =
  /^xl\/(workbook|sharedStrings|styles|_rels\/workbook|worksheets\/(_rels\/)?[^/]+)\.xml(\.rels)?$/i;
const SHEET_PART = /^xl\/worksheets\/([^/]+\.xml)$/i;

const SAVE_AS =
  'Open it in the program it comes from, save it as an Excel workbook (.xlsx) or as CSV, and choose that file.';

/** The XML of a part; '' when the workbook does not have it. */
type TextOf = (part: string) => string;

/** @throws {UnreadableFile} when it is not an Excel workbook, damaged, or too large. */
export function readWorkbook(bytes: Uint8Array): readonly Sheet[] {
  const { names, textOf } = unzipped(bytes);
  try {
    return filledSheets(sheetsIn(names, textOf));
  } catch (reason) {
    if (reason instanceof UnreadableFile) throw reason;
    throw new UnreadableFile(`This workbook is damaged. ${SAVE_AS}`);
  }
}

function unzipped(bytes: Uint8Array): {
  readonly names: readonly string[];
  readonly textOf: TextOf;
} {
  const all: string[] = [];
  try {
    const parts = unzipWithin(bytes, (name) => {
      all.push(name);
      return CELL_PARTS.test(name) || name === 'mimetype';
    });
    const textOf: TextOf = (name) => strFromU8(parts[name] ?? new Uint8Array());
    if (parts['xl/workbook.xml'] === undefined) throw foreignArchive(all, textOf('mimetype'));
    checkCells(parts);
    return { names: Object.keys(parts), textOf };
  } catch (reason) {
    if (reason instanceof UnreadableFile) throw reason;
    throw new UnreadableFile(`This file is damaged. ${SAVE_AS}`);
  }
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

/** Counted byte by byte: parsing would take seconds for a hostile sheet. */
function countCells(part: Uint8Array): number {
  let count = 0;
  for (let at = part.indexOf(C); at !== -1 && count <= MAX_CELLS; at = part.indexOf(C, at + 1)) {
    const after = part[at + 1] ?? 0;
    const isName = after <= SPACE || AFTER_NAME.has(after);
    if (isName && BEFORE_NAME.has(part[at - 1] ?? 0)) count += 1;
  }
  return count;
}

function sheetsIn(names: readonly string[], textOf: TextOf): readonly Sheet[] {
  const worksheets = worksheetsIn(names, textOf);
  const sheets = listedSheets(textOf('xl/workbook.xml'), textOf('xl/_rels/workbook.xml.rels'));
  return sheets.flatMap(({ name, part, isHidden }) => {
    const found = worksheets.get(part);
    if (found === undefined) return [];
    const { lines, hiddenRows, ...layout } = found;
    return [sheetOf(name, lines, { ...layout, hidden: { sheet: isHidden, rows: hiddenRows } })];
  });
}

/** By the names of their parts; also those that no sheet refers to. */
function worksheetsIn(names: readonly string[], textOf: TextOf): ReadonlyMap<string, Worksheet> {
  const context = {
    texts: sharedTexts(textOf('xl/sharedStrings.xml')),
    formats: cellFormats(textOf('xl/styles.xml')),
    isFrom1904: /\sdate1904="(1|true)"/.test(textOf('xl/workbook.xml')),
  };
  const worksheets = new Map<string, Worksheet>();
  for (const part of names) {
    const [, file] = SHEET_PART.exec(part) ?? [];
    if (file === undefined) continue;
    const targets = linkTargets(textOf(`xl/worksheets/_rels/${file}.rels`));
    worksheets.set(part, readWorksheet(textOf(part), { ...context, targets }));
  }
  return worksheets;
}
