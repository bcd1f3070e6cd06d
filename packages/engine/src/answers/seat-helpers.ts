/** The members who may know someone for an open seat, each with a reason that is plainly true (O2). */

import type { Member } from 'domain/member.ts';
import type { ReferralChain } from 'domain/referral-chain.ts';
import type { MemberSphere } from 'domain/sphere.ts';
import { commonTradeWords } from '../knowledge/english.ts';
import { byPreference, insertRanked, type PlacedMember } from '../members/placed-member.ts';
import type { ProfessionEntry } from '../professions/profession-table.ts';
import type { DirectoryIndex } from '../reading/directory-index.ts';
import * as answerTexts from '../texts/answers.ts';
import type { SeatHelper } from './outcome.ts';

/** At most this many members are named. */
const MAX_HELPERS = 4;

/** More than are named, since some of the holders may already be named for another reason. */
const MAX_HOLDERS = 2 * MAX_HELPERS;

/** A sphere for everything else: its trades have nothing in common. */
const NO_FIELD: MemberSphere = 'Other Services';

/** A member in fewer chains is not called well connected. */
const MANY_CHAINS = 2;

type Known = Pick<DirectoryIndex, 'directory' | 'trades' | 'seats' | 'steps'>;

/**
 * Those who share a chain with the seat, then those in related trades, in the same field, and in many chains.
 * @param waiting the chains with an open step for the seat.
 */
export function seatHelpers(
  seat: ProfessionEntry,
  waiting: readonly ReferralChain[],
  index: Known,
): SeatHelper[] {
  const { sphere } = seat.profession;
  const isInField = ({ profession }: ProfessionEntry) =>
    profession.sphere === sphere && sphere !== NO_FIELD;
  const groups = [
    () =>
      waiting.flatMap((chain) =>
        because(answerTexts.sharesChain(chain.scenario), membersOf(chain, index)),
      ),
    () => because(answerTexts.relatedTrade, holding(relatedTo(seat), index)),
    () => because(answerTexts.sameField(sphere), holding(isInField, index)),
    () => wellConnected(index),
  ];
  const helpers: SeatHelper[] = [];
  for (const group of groups) {
    // The first groups are usually enough.
    if (helpers.length >= MAX_HELPERS) break;
    for (const helper of group()) {
      if (!helpers.some(({ member }) => member === helper.member)) helpers.push(helper);
    }
  }
  return helpers.slice(0, MAX_HELPERS);
}

function because(reason: string, members: readonly Member[]): SeatHelper[] {
  return members.map((member) => ({ member, reason }));
}

function membersOf(chain: ReferralChain, { steps }: Known): Member[] {
  return [...new Set(steps.fill(chain).flatMap(({ member }) => member ?? []))];
}

/** The best holder of each of these seats, the home chapter first; only the first few. */
function holding(isAsked: (entry: ProfessionEntry) => boolean, { trades, seats }: Known) {
  const best: PlacedMember[] = [];
  for (const entry of trades.entries.filter(isAsked)) {
    const holder: PlacedMember[] = [];
    for (const placed of seats.holders(entry).flatMap((group) => group.best)) {
      insertRanked(holder, placed, 1, byPreference);
    }
    for (const placed of holder) insertRanked(best, placed, MAX_HOLDERS, byPreference);
  }
  return best.map(({ member }) => member);
}

/** Neighbours, trades with a neighbour in common, and trades of one kind, such as two attorneys. */
function relatedTo(seat: ProfessionEntry): (other: ProfessionEntry) => boolean {
  const near = [seat, ...seat.neighbours];
  const kind = kindOf(seat);
  return (other) =>
    near.includes(other) ||
    other.neighbours.some((neighbour) => near.includes(neighbour)) ||
    (seat.profession.sphere === other.profession.sphere && kindOf(other) === kind);
}

/** 'Attorney' for a Family Law Attorney; the whole name if the last word does not say what kind of work it is. */
function kindOf({ profession: { name } }: ProfessionEntry): string {
  const last = name.split(' ').at(-1) ?? '';
  return commonTradeWords.has(last) ? name : last;
}

/** The members who appear in many chains, those in the most chains first. */
function wellConnected(index: Known): SeatHelper[] {
  const counts = new Map<Member, number>();
  for (const member of index.directory.chains.flatMap((chain) => membersOf(chain, index))) {
    counts.set(member, (counts.get(member) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, chains]) => chains >= MANY_CHAINS)
    .sort(([, a], [, b]) => b - a)
    .flatMap(([member, chains]) => because(answerTexts.appearsInChains(chains), [member]));
}
