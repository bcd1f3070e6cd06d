/**
 * Reads contacts from phones and address books (vCard 2.1 to 4.0) as a sheet with one row per contact. Lenient: a line
 * that is not a property is skipped. Pure.
 */
import { MAX_ROWS } from './limits.ts';
import { withUnixLineBreaks } from './line-breaks.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import { tooManyRows, UnreadableFile } from './unreadable-file.ts';

const BEGIN = /^BEGIN:VCARD/i;

export function isContactsFile(text: string): boolean {
  return BEGIN.test(text.trimStart());
}

interface Property {
  /** Upper case, without its group: 'EMAIL' for 'item1.EMAIL'. */
  readonly name: string;
  /** Upper case parameters: 'TYPE=CELL', or 'CELL' in version 2.1. */
  readonly parameters: readonly string[];
  /** As in the file, with its escapes. */
  readonly value: string;
}

type Card = readonly Property[];

/** What each column of the sheet contains, by its heading. */
const COLUMNS: readonly (readonly [heading: string, textOf: (card: Card) => string])[] = [
  ['Full name', nameOf],
  ['Company', (card) => partsOf(card, 'ORG')[0] ?? ''],
  ['Job title', (card) => textOf(card, 'TITLE')],
  ['Profession', (card) => textOf(card, 'ROLE')],
  ['Mobile phone', (card) => phoneOf(card, /CELL|IPHONE/)],
  ['Work phone', (card) => phoneOf(card, /WORK|MAIN/)],
  ['Other phone', (card) => phoneOf(card, /^/)],
  ['Email', (card) => preferred(card, 'EMAIL')],
  ['Website', (card) => preferred(card, 'URL')],
  ['Address', (card) => joined(partsOf(card, 'ADR').slice(2), ', ')],
  ['Labels', (card) => textOf(card, 'CATEGORIES')],
  ['Notes', (card) => textOf(card, 'NOTE')],
];

/** @throws {UnreadableFile} when it contains no contact, or too many. */
export function readContacts(text: string): Sheet {
  const cards: Property[][] = [];
  let card: Property[] | null = null;
  for (const line of logicalLines(text)) {
    if (BEGIN.test(line)) {
      card = [];
      cards.push(card);
      if (cards.length > MAX_ROWS) throw tooManyRows();
    } else if (card !== null) {
      const property = propertyOf(line);
      if (property !== null) card.push(property);
    }
  }
  if (cards.length === 0) throw new UnreadableFile('This file contains no contacts.');
  const rows = cards.map((each) => COLUMNS.map(([, cell]) => cell(each).trim()));
  return sheetOf('', [COLUMNS.map(([heading]) => heading), ...rows]);
}

/** A long property continues in lines that begin with a space, or after a line that ends with '=' (2.1). */
function logicalLines(text: string): string[] {
  const lines: string[] = [];
  let isContinued = false;
  for (const line of withUnixLineBreaks(text)
    .replace(/\n[ \t]/g, '')
    .split('\n')) {
    const whole: string = isContinued ? `${lines.pop()?.slice(0, -1)}${line}` : line;
    lines.push(whole);
    isContinued = whole.endsWith('=') && /^[^:]*QUOTED-PRINTABLE/i.test(whole);
  }
  return lines;
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
  const bytes: number[] = [];
  for (const [, hex, plain = ''] of value.matchAll(/=([\da-f]{2})|(.)/gis)) {
    if (hex) bytes.push(Number.parseInt(hex, 16));
    else bytes.push(...new TextEncoder().encode(plain));
  }
  try {
    return new TextDecoder(charset ?? 'utf-8').decode(Uint8Array.from(bytes));
  } catch {
    // The browser does not know this encoding.
    return value;
  }
}

/** The text of the first property of this name; '' when there is none. */
function textOf(card: Card, name: string): string {
  return unescaped(card.find((property) => property.name === name)?.value ?? '');
}

/** The parts of a structured value, such as a name or an address, blank ones included. */
function partsOf(card: Card, name: string): readonly string[] {
  const value = card.find((property) => property.name === name)?.value ?? '';
  return value.split(/(?<!\\);/).map((part) => unescaped(part).trim());
}

function nameOf(card: Card): string {
  const [last = '', first = '', middle = '', , suffix = ''] = partsOf(card, 'N');
  return textOf(card, 'FN').trim() || joined([first, middle, last, suffix], ' ');
}

/** The preferred number of this type, as it was typed. */
function phoneOf(card: Card, type: RegExp): string {
  const phones = card.filter(({ name, parameters }) => {
    const types = parameters.join(';').replace(/TYPE=/g, '');
    return name === 'TEL' && !/FAX|PAGER/.test(types) && type.test(types);
  });
  return preferred(phones, 'TEL').replace(/^tel:/i, '');
}

/** The one marked as preferred, else the first. */
function preferred(card: Card, name: string): string {
  const all = card.filter((property) => property.name === name);
  const best = all.find(({ parameters }) => parameters.some((each) => each.includes('PREF')));
  return unescaped((best ?? all[0])?.value ?? '');
}

function joined(parts: readonly string[], separator: string): string {
  return parts.filter((part) => part !== '').join(separator);
}

/** Includes '\:', which Apple writes in website addresses. */
function unescaped(value: string): string {
  return value.replace(/\\(.)/gs, (_, letter: string) => (/n/i.test(letter) ? '\n' : letter));
}
