/** Reads any file of the supported kinds, by its content rather than its name, as sheets of text. */
import { isContactsFile, withWholeLetters } from './contact-cards.ts';
import { readContacts } from './contacts-file.ts';
import { decodeText, type Encoding } from './decode-text.ts';
import { readDelimited } from './delimited.ts';
import { foreignFile, UnreadableFile } from './refused-files.ts';
import { filledSheets, type Sheet } from './sheet.ts';

export interface ReadFile {
  /** Those with something in them; at least one. */
  readonly sheets: readonly Sheet[];
  /** The encoding when it was guessed; null when it is certain. */
  readonly guess: Encoding | null;
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** Excel before 2007, and workbooks with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * The workbook readers load only when they are needed.
 * @param chosen the encoding to read a text in, instead of the most likely one.
 * @throws {UnreadableFile}
 */
export async function readFile(bytes: Uint8Array, chosen: Encoding | null): Promise<ReadFile> {
  if (beginsWith(bytes, ZIP)) {
    const { readWorkbook } = await import('./workbook.ts');
    return { sheets: readWorkbook(bytes), guess: null };
  }
  if (beginsWith(bytes, OLE)) {
    throw new UnreadableFile(
      'This workbook is in Excel’s old format, or it has a password. Open it in your spreadsheet program, save it as an Excel workbook (.xlsx) without a password, and choose that file.',
    );
  }
  const foreign = foreignFile(bytes);
  if (foreign) throw foreign;
  const { text, guess } = decodeText(withWholeLetters(bytes), chosen);
  return { sheets: filledSheets(await sheetsOf(text)), guess };
}

async function sheetsOf(text: string): Promise<readonly Sheet[]> {
  if (isContactsFile(text)) return [readContacts(text)];
  if (!/^\s*</.test(text)) return [readDelimited(text)];
  const { isXmlWorkbook, readXmlWorkbook } = await import('./xml-workbook.ts');
  if (isXmlWorkbook(text)) return readXmlWorkbook(text);
  if (!/^\s*<(!doctype|html|head|body|table|meta)/i.test(text)) return [readDelimited(text)];
  throw new UnreadableFile(
    'This is a web page, not a list. Open it in your spreadsheet program, save it as an Excel workbook (.xlsx), and choose that file.',
  );
}

function beginsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, position) => bytes[position] === byte);
}
