/**
 * The order of members that are otherwise equal: place, priority, name (M6, C4, K1, K2); and short
 * lists in such an order.
 */
import { type Chapter, townsOf } from 'domain/chapter.ts';
import type { Member } from 'domain/member.ts';

export interface PlacedMember {
  readonly member: Member;
  /** 0 for the home chapter, 1 and up for the nearby ones in order, one more for everywhere else. */
  readonly place: number;
  /** The member's priority; when unset it counts as 5, as in the score (M5). */
  readonly priority: number;
}

export const HOME_PLACE = 0;

/** M5 counts (10 − priority), or 5 when unset: the same as priority 5. */
const UNSET_PRIORITY = 5;

/**
 * Places members, comparing each distinct chapter text once. A missing chapter counts as elsewhere.
 * @example placer(chapter)({ ...directory.members[0], chapter: 'Fort Mill Referral Network' }).place // 1
 */
export function placer(chapter: Chapter): (member: Member) => PlacedMember {
  const towns = townsOf(chapter).map((town) => town.toLowerCase());
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

/** Whether a member belongs to a chapter other than the home one; false if no member is known to be at home (M13). */
export function isOfAnotherChapter(
  member: Member,
  members: readonly Member[],
  chapter: Chapter,
): boolean {
  const place = placer(chapter);
  const hasHome = members.some((one) => place(one).place === HOME_PLACE);
  return isFromElsewhere(place(member), hasHome);
}

/** As isOfAnotherChapter. @param hasHome whether some member is known to be at home. */
export function isFromElsewhere({ place, member }: PlacedMember, hasHome: boolean): boolean {
  return hasHome && place !== HOME_PLACE && member.chapter !== null;
}

/** Home chapter first, then the nearby order, then priority, then name (C4, M6). */
export function byPreference(a: PlacedMember, b: PlacedMember): number {
  return a.place - b.place || a.priority - b.priority || compareNames(a.member, b.member);
}

function compareNames({ member_name: a }: Member, { member_name: b }: Member): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * Inserts `item` into `list`, which stays sorted by `compare` and no longer than `limit`. Of equal
 * items the earlier one stays first. In a long series most items fail the first test, so this is
 * cheap.
 */
export function insertRanked<Item>(
  list: Item[],
  item: Item,
  limit: number,
  compare: (a: Item, b: Item) => number,
): void {
  const last = list.at(-1);
  if (last !== undefined && list.length >= limit && compare(last, item) <= 0) return;
  const at = list.findIndex((other) => compare(other, item) > 0);
  list.splice(at < 0 ? list.length : at, 0, item);
  if (list.length > limit) list.pop();
}
