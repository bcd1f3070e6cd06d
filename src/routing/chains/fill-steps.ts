/** Picks one member for each role of a chain (C4). */
import type { Member } from '../../domain/member.ts';
import type { ReferralChain } from '../../domain/referral-chain.ts';
import { rolesOf } from '../../domain/referral-chain.ts';
import { byPreference, type PlacedMember } from '../members/placed-member.ts';
import type { RoleGroup } from '../members/role-groups.ts';
import type { Seats } from '../members/seats.ts';
import type { RoleNaming } from '../professions/name-role.ts';
import type { FilledRole } from '../scripts/fill-template.ts';
import { containsRun } from '../text/contains.ts';
import { wordsOf } from '../text/word.ts';

export interface StepFiller {
  /** A member for each role of the sequence; null is an open seat. */
  fill(chain: ReferralChain): readonly FilledRole[];
}

/** Steps are worked out when a chain is first shown, and once. */
export function stepFiller(
  groups: readonly RoleGroup[],
  seats: Seats,
  naming: RoleNaming,
): StepFiller {
  const candidatesByRole = new Map<string, readonly PlacedMember[]>();
  const filled = new Map<ReferralChain, readonly FilledRole[]>();
  const candidates = (role: string) => {
    const known = candidatesByRole.get(role) ?? candidatesFor(role, groups, seats, naming);
    candidatesByRole.set(role, known);
    return known;
  };
  return {
    fill: (chain) => {
      const known = filled.get(chain) ?? assign(rolesOf(chain), candidates);
      filled.set(chain, known);
      return known;
    },
  };
}

/** The same member fills two steps only when nobody else can (C4). */
function assign(
  roles: readonly string[],
  candidates: (role: string) => readonly PlacedMember[],
): FilledRole[] {
  const taken = new Set<Member>();
  return roles.map((role) => {
    const possible = candidates(role);
    const chosen = possible.find(({ member }) => !taken.has(member)) ?? possible[0];
    if (chosen !== undefined) taken.add(chosen.member);
    return { role, member: chosen?.member ?? null };
  });
}

/** Holders of the profession the role names, and whoever has the wording in a role or alias. */
function candidatesFor(
  role: string,
  groups: readonly RoleGroup[],
  seats: Seats,
  naming: RoleNaming,
): PlacedMember[] {
  const bases = wordsOf(role).map(({ base }) => base);
  const matching = new Set(groups.filter((group) => isCalled(group, bases)));
  for (const profession of naming.named(role)) {
    for (const group of seats.holders(profession)) matching.add(group);
  }
  return [...matching].flatMap(({ best }) => best).sort(byPreference);
}

function isCalled(group: RoleGroup, bases: readonly string[]): boolean {
  return group.names.some((name) => containsRun(name.bases, bases));
}
