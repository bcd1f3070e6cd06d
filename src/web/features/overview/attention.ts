/** What in a directory needs an admin's attention. Pure. */
import { contactOf } from '../../../domain/contact.ts';
import type { Directory } from '../../../domain/directory.ts';
import type { Expectation } from '../../../domain/expectation.ts';
import type { Member } from '../../../domain/member.ts';
import { counted } from '../../lib/counted.ts';
import { sectionPath } from '../../lib/page-paths.ts';
import type { Standings } from '../../records/chain-standings.ts';

export interface Attention {
  readonly title: string;
  /** Why it matters, or what to do. */
  readonly detail: string;
  /** Where it is put right. */
  readonly to: string;
}

const MEMBERS = sectionPath('members');

/** Names listed in one line; the others are counted. */
const MOST_NAMED = 3;

/**
 * What to put right, the most pressing first; empty when all is well.
 * @param standings null while the engine is loading: then nothing about chains is said.
 * @param unmet the expectations that are known not to be met.
 */
export function attentionTo(
  { members }: Directory,
  standings: Standings | null,
  unmet: readonly Expectation[],
): readonly Attention[] {
  const unreachable = members.filter((member) => {
    const { phone, email } = contactOf(member);
    return phone === null && email === null;
  });
  const placeless = members.filter(({ chapter }) => chapter === null);
  const repeated = repeatedNames(members);
  const idle = standings ? members.filter(({ id }) => !standings.named.has(id)) : [];
  const openSeats = standings?.openSeats ?? [];
  const found: (Attention | false)[] = [
    unreachable.length > 0 && {
      title: `${counted(unreachable.length, 'member')} cannot be reached`,
      detail: `No phone and no email: ${listed(unreachable.map(nameOf))}.`,
      to: `${MEMBERS}?missing=contact`,
    },
    unmet.length > 0 && {
      title: `${counted(unmet.length, 'expected answer')} not met`,
      detail: `Other answers come to: ${listed(unmet.map(({ need }) => need))}.`,
      to: `${sectionPath('try')}?verdict=not-met`,
    },
    repeated.length > 0 && {
      title: `${counted(repeated.length, 'name')} in the directory more than once`,
      detail: `Perhaps the same person: ${listed(repeated)}.`,
      to: `${MEMBERS}?search=${encodeURIComponent(repeated[0] ?? '')}`,
    },
    openSeats.length > 0 && {
      title: `${counted(openSeats.length, 'open seat')} in your referral chains`,
      detail: `Your chains wait for: ${listed(openSeats.map(({ role }) => role))}.`,
      to: sectionPath('chains'),
    },
    placeless.length > 0 && {
      title: `${counted(placeless.length, 'member')} without a chapter`,
      detail: `They do not count as members at home: ${listed(placeless.map(nameOf))}.`,
      to: `${MEMBERS}?missing=chapter`,
    },
    idle.length > 0 && {
      title: `${counted(idle.length, 'member')} in no referral chain`,
      detail: `Only a search for their trade finds them: ${listed(idle.map(nameOf))}.`,
      to: `${MEMBERS}?missing=chain`,
    },
  ];
  return found.filter((each) => each !== false);
}

function repeatedNames(members: readonly Member[]): string[] {
  const counts = new Map<string, string[]>();
  for (const { member_name } of members) {
    const key = member_name.trim().toLowerCase();
    counts.set(key, [...(counts.get(key) ?? []), member_name]);
  }
  return [...counts.values()].flatMap(([name, ...others]) =>
    others.length > 0 ? [name ?? ''] : [],
  );
}

function nameOf({ member_name }: Member): string {
  return member_name;
}

/** 'Ann, Ben, Cal and 4 more' */
function listed(names: readonly string[]): string {
  const named = names.slice(0, MOST_NAMED).join(', ');
  const others = names.length - MOST_NAMED;
  return others > 0 ? `${named} and ${others} more` : named;
}
