/**
 * A member as a contact file: a vCard 4.0 (RFC 6350), which phones and mail programs import. It has the parts of the
 * name, by which phones sort and address people. Pure.
 */
import { contactOf } from 'domain/contact.ts';
import type { Member } from 'domain/member.ts';
import * as memberTexts from '../texts/member.ts';

export const CONTACT_TYPE = 'text/vcard';

/** Bytes of a line, without its line break (RFC 6350, 3.2). */
const MAX_LINE_BYTES = 75;

/** @param page the address of the member's page, kept as the card's source. */
export function contactFile(member: Member, page: string): string {
  const { phone, email, website } = contactOf(member);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    textLine('FN', member.member_name),
    nameLine(member.member_name),
    textLine('TITLE', member.profession_role),
    member.company && textLine('ORG', member.company),
    // After a comma, phones dial the extension.
    phone && textLine('TEL;TYPE=work,voice', phone.replace(' ext. ', ',')),
    email && textLine('EMAIL;TYPE=work', email),
    website && `URL:${withoutBreaks(website)}`,
    member.chapter && textLine('NOTE', member.chapter),
    `SOURCE:${withoutBreaks(page)}`,
    `UID:${withoutBreaks(page)}`,
    'END:VCARD',
  ];
  return lines.map((line) => (line ? `${folded(line)}\r\n` : '')).join('');
}

/** 'Garrett Holloway.vcf': the name without the characters that file systems refuse. */
export function contactFileName({ member_name }: Member): string {
  const name = member_name
    .toWellFormed()
    .replace(/[\p{C}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return `${name || memberTexts.contactFile}.vcf`;
}

/** Some phones sort by the parts of a name and ignore FN, which has the name as the member writes it. */
function nameLine(name: string): string {
  const { family, given, prefixes, suffixes } = nameParts(name);
  const parts = [[family], [given], [], prefixes, suffixes];
  return `N:${parts.map((texts) => texts.map(escapeText).join(',')).join(';')}`;
}

function textLine(property: string, value: string): string {
  return `${property}:${escapeText(value)}`;
}

/** Backslash, comma, semicolon and line break are escaped (RFC 6350, 3.4); other control characters are dropped. */
function escapeText(value: string): string {
  return value
    .toWellFormed()
    .replace(/\r\n?|\n/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/[\\,;]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** An address must not begin another line of the card. */
function withoutBreaks(address: string): string {
  return address.toWellFormed().replace(/\p{Cc}/gu, '');
}

/** Splits a line after at most 75 bytes, never within a character; the next line begins with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let text = '';
  let bytes = 0;
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (bytes + length > MAX_LINE_BYTES) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += length;
  }
  return text;
}

/** The parts of a contact's name (vCard's N). */
interface NameParts {
  readonly family: string;
  readonly given: string;
  /** 'Dr.', 'Rev.' */
  readonly prefixes: readonly string[];
  /** 'Jr.', 'III', 'CPA', 'Realtor' */
  readonly suffixes: readonly string[];
}

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const PREFIXES = wordSet(
  'dr doctor mr mrs ms miss mx prof professor rev reverend pastor rabbi atty attorney capt sgt',
);

const SUFFIXES = wordSet(
  'jr sr ii iii iv 2nd 3rd 4th esq esquire dds dmd dvm dpt dnp phd psyd edd pharmd cpa cfp cfa cma chfc clu ' +
    'cpcu cic jd llm mba msw lcsw lmft lpc lmt lmbt aprn fnp crna aia leed pmp realtor gri crs mdphd',
);

/** Letters that are also names, so only when they are written as degrees: 'MD' or 'M.D.', but not 'Md'. */
const DEGREES = wordSet('md rn np pe od dc ea');

/** Degrees that are names in capitals too, so only with dots: 'D.O.', but not 'HAI DO'. */
const DOTTED_DEGREES = wordSet('do ma ms ba bs pa v');

/**
 * The family name is the last word that is no title, degree or note in brackets. All that follows a comma is a suffix,
 * except in 'Holloway, Garrett'. A name of nothing else is a family name.
 */
export function nameParts(name: string): NameParts {
  const [first = [], ...others] = name
    .split(/[,\n]/)
    .map((part) => part.split(/\s+/).filter((word) => word !== ''))
    .filter((words) => words.length > 0);
  const prefixes = first.slice(0, prefixCount(first));
  const named = first.slice(prefixes.length);
  const suffixStart = suffixStartOf(named);
  const words = named.slice(0, suffixStart);
  const [second = []] = others;
  const isReversed =
    named.length === first.length &&
    words.length === 1 &&
    second.some((word) => !isSuffix(word) && !isPrefix(word));
  const afterCommas = (isReversed ? others.slice(1) : others).map((part) => part.join(' '));
  const suffixes = [...named.slice(suffixStart), ...afterCommas];
  if (!isReversed) {
    const given = words.slice(0, -1).join(' ');
    return { family: words.at(-1) ?? '', given, prefixes, suffixes };
  }
  const givenEnd = suffixStartOf(second);
  return {
    family: words.join(' '),
    given: second.slice(prefixCount(second), givenEnd).join(' '),
    prefixes: [...prefixes, ...second.slice(0, prefixCount(second))],
    suffixes: [...second.slice(givenEnd), ...suffixes],
  };
}

/** At least one word remains. */
function prefixCount(words: readonly string[]): number {
  const count = words.findIndex((word) => !isPrefix(word));
  return count === -1 ? Math.max(0, words.length - 1) : count;
}

/** At least one word remains. */
function suffixStartOf(words: readonly string[]): number {
  return Math.max(1, words.findLastIndex((word) => !isSuffix(word)) + 1);
}

function isPrefix(word: string): boolean {
  return PREFIXES.has(lettersOf(word));
}

/** 'CPA/PFS' is one, since a part of it is. */
function isSuffix(word: string): boolean {
  return /^[([].*[)\]]$/.test(word) || word.split(/[/&]/).some(isTitle);
}

function isTitle(word: string): boolean {
  const letters = lettersOf(word);
  const isDotted = /\p{L}\.\p{L}/u.test(word);
  const isDegree = isDotted || word === word.toUpperCase();
  return (
    SUFFIXES.has(letters) ||
    (isDegree && DEGREES.has(letters)) ||
    (isDotted && DOTTED_DEGREES.has(letters))
  );
}

/** 'phd' for 'Ph.D.', 'cfp' for 'CFP®'. */
function lettersOf(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
