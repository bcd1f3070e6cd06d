/** The columns of the table of members. */
import { contactOf } from 'domain/contact.ts';
import type { Member } from 'domain/member.ts';
import { memberKind } from 'domain/member-fields.ts';
import { labelOf } from 'domain/record.ts';
import type { ReactNode } from 'react';
import type { Column } from '../records/list/list-shape.ts';

/** @param state renders what the list says about an entry. */
export const memberColumns = (state: (member: Member) => ReactNode): readonly Column<Member>[] => [
  {
    label: 'Name',
    cell: ({ member_name }) => (
      <span className="font-serif text-lg leading-snug font-semibold">{member_name}</span>
    ),
  },
  { label: 'Role', cell: ({ profession_role }) => profession_role },
  { label: labelOf(memberKind, 'company'), cell: ({ company }) => company },
  { label: labelOf(memberKind, 'chapter'), cell: ({ chapter }) => chapter },
  {
    label: labelOf(memberKind, 'sphere'),
    cell: ({ sphere }) => <span className="text-sm text-quiet">{sphere}</span>,
  },
  {
    label: 'Contact',
    width: 'w-52',
    cell: (member) => (
      <>
        <Contact member={member} />
        {state(member)}
      </>
    ),
  },
  { label: labelOf(memberKind, 'priority'), width: 'w-22', cell: ({ priority }) => priority },
];

function Contact({ member }: { readonly member: Member }) {
  const { phone, email } = contactOf(member);
  return (
    <span className="block text-sm text-quiet [overflow-wrap:anywhere]">
      {phone && <span className="block whitespace-nowrap">{phone}</span>}
      {email && <span className="block">{email}</span>}
    </span>
  );
}
