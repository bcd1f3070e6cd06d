/** Reads an Excel workbook (.xlsx). Cells come as they were last shown: no formula or macro is evaluated. */
import { strFromU8 } from 'fflate';
import { foreignArchive } from './foreign-file.ts';
import { MAX_CELLS } from './limits.ts';
import { filledSheets, type Sheet, sheetOf } from './sheet.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { unzipWithin } from './unzip.ts';
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
    if (parts['xl/workbook.xml'] !== undefined) return { names: Object.keys(parts), textOf };
    throw foreignArchive(all, textOf('mimetype'));
  } catch (reason) {
    if (reason instanceof UnreadableFile) throw reason;
    throw new UnreadableFile(`This file is damaged. ${SAVE_AS}`);
  }
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

/** By the names of their parts. Those that no sheet refers to count too, before anything else is read. */
function worksheetsIn(names: readonly string[], textOf: TextOf): ReadonlyMap<string, Worksheet> {
  const context = {
    texts: sharedTexts(textOf('xl/sharedStrings.xml')),
    formats: cellFormats(textOf('xl/styles.xml')),
    isFrom1904: /\sdate1904="(1|true)"/.test(textOf('xl/workbook.xml')),
  };
  const worksheets = new Map<string, Worksheet>();
  let cellsLeft = MAX_CELLS;
  for (const part of names) {
    const [, file] = SHEET_PART.exec(part) ?? [];
    if (file === undefined) continue;
    const targets = linkTargets(textOf(`xl/worksheets/_rels/${file}.rels`));
    const worksheet = readWorksheet(textOf(part), { ...context, targets, cellsLeft });
    worksheets.set(part, worksheet);
    cellsLeft -= worksheet.cells;
  }
  return worksheets;
}
