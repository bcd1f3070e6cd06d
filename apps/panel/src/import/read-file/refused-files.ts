/**
 * The files that cannot be imported, and what to do about it: those above a limit, and those of other programs. The
 * limits are several times what any chapter needs, and small enough for a phone. Pure.
 */

/** Larger files are rejected unread; 5,000 members take about a million bytes. */
export const MAX_FILE_BYTES = 10_000_000;

/** Bytes of a workbook's parts once unzipped: 20,000 rows of 30 columns take about half of it. */
export const MAX_UNZIPPED_BYTES = 64 * 1024 * 1024;

export const MAX_ROWS = 20_000;

/** Blank lines are not counted as rows, but a file of blank lines must be cut off somewhere. */
export const MAX_LINES = 2 * MAX_ROWS;

/** The mapping shows every column that is not empty. */
export const MAX_COLUMNS = 200;

/** Cells of all sheets of a workbook, blank ones included. */
export const MAX_CELLS = 1_000_000;

/** Milliseconds until the reader is stopped: five times what the largest permitted workbook takes on a busy machine. */
export const READ_TIMEOUT_MS = 15_000;

/** Characters of a cell that are searched for numbers and addresses: patterns are slow on very long texts. */
export const MAX_SEARCHED_CHARS = 2000;

/** A file that cannot be imported at all; the message tells the user what to do. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

export function tooManyRows(): UnreadableFile {
  return new UnreadableFile(
    `This file has more than ${MAX_ROWS} rows. Split it into several files and import one after the other.`,
  );
}

/** @param count undefined when counting them would take too long. */
export function tooManyColumns(count?: number): UnreadableFile {
  const has = count === undefined ? 'too many' : count;
  return new UnreadableFile(
    `This file has ${has} columns; the maximum is ${MAX_COLUMNS}. Delete those you do not need and choose the file again.`,
  );
}

export function tooManyCells(): UnreadableFile {
  return new UnreadableFile(
    `This file has more than ${MAX_CELLS.toLocaleString('en-US')} cells. Delete the rows and columns you do not need and choose the file again.`,
  );
}

/** What a file is, and the program that opens it. */
interface Foreign {
  readonly what: string;
  readonly program: string;
}

const OPENDOCUMENT = {
  what: 'an OpenDocument spreadsheet (.ods)',
  program: 'LibreOffice or Excel',
};
const SPREADSHEET = 'your spreadsheet program';
const ORIGIN = 'the program it comes from';

/** By the name of a part that only they have. */
const ARCHIVES: readonly (Foreign & { readonly part: RegExp })[] = [
  { part: /^xl\/workbook\.bin$/i, what: 'a binary Excel workbook (.xlsb)', program: 'Excel' },
  { part: /^word\//i, what: 'a Word document', program: 'Word' },
  { part: /^ppt\//i, what: 'a PowerPoint presentation', program: 'PowerPoint' },
  {
    part: /^Index\/.*\.iwa$|^Index\.zip$/i,
    what: 'an Apple document, such as Numbers (.numbers)',
    program: 'Numbers',
  },
];

/** By how they begin. */
const HEADS: readonly (Foreign & { readonly head: RegExp })[] = [
  {
    head: /^\s*<[\s\S]*opendocument:xmlns:office/,
    what: 'a flat OpenDocument file (.fods)',
    program: 'LibreOffice',
  },
  { head: /^%PDF-/, what: 'a PDF file', program: 'the program it was made with' },
  { head: /^\{\\rtf/, what: 'a rich text file (.rtf)', program: 'Word or Pages' },
  { head: /^ID;P[^\r\n]*\r?\n(?:P;P|[BCFO];)/, what: 'a SYLK file (.slk)', program: SPREADSHEET },
  { head: /^TABLE\r?\n0,1\r?\n/, what: 'a DIF file (.dif)', program: SPREADSHEET },
  { head: /^\s*[[{]\s*["{[]/, what: 'a JSON file', program: ORIGIN },
];

/** @param parts the names of an archive's parts. @param mimetype what the archive says it is; '' for most. */
export function foreignArchive(parts: readonly string[], mimetype: string): UnreadableFile {
  if (mimetype.includes('opendocument.spreadsheet')) return refusal(OPENDOCUMENT);
  if (mimetype.includes('opendocument')) {
    return refusal({ what: 'an OpenDocument file', program: 'LibreOffice' });
  }
  const found = ARCHIVES.find(({ part }) => parts.some((name) => part.test(name)));
  return refusal(
    found ?? {
      what: 'neither an Excel workbook nor a CSV file',
      program: ORIGIN,
    },
  );
}

/** The refusal of a file that is no archive but in a format of its own; null for others. */
export function foreignFile(bytes: Uint8Array): UnreadableFile | null {
  const head = new TextDecoder().decode(bytes.subarray(0, HEAD_BYTES));
  const found = HEADS.find(({ head: pattern }) => pattern.test(head));
  return found ? refusal(found) : null;
}

/** Bytes in which a file says what it is. */
const HEAD_BYTES = 5000;

function refusal({ what, program }: Foreign): UnreadableFile {
  return new UnreadableFile(
    `This file is ${what}. Open it in ${program}, save it as an Excel workbook (.xlsx) or as CSV, and choose that file.`,
  );
}
