/** Seats that were asked for or that chains wait for: who holds them, and what filling them would do (N4). Pure. */
import type { Member } from 'domain/member.ts';
import type { ReferralChain } from 'domain/referral-chain.ts';
import type { OpenSeatSphere } from 'domain/sphere.ts';
import type { SeatHelper } from '../answers/outcome.ts';
import { seatHelpers } from '../answers/seat-helpers.ts';
import type { FilledStep } from '../chains/chain-steps.ts';
import { byPreference } from '../members/placed-member.ts';
import type { ProfessionEntry } from '../professions/profession-table.ts';
import type { DirectoryIndex } from '../reading/directory-index.ts';

export interface SeatStanding {
  /** The profession, or the role of a chain that names no profession we know. */
  readonly name: string;
  /** null for such a role. */
  readonly sphere: OpenSeatSphere | null;
  /** Best first; none for an open seat. */
  readonly holders: readonly Member[];
  /** The chains that wait for the seat, in directory order. */
  readonly chains: readonly ChainWithSeat[];
  /** Members one step before or after the seat in these chains, each once. */
  readonly beside: readonly MemberBeside[];
  /** Other members who may know someone for it, best first. */
  readonly helpers: readonly SeatHelper[];
}

export interface ChainWithSeat {
  readonly chain: ReferralChain;
  readonly steps: number;
  /** Steps that have a member once the seat is filled. */
  readonly filled: number;
}

interface MemberBeside {
  readonly member: Member;
  /** The chain in which the member is next to the seat; the first if there are several. */
  readonly chain: ReferralChain;
}

/** A profession, or the wording of a role that names none. */
type Seat = ProfessionEntry | string;

/**
 * @param asked names of professions; any other name is left out.
 * @returns those asked for, then those that only chains wait for, in directory order.
 */
export function seatStandings(
  asked: readonly string[],
  index: DirectoryIndex,
): readonly SeatStanding[] {
  const wanted = new Set(asked);
  const seats = new Set<Seat>(
    index.trades.entries.filter(({ profession }) => wanted.has(profession.name)),
  );
  const chains = index.directory.chains.map((chain) => ({ chain, steps: index.steps.fill(chain) }));
  for (const { steps } of chains) {
    for (const { role, member } of steps) {
      if (member === null) addSeat(seats, role, index);
    }
  }
  return [...seats].map((seat) => standingOf(seat, chains, index));
}

/**
 * Adds the profession that a role names, or the wording itself if it names none. If it names several ('Attorney'), one
 * that was already added stands for all of them; otherwise the first is added.
 */
function addSeat(seats: Set<Seat>, role: string, { naming }: DirectoryIndex): void {
  const named = naming.named(role);
  if (!named.some((seat) => seats.has(seat))) seats.add(named[0] ?? role);
}

interface FilledChain {
  readonly chain: ReferralChain;
  readonly steps: readonly FilledStep[];
}

function standingOf(seat: Seat, all: readonly FilledChain[], index: DirectoryIndex): SeatStanding {
  const waitsFor = ({ role, member }: FilledStep) => member === null && isFor(role, seat, index);
  const waiting = all.filter(({ steps }) => steps.some(waitsFor));
  const beside = membersBeside(waiting, waitsFor);
  const chains = waiting.map(({ chain, steps }) => ({
    chain,
    steps: steps.length,
    filled: steps.filter((step) => step.member !== null || waitsFor(step)).length,
  }));
  if (typeof seat === 'string') {
    return { name: seat, sphere: null, holders: [], chains, beside, helpers: [] };
  }
  const helpers = seatHelpers(
    seat,
    waiting.map(({ chain }) => chain),
    index,
  );
  return {
    name: seat.profession.name,
    sphere: seat.profession.openSeatSphere,
    holders: index.seats
      .holders(seat)
      .flatMap(({ best }) => best)
      .toSorted(byPreference)
      .map(({ member }) => member),
    chains,
    beside,
    helpers: helpers.filter(({ member }) => !beside.some((near) => near.member === member)),
  };
}

/**
 * Whether a member in the seat could fill the role (C4). Wider than what an open seat shows to visitors (L1), which is
 * compared word for word: a plumber would fill 'Commercial Plumber'.
 */
function isFor(role: string, seat: Seat, { naming }: DirectoryIndex): boolean {
  const named = naming.named(role);
  return typeof seat === 'string' ? named.length === 0 && role === seat : named.includes(seat);
}

function membersBeside(
  chains: readonly FilledChain[],
  waitsFor: (step: FilledStep) => boolean,
): MemberBeside[] {
  const found = new Map<Member, ReferralChain>();
  for (const { chain, steps } of chains) {
    steps.forEach(({ member }, at) => {
      const around = [steps[at - 1], steps[at + 1]];
      const isBeside = around.some((step) => step !== undefined && waitsFor(step));
      if (member !== null && isBeside && !found.has(member)) found.set(member, chain);
    });
  }
  return Array.from(found, ([member, chain]) => ({ member, chain }));
}
