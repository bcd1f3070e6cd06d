/**
 * Reads an Excel workbook (.xlsx): unzips the parts with cells within a limit, and what their cells refer to: shared
 * texts, formats, links. Cells come as they were last shown: no formula or macro is evaluated. Pure.
 */
import { strFromU8, Unzip, UnzipInflate } from 'fflate';
import { readXml, unescaped } from './read-xml.ts';
import {
  foreignArchive,
  MAX_CELLS,
  MAX_UNZIPPED_BYTES,
  tooManyCells,
  UnreadableFile,
} from './refused-files.ts';
import { filledSheets, type Sheet, sheetOf } from './sheet.ts';
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

/** Texts by their index, without how to pronounce them. */
function sharedTexts(xml: string): readonly string[] {
  const texts: string[] = [];
  let depth = { text: false, reading: false };
  if (xml === '') return texts;
  readXml(xml, {
    open(element) {
      if (element === 'si') texts.push('');
      if (element === 't') depth = { ...depth, text: true };
      if (element === 'rPh') depth = { ...depth, reading: true };
    },
    text(value) {
      if (depth.text && !depth.reading) texts[texts.length - 1] += value;
    },
    close(element) {
      if (element === 't') depth = { ...depth, text: false };
      if (element === 'rPh') depth = { ...depth, reading: false };
    },
  });
  return texts.map(unescaped);
}

/** The formats without a text of their own that are dates or times; all others place no digits. */
const DATE_IDS = [
  ...[14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 45, 46, 47],
  ...[50, 51, 52, 53, 54, 55, 56, 57, 58],
];
const A_DATE = 'yyyy-mm-dd';

/** The number formats of cells, by the index of their style; '' for formats that change nothing. */
function cellFormats(xml: string): readonly string[] {
  const own = new Map<string, string>();
  const ids: string[] = [];
  let isCells = false;
  if (xml === '') return ids;
  readXml(xml, {
    open(element, attribute) {
      const id = attribute('numFmtId') ?? '';
      if (element === 'numFmt') own.set(id, attribute('formatCode') ?? '');
      if (element === 'cellXfs') isCells = true;
      if (element === 'xf' && isCells) ids.push(id);
    },
    close(element) {
      if (element === 'cellXfs') isCells = false;
    },
  });
  return ids.map((id) => own.get(id) ?? (DATE_IDS.includes(Number(id)) ? A_DATE : ''));
}

interface ListedSheet {
  readonly name: string;
  /** The archive's part with its cells. */
  readonly part: string;
  readonly isHidden: boolean;
}

/** In the order of their tabs. @param links the part that says which sheet is in which part. */
function listedSheets(xml: string, links: string): readonly ListedSheet[] {
  const targets = linkTargets(links);
  const sheets: ListedSheet[] = [];
  readXml(xml, {
    open(element, attribute) {
      if (element !== 'sheet') return;
      const target = targets.get(attribute('r:id') ?? '') ?? '';
      sheets.push({
        name: attribute('name') ?? '',
        part: target.replace(/^\/?(xl\/)?/, 'xl/'),
        // 'hidden', or 'veryHidden' by a macro.
        isHidden: /hidden$/i.test(attribute('state') ?? ''),
      });
    },
  });
  return sheets;
}

/** What the ids in a part refer to: other parts, or addresses on the internet. */
function linkTargets(xml: string): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  if (xml === '') return targets;
  readXml(xml, {
    open(element, attribute) {
      if (element !== 'Relationship') return;
      targets.set(attribute('Id') ?? '', attribute('Target') ?? '');
    },
  });
  return targets;
}

/** Compressed bytes between two checks of the limit: they may expand a thousandfold. */
const SLICE_BYTES = 8 * 1024;

export type Parts = Readonly<Record<string, Uint8Array<ArrayBuffer>>>;

/**
 * Counts the bytes that really come out: the size that an archive declares may be false.
 * @throws {UnreadableFile} when the parts declare more than the limit, or turn out to be more.
 */
export function unzipWithin(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  maxBytes = MAX_UNZIPPED_BYTES,
): Parts {
  const chunksOf = new Map<string, Uint8Array[]>();
  let declared = 0;
  let total = 0;
  const archive = new Unzip((part) => {
    if (!isWanted(part.name)) return;
    declared += part.originalSize ?? 0;
    if (declared > maxBytes) throw tooLarge(maxBytes);
    const chunks: Uint8Array[] = [];
    chunksOf.set(part.name, chunks);
    part.ondata = (error, chunk) => {
      if (error) throw error;
      total += chunk.length;
      if (total > maxBytes) throw tooLarge(maxBytes);
      chunks.push(chunk);
    };
    part.start();
  });
  archive.register(UnzipInflate);
  for (let from = 0; from < bytes.length; from += SLICE_BYTES) {
    const to = from + SLICE_BYTES;
    archive.push(bytes.slice(from, to), to >= bytes.length);
  }
  return Object.fromEntries([...chunksOf].map(([name, chunks]) => [name, whole(chunks)]));
}

function whole(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

function tooLarge(maxBytes: number): UnreadableFile {
  const most = `${Math.round(maxBytes / 1024 / 1024)} MB`;
  return new UnreadableFile(
    `This workbook unpacks to more than ${most}. Save the sheet with the list as a separate file and choose that.`,
  );
}
