import { describe, expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';
import { UnreadableFile } from './refused-files.ts';

const TEXT = 'Name\nZoë Müller → “quoted”';
const utf8 = new TextEncoder().encode(TEXT);

describe('the encoding is certain for', () => {
  test.each([
    ['UTF-8', utf8],
    ['UTF-8 with a byte order mark', Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8)],
    ['UTF-16 little-endian, as Windows writes it', utf16(`\uFEFF${TEXT}`, true)],
    ['UTF-16 big-endian', utf16(`\uFEFF${TEXT}`, false)],
    ['UTF-16 little-endian without its mark', utf16(TEXT, true)],
    ['UTF-16 big-endian without its mark', utf16(TEXT, false)],
  ])('%s, decoded without its mark', (_, bytes) => {
    expect(decodeText(bytes)).toEqual({ text: TEXT, guess: null });
  });

  test('an empty file', () => {
    expect(decodeText(new Uint8Array())).toEqual({ text: '', guess: null });
  });
});

describe('the encoding is guessed for', () => {
  test.each([
    ['Windows', 'windows-1252', [0x5a, 0x6f, 0xeb, 0x20, 0x80, 0x93], 'Zoë €“'],
    ['Windows, an apostrophe', 'windows-1252', [0x4f, 0x92, 0x48], 'O’H'],
    ['Mac', 'macintosh', [0x5a, 0x6f, 0x91, 0x20, 0x4d, 0x9f, 0x6c, 0x6c], 'Zoë Müll'],
    ['Mac, an apostrophe', 'macintosh', [0x4f, 0xd5, 0x48, 0x61, 0x72, 0x61], 'O’Hara'],
  ])('text of %s', (_, guess, bytes, text) => {
    expect(decodeText(Uint8Array.from(bytes))).toEqual({ text, guess });
  });
});

test('the admin may choose another encoding', () => {
  const bytes = Uint8Array.of(0xcf, 0xb8, 0xf2, 0xf0);
  expect(decodeText(bytes, 'windows-1251')).toEqual({ text: 'Пётр', guess: 'windows-1251' });
});

describe('a file that is not text says what to do', () => {
  test.each([
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x00, 0x01]],
    ['text with a NUL', [0x41, 0x00, 0x42]],
    ['UTF-16 cut within a character', [0xff, 0xfe, 0x41, 0x00, 0x42]],
  ])('%s', (_, bytes) => {
    const decode = () => decodeText(Uint8Array.from(bytes));
    expect(decode).toThrow(UnreadableFile);
    expect(decode).toThrow(/^This is not a text file.*save it as “CSV UTF-8”/);
  });
});

function utf16(text: string, isLittleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  [...text].forEach((letter, position) => {
    view.setUint16(2 * position, letter.charCodeAt(0), isLittleEndian);
  });
  return new Uint8Array(view.buffer);
}
