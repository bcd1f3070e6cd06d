/** What is odd about members' contacts: texts nobody can use, and numbers or addresses of two members (P9). Pure. */
import { contactOf } from './contact.ts';
import type { Member } from './member.ts';
import { memberKind } from './member-fields.ts';
import { textError } from './record.ts';

/** Digits of a phone number, from one without an area code to the longest there is (E.164). */
const MIN_DIGITS = 7;
const MAX_DIGITS = 15;

/** The first number in a text; its letters stand for digits: '1-800-ROOFERS'. */
const NUMBER = /\+?[\d(][\dA-Z\s().-]*/;

/** What is odd about each member's contacts, in sentences, by the member's id; members without a fault are left out. */
export function oddContacts(members: readonly Member[]): ReadonlyMap<string, readonly string[]> {
  const withPhoneOf = sharing(members, (member) => sameNumber(contactOf(member).phone));
  const withEmailOf = sharing(members, (member) => contactOf(member).email?.toLowerCase() ?? '');
  return new Map(
    members.flatMap((member) => {
      const odd = [
        ...unusable(member),
        ...lengthOf(contactOf(member).phone),
        ...shared('phone', withPhoneOf(member)),
        ...shared('email', withEmailOf(member)),
      ];
      return odd.length === 0 ? [] : [[member.id, odd] as const];
    }),
  );
}

/** The checks of the form, which also hold for what was imported or typed long ago. */
function unusable(member: Member): string[] {
  return memberKind.fields.flatMap((field) => {
    const text = String(member[field.name] ?? '');
    const isContact = field.name === 'phone' || field.name === 'email' || field.name === 'website';
    const error = isContact && textError(field, text);
    return error ? [`${field.label} “${text}”: ${error}`] : [];
  });
}

function lengthOf(phone: string | null): string[] {
  const digits = digitsIn(phone).length;
  if (phone === null || (digits >= MIN_DIGITS && digits <= MAX_DIGITS)) return [];
  return [
    `Phone “${phone}”: A number has ${MIN_DIGITS} to ${MAX_DIGITS} digits; this has ${digits}.`,
  ];
}

function digitsIn(phone: string | null): string {
  return (phone?.match(NUMBER)?.[0] ?? '').replace(/[^\dA-Z]/g, '');
}

/** What makes two numbers the same: not whether they are written with the country's code of North America. */
function sameNumber(phone: string | null): string {
  const digits = digitsIn(phone);
  return digits.length === 11 ? digits.replace(/^1/, '') : digits;
}

/** Finds the other members with the same key; '' is none. */
function sharing(
  members: readonly Member[],
  keyOf: (member: Member) => string,
): (member: Member) => readonly Member[] {
  const groups = Map.groupBy(members, keyOf);
  return (member) => {
    const key = keyOf(member);
    return key === '' ? [] : (groups.get(key) ?? []).filter((other) => other !== member);
  };
}

function shared(what: string, [first, ...more]: readonly Member[]): string[] {
  if (first === undefined) return [];
  const others = more.length > 0 ? ` and ${more.length} more` : '';
  return [`The same ${what} as ${first.member_name}${others}.`];
}
