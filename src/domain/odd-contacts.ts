/** Problems with members' contacts: unusable texts, and numbers or addresses that members share (P9). Pure. */
import { contactOf, digitsIn } from './contact.ts';
import type { Member } from './member.ts';
import { memberKind } from './member-fields.ts';
import { textError } from './record.ts';

/** Digits of a phone number, from one without an area code to the longest possible (E.164). */
const MIN_DIGITS = 7;
const MAX_DIGITS = 15;

/** The fields whose checks also apply to stored values. */
const CHECKED = memberKind.fields.filter(({ name }) =>
  ['phone', 'email', 'website'].includes(name),
);

/** The problems with each member's contacts, as sentences, by member id; members without problems are left out. */
export function oddContacts(members: readonly Member[]): ReadonlyMap<string, readonly string[]> {
  const contacts = members.map((member) => {
    const { phone, email } = contactOf(member);
    return { member, phone, number: sameNumber(phone), address: email?.toLowerCase() ?? '' };
  });
  const byNumber = Map.groupBy(contacts, ({ number }) => number);
  const byAddress = Map.groupBy(contacts, ({ address }) => address);
  return new Map(
    contacts.flatMap(({ member, phone, number, address }) => {
      const odd = [
        ...unusable(member),
        ...lengthOf(phone),
        ...(number ? shared('phone', member, byNumber.get(number)) : []),
        ...(address ? shared('email', member, byAddress.get(address)) : []),
      ];
      return odd.length === 0 ? [] : [[member.id, odd] as const];
    }),
  );
}

function unusable(member: Member): string[] {
  return CHECKED.flatMap((field) => {
    const text = String(member[field.name] ?? '');
    const error = textError(field, text);
    return error ? [`${field.label} “${text}”: ${error}`] : [];
  });
}

function lengthOf(phone: string | null): string[] {
  const digits = digitsIn(phone).length;
  if (phone === null || (digits >= MIN_DIGITS && digits <= MAX_DIGITS)) return [];
  return [
    `Phone “${phone}”: A phone number has ${MIN_DIGITS} to ${MAX_DIGITS} digits; this one has ${digits}.`,
  ];
}

/** The digits that two spellings of a number share: without the country code of North America. */
function sameNumber(phone: string | null): string {
  const digits = digitsIn(phone);
  return digits.length === 11 ? digits.replace(/^1/, '') : digits;
}

/** @param sharers all members who share it, this one included. */
function shared(
  what: string,
  member: Member,
  sharers: readonly { readonly member: Member }[] = [],
): string[] {
  const first = sharers.find((other) => other.member !== member);
  if (first === undefined) return [];
  const more = sharers.length > 2 ? ` and ${sharers.length - 2} more` : '';
  return [`Same ${what} as ${first.member.member_name}${more}.`];
}
