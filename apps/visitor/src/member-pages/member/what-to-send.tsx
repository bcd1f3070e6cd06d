/** What a good referral for a member sounds like: needs of the trade in a friend's words. */
import type { Member } from 'domain/member.ts';
import * as membersTexts from '../../texts/members.ts';

interface Props {
  readonly member: Member;
  readonly needs: readonly string[];
}

export function WhatToSend({ member: { member_name }, needs }: Props) {
  if (needs.length === 0) return null;
  return (
    <section
      aria-labelledby="what-to-send"
      className="rounded-xl border border-line bg-sheet px-5 py-5"
    >
      <h2 id="what-to-send" className="font-serif text-2xl leading-tight">
        {membersTexts.whatToSend}
      </h2>
      <p className="mt-1 text-quiet">{membersTexts.thinkOf(<bdi>{member_name}</bdi>)}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {needs.map((need) => (
          <li key={need} className="rounded-2xl bg-accent-wash px-3 py-1">
            {membersTexts.quoted(need)}
          </li>
        ))}
      </ul>
    </section>
  );
}
