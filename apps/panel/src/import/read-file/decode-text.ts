/** Decodes the bytes of a text that any program may have saved, with its line breaks. Pure. */
import { UnreadableFile } from './refused-files.ts';

interface DecodedText {
  readonly text: string;
  /** The encoding when it was guessed, because accents may then be wrong; null when it is certain. */
  readonly guess: Encoding | null;
}

/** Older encodings, most likely first, with the names people know them by. */
export const ENCODINGS = {
  'windows-1252': 'Western, Windows',
  macintosh: 'Western, Mac',
  'windows-1250': 'Central European',
  'windows-1251': 'Cyrillic',
  'windows-1253': 'Greek',
  'windows-1254': 'Turkish',
  shift_jis: 'Japanese',
  gb18030: 'Chinese',
  'euc-kr': 'Korean',
} as const;

export type Encoding = keyof typeof ENCODINGS;

const UTF_16_MARKS = [
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
];

/** Bytes examined for UTF-16 without a mark; in it, every second byte of Western text is zero. */
const UTF_16_SAMPLE_BYTES = 1000;
const MIN_ZERO_SHARE = 0.4;

const SAVE_AS_CSV =
  'Open it in your spreadsheet program, save it as “CSV UTF-8”, and choose that file.';

/**
 * UTF-8 if valid, UTF-16 if marked as such or recognizable, and otherwise a guess between the two encodings of
 * Western text that older programs write.
 * @param chosen reads the text in this encoding instead.
 * @throws {UnreadableFile} when it is not text.
 */
export function decodeText(bytes: Uint8Array, chosen: Encoding | null = null): DecodedText {
  if (chosen !== null) return { text: checked(decoded(bytes, chosen)), guess: chosen };
  const known = decoded(bytes, utf16Of(bytes) ?? 'utf-8');
  if (known !== null || utf16Of(bytes) !== null) return { text: checked(known), guess: null };
  const guess = westernOf(bytes);
  return { text: checked(decoded(bytes, guess)), guess };
}

function checked(text: string | null): string {
  if (text !== null && !text.includes('\0')) return text;
  throw new UnreadableFile(`This is not a text file, or it is damaged. ${SAVE_AS_CSV}`);
}

function utf16Of(bytes: Uint8Array): string | null {
  const marked = UTF_16_MARKS.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return marked.encoding;
  const sample = bytes.subarray(0, UTF_16_SAMPLE_BYTES);
  const zeros = [0, 0];
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros.map((count) => count / (sample.length / 2));
  if (bytes.length % 2 === 1) return null;
  if (odd > MIN_ZERO_SHARE && even === 0) return 'utf-16le';
  return even > MIN_ZERO_SHARE && odd === 0 ? 'utf-16be' : null;
}

/** Decoded without the byte order mark; null when the bytes are invalid in this encoding. */
function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Any byte is valid in both, so the one that gives the likelier words wins. */
function westernOf(bytes: Uint8Array): Encoding {
  const [windows, mac] = (['windows-1252', 'macintosh'] as const).map((encoding) =>
    likelihood(decoded(bytes, encoding) ?? ''),
  );
  return (mac ?? 0) > (windows ?? 0) ? 'macintosh' : 'windows-1252';
}

const NOT_ASCII = /(.?)([^\x20-\x7e\s])(?=(.?))/gu;
const MARKS_OUTSIDE_WORDS = '“”‘–—…•€£§©®™°«»¡¿';

/** How much the non-ASCII letters look like words: 'Zoë' counts for the text, 'ZoÎ' against it. */
function likelihood(text: string): number {
  let sum = 0;
  for (const [, before = '', letter = '', after = ''] of text.matchAll(NOT_ASCII)) {
    sum += evidence(before, letter, after);
  }
  return sum;
}

function evidence(before: string, letter: string, after: string): number {
  const isBetween = /\p{L}/u.test(before) && /\p{L}/u.test(after);
  if (letter === '’') return 1;
  if (MARKS_OUTSIDE_WORDS.includes(letter)) return isBetween ? -1 : 0.5;
  if (!/[\u00c0-\u00ffŒœŠšŽžŸ]/u.test(letter)) return -1;
  if (/\p{Lu}/u.test(letter)) return /\p{Ll}/u.test(before) ? -2 : 0.5;
  return /\p{L}/u.test(before + after) ? 1 : -1;
}

/** Normalises Windows and old Mac line breaks to Unix ones. */
export function withUnixLineBreaks(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
