/** The message that asks a member to check their entry, and shows that entry (P9). Pure. */
import { commaList } from 'domain/comma-list.ts';
import { contactOf } from 'domain/contact.ts';
import type { Member } from 'domain/member.ts';
import { memberKind } from 'domain/member-fields.ts';
import { labelOf } from 'domain/record.ts';
import { firstName } from 'engine';

export const REQUEST_SUBJECT = 'Is your entry in our directory still right?';

/** Says what is missing, so that the member can add it. */
const MISSING = 'none yet';

/** @param page the address of the member's page. */
export function confirmationRequest(member: Member, page: string): string {
  return [
    `Hi ${firstName(member)},`,
    'Could you check how you are listed in our chapter directory?',
    entryOf(member)
      .map(([label, text]) => `${label}: ${text}`)
      .join('\n'),
    `This is your page: ${page}`,
    'If everything is right, just reply “yes”. If not, tell me what to change. Thank you!',
  ].join('\n\n');
}

/** What visitors see of a member, with labels. */
function entryOf(member: Member): readonly (readonly [label: string, text: string])[] {
  const { member_name, profession_role, company, chapter, contact_info, website } = member;
  const { phone, email } = contactOf(member);
  const aliases = commaList(member.role_alias).join(', ');
  const isContactElsewhere = contact_info === phone || contact_info === email;
  const optional: readonly (readonly [string, string | null])[] = [
    ['Also found as', aliases || null],
    [labelOf(memberKind, 'company'), company],
    [labelOf(memberKind, 'chapter'), chapter],
  ];
  return [
    ['Name', member_name],
    ['Role', profession_role],
    ...optional.flatMap(([label, text]) => (text === null ? [] : [[label, text] as const])),
    [labelOf(memberKind, 'phone'), phone ?? MISSING],
    [labelOf(memberKind, 'email'), email ?? MISSING],
    [labelOf(memberKind, 'website'), website ?? MISSING],
    ...(contact_info && !isContactElsewhere ? [['Contact', contact_info] as const] : []),
  ];
}
