/**
 * A member as a contact file: a vCard 4.0 (RFC 6350), which phones and mail programs import. It has the parts of the
 * name, by which phones sort and address people. Pure.
 */

import { contactOf } from 'domain/contact.ts';
import type { Member } from 'domain/member.ts';
import { nameParts } from 'domain/person-name.ts';
import { wellFormed } from 'ui/fold.ts';
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
  const name = wellFormed(member_name)
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
  return wellFormed(value)
    .replace(/\r\n?|\n/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/[\\,;]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** An address must not begin another line of the card. */
function withoutBreaks(address: string): string {
  return wellFormed(address).replace(/\p{Cc}/gu, '');
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
