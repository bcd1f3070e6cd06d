import { describe, expect, test } from 'vitest';
import { decodeFile } from './decode-file.ts';
import { UnreadableFile } from './unreadable-file.ts';

const TEXT = 'Name\nZoë Müller → “quoted”';
const utf8 = new TextEncoder().encode(TEXT);

describe('text', () => {
  test.each([
    ['UTF-8', utf8],
    ['UTF-8 with a byte order mark', Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8)],
    ['UTF-16 little-endian, as Windows writes it', utf16(TEXT, true)],
    ['UTF-16 big-endian', utf16(TEXT, false)],
  ])('%s is decoded, without its mark', (_, bytes) => {
    expect(decodeFile(bytes)).toEqual({ text: TEXT, isGuess: false });
  });

  test('bytes that are not UTF-8 are read as Windows-1252, marked as a guess', () => {
    const bytes = Uint8Array.of(0x5a, 0x6f, 0xeb, 0x20, 0x80, 0x93);
    expect(decodeFile(bytes)).toEqual({ text: 'Zoë €“', isGuess: true });
  });

  test('an empty file is empty text', () => {
    expect(decodeFile(new Uint8Array())).toEqual({ text: '', isGuess: false });
  });
});

describe('a file that is not CSV says what to do', () => {
  test.each([
    ['a workbook', [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00], /^This is a spreadsheet/],
    ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0, 0xa1], /^This is a spreadsheet/],
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x00, 0x01], /^This is not a text file/],
    ['text with a NUL', [0x41, 0x00, 0x42], /^This is not a text file/],
    ['UTF-16 cut within a character', [0xff, 0xfe, 0x41, 0x00, 0x42], /^This is not a text file/],
  ])('%s', (_, bytes, message) => {
    const decode = () => decodeFile(Uint8Array.from(bytes));
    expect(decode).toThrow(UnreadableFile);
    expect(decode).toThrow(message);
    expect(decode).toThrow(/save it as “CSV UTF-8”/);
  });
});

function utf16(text: string, isLittleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * text.length + 2));
  [...`\uFEFF${text}`].forEach((letter, position) => {
    view.setUint16(2 * position, letter.charCodeAt(0), isLittleEndian);
  });
  return new Uint8Array(view.buffer);
}
