/** Decodes the bytes of a file that any program may have saved. Pure. */
import { UnreadableFile } from './unreadable-file.ts';

interface DecodedFile {
  readonly text: string;
  /** The encoding was guessed: accents may be wrong. */
  readonly isGuess: boolean;
}

/** UTF-16 is recognised only by its byte order mark. */
const UTF_16_MARKS = [
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
];

/** Leading bytes of spreadsheet files: zip (xlsx, ods, numbers) and the old xls. */
const SPREADSHEET_MARKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

const SAVE_AS_CSV =
  'Open it in your spreadsheet program, save it as “CSV UTF-8”, and choose that file.';

/**
 * UTF-16 if marked as such, UTF-8 if valid, with or without a mark, and otherwise Windows-1252, which
 * older versions of Excel write and in which any byte is valid.
 * @throws {UnreadableFile} when the file is a spreadsheet or not text.
 */
export function decodeFile(bytes: Uint8Array): DecodedFile {
  if (SPREADSHEET_MARKS.some((mark) => beginsWith(bytes, mark))) {
    throw new UnreadableFile(`This is a spreadsheet, not a CSV file. ${SAVE_AS_CSV}`);
  }
  const utf16 = UTF_16_MARKS.find(({ mark }) => beginsWith(bytes, mark))?.encoding;
  const known = decoded(bytes, utf16 ?? 'utf-8');
  const text = known ?? (utf16 === undefined ? decoded(bytes, 'windows-1252') : null);
  if (text === null || text.includes('\0')) {
    throw new UnreadableFile(`This is not a text file, or it is damaged. ${SAVE_AS_CSV}`);
  }
  return { text, isGuess: known === null };
}

function beginsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, position) => bytes[position] === byte);
}

/** Decoded without the byte order mark; null when the bytes are invalid in this encoding. */
function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
