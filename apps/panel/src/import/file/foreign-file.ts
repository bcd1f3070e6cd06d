/** Names the files of other programs that cannot be read, and says what to save instead. Pure. */
import { UnreadableFile } from './unreadable-file.ts';

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
