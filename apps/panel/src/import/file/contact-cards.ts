/** Reads the cards of a contacts file (vCard 2.1 to 4.0). Lenient: a line that is not a property is skipped. Pure. */
import { wholeLines } from './contact-lines.ts';
import { decodeText } from './decode-text.ts';
import { MAX_ROWS } from './limits.ts';
import { tooManyRows } from './unreadable-file.ts';

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
