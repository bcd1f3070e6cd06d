/** The members of the chapter: their list and the form of one (P2, P3). */
import type { Member } from '../../../domain/member.ts';

export function MembersSection({ members }: { readonly members: readonly Member[] }) {
  return <p>{members.length} members</p>;
}
