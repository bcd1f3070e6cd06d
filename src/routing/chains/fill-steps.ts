/** Picks one member for each role of a chain (C4). */
import type { ReferralChain } from '../../domain/referral-chain.ts';
import { rolesOf } from '../../domain/role-sequence.ts';
import { byPreference, HOME_PLACE, type PlacedMember } from '../members/placed-member.ts';
import { nameContaining, type RoleGroup } from '../members/role-groups.ts';
import type { Seats } from '../members/seats.ts';
import type { RoleNaming } from '../professions/name-role.ts';
import type { FilledRole } from '../scripts/fill-template.ts';
import { basesOf, wordsOf } from '../text/word.ts';
import { matchSteps } from './match-steps.ts';

export interface FilledStep extends FilledRole {
  /** Whether the member is of the home chapter (K1). */
  readonly isAtHome: boolean;
}

export interface StepFiller {
  /** A member for each role of the sequence; null is an open seat. */
  fill(chain: ReferralChain): readonly FilledStep[];
  /** Who could fill a role, in the order they are named; of many alike in one place only the first few. */
  candidates(role: string): readonly PlacedMember[];
}

/** Steps are worked out when a chain is first shown, and once. */
export function stepFiller(
  groups: readonly RoleGroup[],
  seats: Seats,
  naming: RoleNaming,
): StepFiller {
  const candidatesByRole = new Map<string, readonly PlacedMember[]>();
  const filled = new WeakMap<ReferralChain, readonly FilledStep[]>();
  const candidates = (role: string) => {
    const known = candidatesByRole.get(role) ?? candidatesFor(role, groups, seats, naming);
    candidatesByRole.set(role, known);
    return known;
  };
  return {
    candidates,
    fill: (chain) => {
      const known = filled.get(chain) ?? assign(rolesOf(chain), candidates);
      filled.set(chain, known);
      return known;
    },
  };
}

/** Where every candidate already fills an earlier step, the best of them fills this one too (C4). */
function assign(
  roles: readonly string[],
  candidates: (role: string) => readonly PlacedMember[],
): FilledStep[] {
  const own = matchSteps(roles.map(candidates));
  return roles.map((role, step) => {
    const chosen = own[step] ?? candidates(role)[0];
    return { role, member: chosen?.member ?? null, isAtHome: chosen?.place === HOME_PLACE };
  });
}

/** Holders of the profession the role names, and whoever has the wording in a role or alias. */
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
