/** The member fields an admin edits (P3), with their checks. */
import { addressIn, dialable, httpAddress } from './contact.ts';
import { parseMember } from './directory.ts';
import type { Member } from './member.ts';
import type { RecordKind } from './record.ts';

/** Stored when the priority is empty or not a number (P3, K4). */
const DEFAULT_PRIORITY = 3;

/** The largest value of a Postgres integer. */
const LARGEST_PRIORITY = 2 ** 31 - 1;

export const memberKind: RecordKind<Member> = {
  table: 'members',
  parse: parseMember,
  fields: [
    { name: 'member_name', label: 'Member name', required: true },
    { name: 'profession_role', label: 'Profession role', required: true },
    { name: 'company', label: 'Company' },
    { name: 'chapter', label: 'Chapter' },
    { name: 'phone', label: 'Phone', check: checkPhone },
    { name: 'email', label: 'Email', check: checkEmail },
    { name: 'website', label: 'Website', check: checkWebsite },
    { name: 'contact_info', label: 'Contact info' },
    { name: 'role_alias', label: 'Role alias' },
    { name: 'sphere', label: 'Sphere' },
    { name: 'priority', label: 'Priority', check: checkPriority, store: priorityOf },
  ],
};

function checkPhone(text: string): string | null {
  return dialable(text) ? null : 'A phone number has at least four digits, like 704-555-0100.';
}

function checkEmail(text: string): string | null {
  return addressIn(text) ? null : 'An email address looks like ann@example.com.';
}

function checkWebsite(text: string): string | null {
  return httpAddress(text) ? null : 'A website looks like example.com or https://example.com.';
}

/** No range is enforced (P3), but the number must fit the column. */
function checkPriority(text: string): string | null {
  const number = Number(text);
  if (Number.isNaN(number)) return null;
  const fits = Number.isInteger(number) && Math.abs(number) <= LARGEST_PRIORITY;
  return fits ? null : 'Priority is a whole number, like 1, 2 or 3.';
}

/** 3 when empty or not a number (P3). */
function priorityOf(text: string): number {
  const number = Number(text);
  return text === '' || Number.isNaN(number) ? DEFAULT_PRIORITY : number;
}
