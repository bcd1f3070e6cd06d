/** A member in the list: as a row, or as the columns of the table on a wide screen. */
import { contactOf } from 'domain/contact.ts';
import type { Member } from 'domain/member.ts';
import { memberKind } from 'domain/member-fields.ts';
import { labelOf } from 'domain/record.ts';
import type { ReactNode } from 'react';
import { Apart, ErrorBoundary } from 'ui/error-boundary.tsx';
import type { Column } from '../records/list/list-shape.ts';

/** What the list says about a member beyond the entry itself. */
interface Remarks {
  /** About the entry as a whole. */
  readonly state: (member: Member) => ReactNode;
  /** About the role. */
  readonly foundBy: (member: Member) => ReactNode;
}

/** The columns of the table of members. */
export const memberColumns = ({ state, foundBy }: Remarks): readonly Column<Member>[] => [
  {
    label: 'Name',
    width: 'w-[13.25%]',
    cell: ({ member_name }) => (
      <span className="font-serif text-base leading-snug font-semibold min-[85rem]:text-lg">
        {member_name}
      </span>
    ),
  },
  {
    label: 'Role',
    width: 'w-[11.25%]',
    cell: (member) => (
      <>
        {member.profession_role}
        <ErrorBoundary>{foundBy(member)}</ErrorBoundary>
      </>
    ),
  },
  { label: labelOf(memberKind, 'company'), width: 'w-[11.25%]', cell: ({ company }) => company },
  { label: labelOf(memberKind, 'chapter'), cell: ({ chapter }) => chapter },
  {
    label: labelOf(memberKind, 'sphere'),
    width: 'w-[9.75%]',
    cell: ({ sphere }) => <span className="text-sm text-quiet">{sphere}</span>,
  },
  {
    label: 'Contact',
    width: 'w-49 min-[88rem]:w-60',
    cell: (member) => (
      <>
        <Apart>
          <Contact member={member} />
          {state(member)}
        </Apart>
      </>
    ),
  },
  { label: labelOf(memberKind, 'priority'), width: 'w-21', cell: ({ priority }) => priority },
];

function Contact({ member }: { readonly member: Member }) {
  const { phone, email } = contactOf(member);
  const at = Math.max(email?.indexOf('@') ?? 0, 0);
  return (
    <span className="block text-sm text-quiet [overflow-wrap:anywhere]">
      {phone && <span className="block whitespace-nowrap">{phone}</span>}
      {email && (
        <span className="block">
          {email.slice(0, at)}
          <wbr />
          {email.slice(at)}
        </span>
      )}
    </span>
  );
}

interface Props {
  readonly member: Member;
  /** What the list says about the entry. */
  readonly state?: ReactNode;
  /** What it says about the role. */
  readonly foundBy?: ReactNode;
}

/** A member in the list: name, role, company and chapter. */
export function MemberSummary({ member, state, foundBy }: Props) {
  const { member_name, profession_role, company, chapter, priority } = member;
  const place = [chapter, priority === null ? null : `Priority\u00a0${priority}`];
  return (
    <div className="grid gap-x-4 sm:grid-cols-2 sm:items-baseline">
      <div>
        <p className="font-serif text-lg leading-snug font-semibold">{member_name}</p>
        <p>{profession_role}</p>
        <ErrorBoundary>{foundBy}</ErrorBoundary>
      </div>
      <div className="text-sm leading-relaxed">
        <p className="text-quiet">
          <span className="block">{company}</span>
          <span className="block">{place.filter((part) => part !== null).join(' · ')}</span>
        </p>
        <ErrorBoundary>{state}</ErrorBoundary>
      </div>
    </div>
  );
}
