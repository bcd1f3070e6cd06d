/** Whom to ask in the nearby chapters for a seat that is open in ours: 'Regional Partner Network' (O3). */

import type { Member } from 'domain/member.ts';
import { isThere } from '../members/leave.ts';
import { byPreference, insertRanked, type PlacedMember } from '../members/placed-member.ts';
import type { ProfessionEntry } from '../professions/profession-table.ts';
import type { DirectoryIndex } from '../reading/directory-index.ts';
import { oncePerKey } from '../text/look-up.ts';
import type { PartnerChapter } from './outcome.ts';
import { isNeighbourOf } from './seat-helpers.ts';

/** At most this many members of a chapter are named: with a fitting trade, and with none. */
const MAX_OF_TRADE = 3;
const MAX_OTHERS = 2;

type Known = Pick<DirectoryIndex, 'chapter' | 'groups' | 'trades' | 'seats' | 'leave'>;

/**
 * Every nearby chapter, in the order of the settings (K2), with the members there who hold the seat's trade or a
 * neighbouring one; otherwise its first two by priority.
 */
export function partnersFor(seat: ProfessionEntry, index: Known): PartnerChapter[] {
  const isNeighbour = isNeighbourOf(seat);
  const holders = index.trades.entries
    .filter((entry) => entry === seat || isNeighbour(entry))
    .flatMap((entry) => index.seats.holders(entry).flatMap(({ best }) => best))
    .filter((placed) => isThere(placed, index.leave));
  const ofTrade = firstOf(holders, MAX_OF_TRADE);
  const others = firstInEach(index);
  return index.chapter.nearby.map((chapter, at) => ({
    chapter,
    members: ofTrade(at + 1) ?? others(at + 1) ?? [],
  }));
}

/** Looks at every group of the directory, so only once. */
const firstInEach = oncePerKey(({ groups, leave }: Known) => {
  const members = groups.flatMap(({ best }) => best.filter((placed) => isThere(placed, leave)));
  return firstOf(new Set(members), MAX_OTHERS);
}, new WeakMap());

/** The best few members of each place. */
function firstOf(
  members: Iterable<PlacedMember>,
  most: number,
): (place: number) => readonly Member[] | undefined {
  const byPlace = new Map<number, PlacedMember[]>();
  for (const placed of members) {
    const best = byPlace.get(placed.place) ?? [];
    byPlace.set(placed.place, best);
    if (!best.some(({ member }) => member === placed.member)) {
      insertRanked(best, placed, most, byPreference);
    }
  }
  return (place) => byPlace.get(place)?.map(({ member }) => member);
}
