/**
 * Reads the cards of a contacts file (vCard 2.1 to 4.0). Lenient: a line that is not a property is skipped. Long lines
 * are put together again first: they are folded after some number of bytes, or end in '=' when they are
 * quoted-printable. Pure.
 */
import { decodeText, withUnixLineBreaks } from './decode-text.ts';
import { MAX_ROWS, tooManyRows } from './refused-files.ts';

const BEGIN = /^\s*BEGIN:VCARD/i;
const END = /^\s*END:VCARD/i;

/** The card of an assistant begins after this property, or as its value. */
const AGENT = /^(?:[\w-]+\.)?AGENT\b[^:]*:\s*(BEGIN:VCARD)?\s*$/i;

export interface Property {
  /** Upper case, without its group: 'EMAIL' for 'item1.EMAIL'. */
  readonly name: string;
  /** Upper case parameters: 'TYPE=CELL', or 'CELL' in version 2.1. */
  readonly parameters: readonly string[];
  /** As in the file, with its escapes. */
  readonly value: string;
}

export type Card = readonly Property[];

export function isContactsFile(text: string): boolean {
  return BEGIN.test(text);
}

interface ReadCard {
  readonly properties: Property[];
  /** The card that had not ended when this one began. */
  readonly outer: ReadCard | null;
  readonly isAgent: boolean;
  hasEnd: boolean;
}

/**
 * The cards of people, without the cards within them. A card that begins before another one ends is within it; but when
 * the other one never ends, its end is merely missing.
 * @throws {UnreadableFile} when there are too many.
 */
export function readCards(text: string): readonly Card[] {
  const cards: ReadCard[] = [];
  let open: ReadCard | null = null;
  let isAgent = false;
  for (const line of wholeLines(text)) {
    const agent = AGENT.exec(line);
    if (BEGIN.test(line) || agent?.[1]) {
      const isWithin: boolean = open !== null && (isAgent || agent !== null);
      open = { properties: [], outer: open, isAgent: isWithin, hasEnd: false };
      cards.push(open);
      if (cards.length > MAX_ROWS) throw tooManyRows();
    } else if (open !== null && END.test(line)) {
      open.hasEnd = true;
      open = open.outer;
    } else {
      const property = propertyOf(line);
      if (property !== null) open?.properties.push(property);
    }
    // Blank lines may stand between the property and its card.
    if (line.trim() !== '') isAgent = agent !== null && !agent[1];
  }
  const within = new Set<ReadCard>();
  for (const card of cards) {
    const { outer } = card;
    if (outer !== null && (card.isAgent || outer.hasEnd || within.has(outer))) within.add(card);
  }
  return cards.filter((card) => !within.has(card)).map(({ properties }) => properties);
}

function propertyOf(line: string): Property | null {
  const colon = valueStart(line);
  if (colon === -1) return null;
  const [name = '', ...parameters] = line.slice(0, colon).toUpperCase().split(';');
  const value = line.slice(colon + 1);
  const encoded = parameters.some((parameter) => parameter.endsWith('QUOTED-PRINTABLE'));
  return {
    name: name.slice(name.lastIndexOf('.') + 1).trim(),
    parameters,
    value: encoded ? fromQuotedPrintable(value, parameters) : value,
  };
}

/** The position of the colon before the value, ignoring colons in quoted parameters. */
function valueStart(line: string): number {
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '"') isQuoted = !isQuoted;
    if (line[at] === ':' && !isQuoted) return at;
  }
  return -1;
}

function fromQuotedPrintable(value: string, parameters: readonly string[]): string {
  const charset = parameters.find((each) => each.startsWith('CHARSET='))?.slice('CHARSET='.length);
  const encoder = new TextEncoder();
  const bytes: number[] = [];
  for (const [, hex, plain = ''] of value.matchAll(/=([\da-f]{2})|([^=]+|=)/gi)) {
    if (hex) bytes.push(Number.parseInt(hex, 16));
    else for (const byte of encoder.encode(plain)) bytes.push(byte);
  }
  try {
    const encoded = Uint8Array.from(bytes);
    return charset ? new TextDecoder(charset).decode(encoded) : decodeText(encoded).text;
  } catch {
    // The browser does not know this encoding.
    return value;
  }
}

/** Also indented: the line before it never continues here, except with a card written as one escaped value. */
const EDGE = /^[ \t]*(?:BEGIN|END):VCARD(?!\\)/i;

