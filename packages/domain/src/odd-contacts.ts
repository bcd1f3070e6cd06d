/** Problems with members' contacts: unusable texts, and numbers or addresses that members share (P9). Pure. */
import { contactOf, dialable } from './contact.ts';
import type { Member } from './member.ts';
import { memberKind } from './member-fields.ts';
import { type NumberCheck, phoneIn } from './phone.ts';
import { textError } from './record.ts';

/** Digits of a phone number without an area code. */
const MIN_DIGITS = 7;

/** The fields whose checks also apply to stored values. */
const CHECKED = memberKind.fields.filter(({ name }) =>
  ['phone', 'email', 'website'].includes(name),
);

/** The problems with members' contacts, as sentences, by member id; members without problems are left out. */
export type OddContacts = ReadonlyMap<string, readonly string[]>;

/**
 * Finds the odd contacts. Checking 5,000 numbers takes a third of a second, so it yields after each member.
 * @param check what is known of the countries' numbers; null while it is loading.
 */
export function* findOddContacts(
  members: readonly Member[],
  check: NumberCheck | null = null,
): Generator<undefined, OddContacts> {
  const contacts: CheckedContact[] = [];
  for (const member of members) {
    contacts.push(checkContact(member, check));
    yield;
  }
  const byNumber = Map.groupBy(contacts, ({ number }) => number);
  const byAddress = Map.groupBy(contacts, ({ address }) => address);
  return new Map(
    contacts.flatMap(({ member, problems, number, address }) => {
      const odd = [
        ...problems,
        ...(number ? shared('phone', member, byNumber.get(number)) : []),
        ...(address ? shared('email', member, byAddress.get(address)) : []),
      ];
      return odd.length === 0 ? [] : [[member.id, odd] as const];
    }),
  );
}

/** A member's contacts, and what is odd about them alone. */
interface CheckedContact {
  readonly member: Member;
  /** The digits that spellings of one number share; empty for none. */
  readonly number: string;
  readonly address: string;
  readonly problems: readonly string[];
}

function checkContact(member: Member, check: NumberCheck | null): CheckedContact {
  const { phone, email } = contactOf(member);
  const digits = phoneIn(phone)?.number.replace('+', '') ?? '';
  const problems = [...unusable(member), ...(phone ? doubtful(member, digits, check) : [])];
  return { member, number: sameNumber(digits), address: email?.toLowerCase() ?? '', problems };
}

function unusable(member: Member): string[] {
  return CHECKED.flatMap((field) => {
    const text = String(member[field.name] ?? '');
    const error = textError(field, text);
    return error ? [`${field.label} “${text}”: ${error}`] : [];
  });
}

/** What would be dialled, when that may not be what is meant. */
function doubtful(
  { phone, contact_info }: Member,
  digits: string,
  check: NumberCheck | null,
): string[] {
  const text = (dialable(phone) ? phone : contact_info) ?? '';
  if (digits.length < MIN_DIGITS) {
    return [
      `Phone “${text}”: A phone number has ${MIN_DIGITS} to 15 digits; this one has ${digits.length}.`,
    ];
  }
  const checked = check?.(text);
  return checked?.isDoubtful ? [`Phone “${text}”: ${checked.sentence}`] : [];
}

/** The digits that two spellings of a number share: without the country code of North America. */
function sameNumber(digits: string): string {
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
