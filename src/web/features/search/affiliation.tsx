/** Where a member belongs: company and chapter, as far as they are known (M10, C7). */
import type { Member } from '../../../domain/member.ts';

export function Affiliation({ member: { company, chapter } }: { readonly member: Member }) {
  return (
    <p className="text-quiet">{[company, chapter].filter((part) => part !== null).join(' · ')}</p>
  );
}
