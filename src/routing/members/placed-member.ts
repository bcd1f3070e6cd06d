/** A member with what decides between equals: place, priority, name (M6, C4, K1, K2). */
import type { Chapter } from '../../domain/chapter.ts';
import type { Member } from '../../domain/member.ts';

export interface PlacedMember {
  readonly member: Member;
  /** 0 for the home chapter, 1 and up for the nearby ones in order, one more for everywhere else. */
  readonly place: number;
  /** The member's priority; an unset one counts as 5, as in the score (M5). */
  readonly priority: number;
}

export const HOME_PLACE = 0;

/** M5 counts (10 − priority), or 5 when unset: the same as priority 5. */
const UNSET_PRIORITY = 5;

/** Places members; each distinct chapter text is looked at once. A missing chapter is elsewhere. */
export function placer(chapter: Chapter): (member: Member) => PlacedMember {
  const towns = [chapter.home, ...chapter.nearby].map((town) => town.toLowerCase());
  const places = new Map<string, number>();
  const placeOf = (chapterText: string) => {
    const known = places.get(chapterText);
    if (known !== undefined) return known;
    const found = towns.findIndex((town) => chapterText.toLowerCase().includes(town));
    const place = found < 0 ? towns.length : found;
    places.set(chapterText, place);
    return place;
  };
  return (member) => ({
    member,
    place: placeOf(member.chapter ?? ''),
    priority: member.priority ?? UNSET_PRIORITY,
  });
}

/** Home chapter first, then the nearby order, then priority, then name (C4, M6). */
export function byPreference(a: PlacedMember, b: PlacedMember): number {
  return a.place - b.place || a.priority - b.priority || compareNames(a.member, b.member);
}

function compareNames({ member_name: a }: Member, { member_name: b }: Member): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
