/** The members who may know someone for an open seat, each with a reason that is plainly true (O2). */

import type { Member } from 'domain/member.ts';
import type { ReferralChain } from 'domain/referral-chain.ts';
import type { MemberSphere } from 'domain/sphere.ts';
import { commonTradeWords } from '../knowledge/english.ts';
import { isThere } from '../members/leave.ts';
import { byPreference, insertRanked, type PlacedMember } from '../members/placed-member.ts';
import type { ProfessionEntry } from '../professions/profession-table.ts';
import type { DirectoryIndex } from '../reading/directory-index.ts';
import * as answerTexts from '../texts/answers.ts';
import type { SeatHelper } from './outcome.ts';

/** At most this many members are named. */
const MAX_HELPERS = 4;

/** More than are named, since some of the holders may already be named for a chain. */
const MAX_HOLDERS = 2 * MAX_HELPERS;

/** A sphere for everything else: its trades have nothing in common. */
const NO_FIELD: MemberSphere = 'Other Services';

type Known = Pick<DirectoryIndex, 'directory' | 'trades' | 'seats' | 'steps' | 'leave'>;

/**
 * Those who share a chain with the seat, then those in a neighbouring trade. Nobody else: that a member is in many chains
 * says nothing about this seat.
 * @param waiting the chains with an open step for the seat.
 */
export function seatHelpers(
  seat: ProfessionEntry,
  waiting: readonly ReferralChain[],
  index: Known,
): SeatHelper[] {
  const inChains = waiting.flatMap((chain) =>
    because(answerTexts.sharesChain(chain.scenario), membersOf(chain, index)),
  );
  const helpers = [...inChains, ...neighboursOf(seat, index)].filter(
    ({ member }, at, all) => all.findIndex((other) => other.member === member) === at,
  );
  return helpers.slice(0, MAX_HELPERS);
}

function because(reason: string, members: readonly Member[]): SeatHelper[] {
  return members.map((member) => ({ member, reason }));
}

/** Those who fill the chain's steps, or stand in there, and are not away. */
function membersOf(chain: ReferralChain, { steps }: Known): Member[] {
  const there = steps.fill(chain).filter(({ leave, standsInFor }) => !leave || standsInFor);
  return [...new Set(there.flatMap(({ member }) => member ?? []))];
}

/** The best holder of each neighbouring trade who is not away, the home chapter first; only the first few. */
function neighboursOf(seat: ProfessionEntry, { trades, seats, leave }: Known): SeatHelper[] {
  const best: PlacedMember[] = [];
  const tradeOf = new Map<Member, string>();
  for (const entry of trades.entries.filter(isNeighbourOf(seat))) {
    const holder: PlacedMember[] = [];
    for (const placed of seats.holders(entry).flatMap((group) => group.best)) {
      if (isThere(placed, leave)) insertRanked(holder, placed, 1, byPreference);
    }
    for (const placed of holder) {
      if (!tradeOf.has(placed.member)) tradeOf.set(placed.member, entry.profession.name);
      insertRanked(best, placed, MAX_HOLDERS, byPreference);
    }
  }
  return best.map(({ member }) => ({
    member,
    reason: answerTexts.neighbouringTrade(tradeOf.get(member) ?? ''),
  }));
}

/**
 * Trades that the knowledge or the chapter puts beside the seat's, in either direction, and those of one kind in the same
 * field, such as two attorneys.
 */
export function isNeighbourOf(seat: ProfessionEntry): (other: ProfessionEntry) => boolean {
  const { sphere } = seat.profession;
  const kind = sphere === NO_FIELD ? null : kindOf(seat);
  return (other) =>
    other !== seat &&
    (seat.neighbours.includes(other) ||
      other.neighbours.includes(seat) ||
      (other.profession.sphere === sphere && kindOf(other) === kind));
}

/** 'Attorney' for a Family Law Attorney; the whole name if the last word does not say what kind of work it is. */
function kindOf({ profession: { name } }: ProfessionEntry): string {
  const last = name.split(' ').at(-1) ?? '';
  return commonTradeWords.has(last) ? name : last;
}
