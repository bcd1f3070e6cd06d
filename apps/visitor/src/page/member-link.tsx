/** A member's name as the link to their page. */
import type { Member } from 'domain/member.ts';
import { memberPath } from 'ui/page-paths.ts';

export function MemberLink({ member: { id, member_name } }: { readonly member: Member }) {
  return (
    <a
      href={memberPath(id)}
      className="-my-1 inline-flex min-h-11 items-center underline decoration-line decoration-2 underline-offset-4 hover:decoration-accent"
    >
      {member_name}
    </a>
  );
}
