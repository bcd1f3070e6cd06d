/** A member in the list: name, role, company and chapter. */

import type { Member } from 'domain/member.ts';
import type { ReactNode } from 'react';

interface Props {
  readonly member: Member;
  /** What the list says about the entry. */
  readonly state?: ReactNode;
}

export function MemberSummary({ member, state }: Props) {
  const { member_name, profession_role, company, chapter, priority } = member;
  const place = [chapter, priority === null ? null : `Priority\u00a0${priority}`];
  return (
    <div className="grid gap-x-4 sm:grid-cols-2 sm:items-baseline">
      <p>
        <span className="block font-serif text-lg leading-snug font-semibold">{member_name}</span>
        <span className="block">{profession_role}</span>
      </p>
      <div className="text-sm leading-relaxed">
        <p className="text-quiet">
          <span className="block">{company}</span>
          <span className="block">{place.filter((part) => part !== null).join(' · ')}</span>
        </p>
        {state}
      </div>
    </div>
  );
}