/** A fold; not after '=', where the end of the line may be a soft break of quoted-printable text. */
const FOLD = /(?<!=[ \t]*)\n[ \t](?![ \t]*(?:BEGIN|END):VCARD(?!\\))/gi;

/** Where files were joined of which the first has no line break at its end. */
const JOINED_CARDS = /(?<=END:VCARD)[ \t\uFEFF]*(?=BEGIN:VCARD)/gi;

const CONTACTS = /^(?:\u00EF\u00BB\u00BF)?\s*BEGIN:VCARD/i;

/** Bytes that tell what a file is. */
const START_BYTES = 100;

/** Characters of a property's name and parameters. */
const MAX_PARAMETER_CHARS = 1000;

const TAB = 0x09;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;
const LAST_ASCII = 0x7f;

/**
 * The bytes of a contacts file without the folds after a byte that is not ASCII, since these may be within a letter,
 * which would otherwise make the whole file invalid; other files unchanged.
 */
export function withWholeLetters(bytes: Uint8Array): Uint8Array {
  if (!CONTACTS.test(String.fromCharCode(...bytes.subarray(0, START_BYTES)))) return bytes;
  const whole = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const end = (whole[length - 1] ?? 0) > LAST_ASCII ? foldEnd(bytes, at) : at;
    at = end;
    if (at < bytes.length) whole[length++] = bytes[at] ?? 0;
  }
  return whole.subarray(0, length);
}

/** Where the text continues when a fold begins at this position; the position itself when none does. */
function foldEnd(bytes: Uint8Array, at: number): number {
  let next = at;
  if (bytes[next] === CARRIAGE_RETURN) next += 1;
  if (bytes[next] === LINE_FEED) next += 1;
  const isFold = next > at && (bytes[next] === SPACE || bytes[next] === TAB);
  return isFold ? next + 1 : at;
}

interface Line {
  /** Without the soft breaks between them. */
  readonly pieces: string[];
  readonly card: { hasBareSoftBreak: boolean };
  /** Whether it is quoted-printable; null until its parameters are complete. */
  isEncoded: boolean | null;
}

/** The lines of a contacts file, each with all that belongs to it, and without byte order marks. */
export function wholeLines(text: string): readonly string[] {
  const lines: Line[] = [];
  let card = { hasBareSoftBreak: false };
  let isBroken = false;
  const written = withUnixLineBreaks(text)
    .replace(JOINED_CARDS, '\n')
    .replace(/^\uFEFF+/gm, '')
    .replace(FOLD, '');
  for (const piece of written.split('\n')) {
    const isEdge = EDGE.test(piece);
    if (isEdge) card = { hasBareSoftBreak: false };
    const last = isEdge ? undefined : lines.at(-1);
    if (last !== undefined && isBroken) {
      last.pieces.push(piece);
      if (!/^[ \t]/.test(piece)) last.card.hasBareSoftBreak = true;
    } else if (last !== undefined && /^[ \t]/.test(piece)) {
      last.pieces[last.pieces.length - 1] += piece.slice(1);
    } else {
      lines.push({ pieces: [piece], card, isEncoded: null });
    }
    const line = lines.at(-1);
    if (line?.isEncoded === null) line.isEncoded = isEncoded(line.pieces[0] ?? '');
    isBroken = line?.isEncoded === true && piece.trimEnd().endsWith('=');
  }
  return lines.map(joined);
}

/** Null when the text ends before the colon. Only the start is looked at, since a line may have a million folds. */
function isEncoded(text: string): boolean | null {
  if (text.length > MAX_PARAMETER_CHARS && !text.slice(0, MAX_PARAMETER_CHARS).includes(':'))
    return false;
  return text.includes(':') ? /^[^:]*QUOTED-PRINTABLE/i.test(text) : null;
}

/**
 * Some programs also begin what follows a soft break with a space, as after a fold; in their cards, all of these lines
 * begin so. In other cards, that space is a space of the text.
 */
function joined({ pieces, card }: Line): string {
  const [first = '', ...others] = pieces;
  if (others.length === 0) return first;
  const texts = card.hasBareSoftBreak ? others : others.map((piece) => piece.replace(/^[ \t]/, ''));
  return [first, ...texts]
    .map((piece, at) => (at < others.length ? piece.replace(/=[ \t]*$/, '') : piece))
    .join('');
}
