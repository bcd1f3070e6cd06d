/**
 * The steps of chains, and the members who fill them (C3, C4); and the seats of a chapter, from which they are filled.
 */

import type { Chapter } from 'domain/chapter.ts';
import type { Directory } from 'domain/directory.ts';
import type { Member } from 'domain/member.ts';
import type { ReferralChain } from 'domain/referral-chain.ts';
import { rolesOf } from 'domain/role-sequence.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { ALL_THERE, type Leave } from '../members/leave.ts';
import { MEMBER_LIMIT } from '../members/match-members.ts';
import {
  nameContaining,
  type RoleGroup,
  roleGroups,
  type Seats,
  seatsOf,
} from '../members/member-groups.ts';
import { byPreference, HOME_PLACE, type PlacedMember } from '../members/placed-member.ts';
import { type RoleNaming, roleNaming } from '../professions/name-role.ts';
import { type TradeKnowledge, tradeKnowledge } from '../professions/trade-knowledge.ts';
import { oncePerKey } from '../text/look-up.ts';
import { basesOf, wordsOf } from '../text/word.ts';

/**
 * A maximum matching of steps and candidates. Among all of those, the first step gets the best
 * candidate it can, then the second, and so on. A step stays empty only when earlier steps took all
 * its candidates.
 *
 * @param candidates for each step, best first; each candidate at most once per step.
 * @returns the candidate for each step, no candidate twice; null for an empty step.
 * @example matchSteps([['Ann', 'Bo'], ['Ann']]) // ['Bo', 'Ann']
 */
export function matchSteps<Candidate>(
  candidates: readonly (readonly Candidate[])[],
): (Candidate | null)[] {
  // With n steps, a step needs n candidates at most: the others can take all but one of them.
  const steps = candidates.map((possible) => possible.slice(0, candidates.length));
  const taken = new Set<Candidate>();
  let open = matchingSize(steps, taken);
  return steps.map((possible, step) => {
    const later = steps.slice(step + 1);
    for (const candidate of possible) {
      if (taken.has(candidate)) continue;
      taken.add(candidate);
      if (matchingSize(later, taken) === open - 1) {
        open -= 1;
        return candidate;
      }
      taken.delete(candidate);
    }
    return null;
  });
}

/** How many steps can have a candidate of their own who is not taken (Kuhn's algorithm). */
function matchingSize<Candidate>(
  steps: readonly (readonly Candidate[])[],
  taken: ReadonlySet<Candidate>,
): number {
  const stepOf = new Map<Candidate, number>();

  /** Places a step, moving steps that were placed earlier if that makes room. */
  function place(step: number, tried: Set<Candidate>): boolean {
    for (const candidate of steps[step] ?? []) {
      if (taken.has(candidate) || tried.has(candidate)) continue;
      tried.add(candidate);
      const holder = stepOf.get(candidate);
      if (holder === undefined || place(holder, tried)) {
        stepOf.set(candidate, step);
        return true;
      }
    }
    return false;
  }

  return steps.filter((_, step) => place(step, new Set())).length;
}

// Picks one member for each role of a chain (C4).

export interface FilledStep {
  readonly role: string;
  /** Whoever fills it, or stands in for that member (M15); null is an open seat. */
  readonly member: Member | null;
  /** Whether the member belongs to the home chapter (K1). */
  readonly isAtHome: boolean;
  /** The member for whom they stand in; null for nobody. */
  readonly standsInFor: Member | null;
  /** Who is away until when; null when nobody is. */
  readonly leave: string | null;
}

export interface StepFiller {
  /** The chain's steps, with the member who fills each. */
  fill(chain: ReferralChain): readonly FilledStep[];
  /** The members who could fill a role, best first; of many equal ones in one place only the first few. */
  candidates(role: string): readonly PlacedMember[];
}

/** Fills the steps of each chain once, the first time it is shown. */
export function stepFiller(
  groups: readonly RoleGroup[],
  seats: Seats,
  naming: RoleNaming,
  leave = ALL_THERE,
): StepFiller {
  const isAbsent = (placed: PlacedMember) => Number(leave.onDuty(placed).isAbsent);
  const candidates = oncePerKey((role: string) =>
    candidatesFor(role, groups, seats, naming).sort((a, b) => isAbsent(a) - isAbsent(b)),
  );
  const fill = (chain: ReferralChain) => assign(rolesOf(chain), candidates, leave);
  return { candidates, fill: oncePerKey(fill, new WeakMap()) };
}

/** If every candidate already fills an earlier step, the best candidate fills this one too (C4). */
function assign(
  roles: readonly string[],
  candidates: (role: string) => readonly PlacedMember[],
  { onDuty }: Leave,
): FilledStep[] {
  const own = matchSteps(roles.map(candidates));
  return roles.map((role, step) => {
    const chosen = own[step] ?? candidates(role)[0];
    if (chosen === undefined) return openStep(role);
    const { placed, standsInFor, leave } = onDuty(chosen);
    const { member, place } = placed;
    return { role, member, isAtHome: place === HOME_PLACE, standsInFor, leave };
  });
}

/** A step that nobody fills. */
function openStep(role: string): FilledStep {
  return { role, member: null, isAtHome: false, standsInFor: null, leave: null };
}

/**
 * The holders of the profession that the role names, and members whose role or alias contains the
 * wording.
 */
function candidatesFor(
  role: string,
  groups: readonly RoleGroup[],
  seats: Seats,
  naming: RoleNaming,
): PlacedMember[] {
  const bases = basesOf(wordsOf(role));
  const matching = new Set(groups.filter((group) => nameContaining(group, bases)));
  for (const profession of naming.named(role)) {
    for (const group of seats.holders(profession)) matching.add(group);
  }
  return [...matching].flatMap(({ best }) => best).sort(byPreference);
}

// Who holds the seats of a chapter and fills the steps of its chains. Built in one place, so that a chain names the
// same members wherever it is shown.

export interface ChapterSeats {
  readonly trades: TradeKnowledge;
  readonly naming: RoleNaming;
  readonly groups: readonly RoleGroup[];
  readonly seats: Seats;
  readonly steps: StepFiller;
}

/** Takes milliseconds, so do it once per directory. */
export function chapterSeats(
  knowledge: Knowledge,
  { members, chains }: Directory,
  chapter: Chapter,
): ChapterSeats {
  const trades = tradeKnowledge(knowledge, chapter);
  const naming = roleNaming(trades);
  const longestChain = Math.max(0, ...chains.map((chain) => rolesOf(chain).length));
  const groups = roleGroups(members, chapter, Math.max(MEMBER_LIMIT, longestChain));
  const seats = seatsOf(groups, naming, trades.exact);
  return { trades, naming, groups, seats, steps: stepFiller(groups, seats, naming) };
}
