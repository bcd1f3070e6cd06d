/** Reads contacts from phones and address books (vCard 2.1 to 4.0) as a sheet with one row per contact. Pure. */
import { addressIn, dialable } from 'domain/contact.ts';
import { type Card, type Property, readCards } from './contact-cards.ts';
import { UnreadableFile } from './refused-files.ts';
import { type Sheet, sheetOf } from './sheet.ts';

/** What each column of the sheet contains, by its heading. */
const COLUMNS: readonly (readonly [heading: string, textOf: (card: Card) => string])[] = [
  ['Full name', nameOf],
  ['Company', (card) => partsOf(card, 'ORG')[0] ?? ''],
  ['Job title', (card) => textOf(card, 'TITLE')],
  ['Profession', (card) => textOf(card, 'ROLE')],
  ['Phone', (card) => phoneOf(card.filter(isMarked), /^/)],
  ['Mobile phone', (card) => phoneOf(card, /CELL|IPHONE/)],
  ['Work phone', (card) => phoneOf(card, /WORK|MAIN/)],
  ['Other phone', (card) => phoneOf(card, /^/)],
  ['Email', emailOf],
  ['Website', (card) => textOf(card, 'URL')],
  ['Address', (card) => joined(partsOf(card, 'ADR').slice(2), ', ')],
  ['Labels', (card) => textOf(card, 'CATEGORIES')],
  ['Notes', (card) => textOf(card, 'NOTE')],
];

/** @throws {UnreadableFile} when it contains no contact, or too many. */
export function readContacts(text: string): Sheet {
  const cards = readCards(text);
  if (cards.length === 0) throw new UnreadableFile('This file contains no contacts.');
  const rows = cards.map((each) => COLUMNS.map(([, cell]) => cell(each).trim()));
  return sheetOf('', [COLUMNS.map(([heading]) => heading), ...rows]);
}

function textOf(card: Card, name: string): string {
  return unescaped(preferred(card, name));
}

/** The parts of a structured value, such as a name or an address, blank ones included. */
function partsOf(card: Card, name: string): readonly string[] {
  return preferred(card, name)
    .split(/(?<!\\);/)
    .map((part) => unescaped(part).trim());
}

/** Degrees are no part of a name. */
const NAME_SUFFIX = /^(?:jr|sr|[ivx]+|2nd|3rd)\.?$/i;

/** The full name, else the name in parts, else the company: phones name contacts by their address or number. */
function nameOf(card: Card): string {
  const [last, first, middle, , suffixes = ''] = partsOf(card, 'N');
  const suffix = suffixes.split(/[\s,]+/).find((word) => NAME_SUFFIX.test(word));
  // Several names of one kind are separated by commas.
  const inParts = joined([first, middle, last, suffix], ' ').replace(/\s*,\s*/g, ' ');
  const names = [textOf(card, 'FN'), inParts, partsOf(card, 'ORG')[0] ?? ''];
  return names.find((name) => /\p{L}/u.test(name) && addressIn(name) === null) ?? '';
}

/** Also the one that stands as the full name. */
function emailOf(card: Card): string {
  const isAddress = (text: string) => addressIn(text) !== null;
  return unescaped(preferred(card, 'EMAIL', isAddress)) || (addressIn(textOf(card, 'FN')) ?? '');
}

/** The preferred number of this type, as it was typed. */
function phoneOf(card: Card, type: RegExp): string {
  const phones = card.filter(({ name, parameters }) => {
    const types = parameters.join(';').replace(/TYPE=/g, '');
    return name === 'TEL' && !/FAX|PAGER/.test(types) && type.test(types);
  });
  const isNumber = (text: string) => dialable(text) !== null;
  return unescaped(preferred(phones, 'TEL', isNumber)).replace(/^tel:/i, '');
}

/**
 * The value of the preferred property of this name that is not blank, else the first; '' when there is none.
 * @param isUsable one that is comes before one that is not: 'none'.
 */
function preferred(
  card: Card,
  name: string,
  isUsable: (text: string) => boolean = () => true,
): string {
  const all = card
    .filter((property) => property.name === name && property.value.trim() !== '')
    .toSorted((one, other) => rankOf(one) - rankOf(other));
  return (all.find(({ value }) => isUsable(unescaped(value))) ?? all[0])?.value ?? '';
}

const UNMARKED = 101;

/** 1 to 100 in version 4, lower is better; 1 when marked as preferred in another version. */
function rankOf({ parameters }: Property): number {
  const ranks = parameters.map((parameter) => {
    const [, rank] = /^PREF="?(\d+)/.exec(parameter) ?? [];
    if (rank !== undefined) return Number(rank);
    return /^(?:TYPE=.*\b)?PREF\b/.test(parameter) ? 1 : UNMARKED;
  });
  return Math.min(UNMARKED, ...ranks);
}

function isMarked(property: Property): boolean {
  return rankOf(property) < UNMARKED;
}

function joined(parts: readonly (string | undefined)[], separator: string): string {
  return parts.filter(Boolean).join(separator);
}

/** Includes '\:', which Apple writes in website addresses. */
function unescaped(value: string): string {
  return value.replace(/\\(.)/gs, (_, letter: string) => (/n/i.test(letter) ? '\n' : letter));
}
