/** Why no need leads to a member, and what to add (P9). Pure. */
import type { UnreachedMember } from 'engine/admin';
import { counted } from '../../records/dates-and-counts.ts';

/** Maximum members named in one line; the others are counted. */
const MAX_NAMED = 2;

/** The end of a sentence in a list: 'other members always come first'. */
export function whyUnreached({ trade, member }: UnreachedMember): string {
  return trade === null
    ? `Pathfinder does not recognize the role “${member.profession_role}”`
    : 'other members always come first';
}

/** What to do about it, in sentences. */
export function adviceFor({ trade, member, instead }: UnreachedMember): string {
  if (trade === null) {
    return `Pathfinder does not recognize the role “${member.profession_role}”. Add a role alias that people search for, such as “Roofer”, or a profession of your own in the settings.`;
  }
  const others =
    instead.length === 0
      ? `A search for “${trade}” leads to someone else.`
      : `A search for “${trade}” names ${listed(instead)}.`;
  return `${others} Add a role alias for what only this member does, or a lower priority number.`;
}

function listed(members: readonly { readonly member_name: string }[]): string {
  const named = members.slice(0, MAX_NAMED).map(({ member_name }) => member_name);
  const more = members.length - named.length;
  return more > 0 ? `${named.join(', ')} and ${counted(more, 'other')}` : named.join(' and ');
}
