/**
 * Groups members by a wording they share and keeps only the best of each group, so that an answer
 * looks at a handful of members however many there are.
 */
import type { Chapter } from '../../domain/chapter.ts';
import type { Member } from '../../domain/member.ts';
import { byPreference, type PlacedMember, placer } from './placed-member.ts';
import { insertRanked } from './top-list.ts';

export interface MemberGroup {
  /** The first member of the group in directory order: its wording stands for all. */
  readonly first: Member;
  /** The best members of each place, nearest place first, and every boosted one (M8). */
  readonly best: readonly PlacedMember[];
}

/**
 * @param keyOf what members of one group share; null leaves a member out.
 * @param keep members kept per group and place: as many as an answer can name. Per place, because
 *   the score (M5) can put a nearby member of high priority above the ones at home.
 */
export function groupMembers(
  members: readonly Member[],
  chapter: Chapter,
  keep: number,
  keyOf: (member: Member) => string | null,
): MemberGroup[] {
  const place = placer(chapter);
  const boosted = new Set(chapter.boosts.map((boost) => boost.member));
  const groups = new Map<string, GrowingGroup>();
  for (const member of members) {
    const key = keyOf(member);
    if (key === null) continue;
    let group = groups.get(key);
    if (group === undefined) {
      group = { first: member, byPlace: [], boosted: [] };
      groups.set(key, group);
    }
    const placed = place(member);
    group.byPlace[placed.place] ??= [];
    insertRanked(group.byPlace[placed.place] as PlacedMember[], placed, keep, byPreference);
    if (boosted.has(member.member_name)) group.boosted.push(placed);
  }
  return Array.from(groups.values(), ({ first, byPlace, boosted }) => ({
    first,
    best: [...new Set([...byPlace.flat(), ...boosted])],
  }));
}

interface GrowingGroup {
  readonly first: Member;
  readonly byPlace: PlacedMember[][];
  readonly boosted: PlacedMember[];
}
