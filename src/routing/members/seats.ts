/** Who holds the seat of each profession: role groups by profession (M4). */

import { append } from '../multimap.ts';
import type { ExactTerms } from '../professions/exact-terms.ts';
import type { RoleNaming } from '../professions/name-role.ts';
import type { ProfessionEntry } from '../professions/profession-table.ts';
import { wordsOf } from '../text/word.ts';
import type { RoleGroup } from './role-groups.ts';

export interface Seats {
  /** Groups whose members hold the seat, in directory order; empty for an open seat. */
  holders(profession: ProfessionEntry): readonly RoleGroup[];
}

export function seatsOf(
  groups: readonly RoleGroup[],
  naming: RoleNaming,
  exact: ExactTerms,
): Seats {
  const holders = new Map<ProfessionEntry, RoleGroup[]>();
  for (const group of groups) {
    for (const profession of heldBy(group, naming, exact)) append(holders, profession, group);
  }
  return { holders: (profession) => holders.get(profession) ?? [] };
}

/**
 * The role names the profession. An alias adds one only when its wording belongs to that profession
 * alone: 'Wedding Cakes' makes a baker no wedding planner.
 */
function heldBy(group: RoleGroup, naming: RoleNaming, exact: ExactTerms): Set<ProfessionEntry> {
  const [role, ...aliases] = group.names;
  const held = new Set(role === undefined ? [] : naming.named(role.text).slice(0, 1));
  for (const part of roleParts(role?.text ?? '')) addSole(held, exact.owners(wordsOf(part)));
  for (const alias of aliases) addSole(held, exact.owners(alias.words));
  if (held.size > 0) return held;
  return new Set(aliases.flatMap(({ text }) => naming.named(text)));
}

/** A slash or a dash parts a role into names of its own: 'CPA / Tax Preparation'. */
const ROLE_PARTS = /\s*[/|;]\s*|\s+[-–—]\s+/;

function roleParts(role: string): string[] {
  return role.split(ROLE_PARTS).filter((part) => part !== '');
}

function addSole(held: Set<ProfessionEntry>, owners: readonly ProfessionEntry[]): void {
  const [sole] = owners;
  if (owners.length === 1 && sole !== undefined) held.add(sole);
}
