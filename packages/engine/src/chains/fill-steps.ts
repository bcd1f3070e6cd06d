/** Picks one member for each role of a chain (C4). */
import type { Member } from 'domain/member.ts';
import type { ReferralChain } from 'domain/referral-chain.ts';
import { rolesOf } from 'domain/role-sequence.ts';
import { nameContaining, type RoleGroup } from '../members/member-groups.ts';
import { byPreference, HOME_PLACE, type PlacedMember } from '../members/placed-member.ts';
import type { Seats } from '../members/seats.ts';
import type { RoleNaming } from '../professions/name-role.ts';

import { oncePerKey } from '../text/look-up.ts';
import { basesOf, wordsOf } from '../text/word.ts';
import { matchSteps } from './match-steps.ts';

export interface FilledStep {
  readonly role: string;
  /** null is an open seat. */
  readonly member: Member | null;
  /** Whether the member belongs to the home chapter (K1). */
  readonly isAtHome: boolean;
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
): StepFiller {
  const candidates = oncePerKey((role: string) => candidatesFor(role, groups, seats, naming));
  const fill = (chain: ReferralChain) => assign(rolesOf(chain), candidates);
  return { candidates, fill: oncePerKey(fill, new WeakMap()) };
}

/** If every candidate already fills an earlier step, the best candidate fills this one too (C4). */
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
