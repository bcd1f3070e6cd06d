/** The holders of each profession's seat: role groups by profession (M4). */
import type { ExactTerms } from '../professions/exact-terms.ts';
import type { RoleNaming } from '../professions/name-role.ts';
import type { ProfessionEntry } from '../professions/profession-table.ts';
import { append } from '../text/look-up.ts';
import { type Word, wordsOf } from '../text/word.ts';
import type { RoleGroup, RoleName } from './member-groups.ts';

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
    for (const profession of heldBy(group.names, naming, exact)) append(holders, profession, group);
  }
  return { holders: (profession) => holders.get(profession) ?? [] };
}

/**
 * The role names the profession, and more than one if its parts do: 'CPA / Financial Advisor'. An alias that is a title
 * adds its profession (M4). Any other alias adds none: 'Roof Inspection' does not make a roofer a home inspector.
 *
 * A title that several professions share adds all of them, unless the role or another alias names
 * one: 'Carpenter' adds nothing to a handyman, but a search for a carpenter finds a furniture maker
 * by it.
 * @param names the role first, then each alias.
 */
export function heldBy(
  names: readonly Pick<RoleName, 'text'>[],
  naming: RoleNaming,
  exact: ExactTerms,
): Set<ProfessionEntry> {
  const [role, ...aliases] = names;
  const held = new Set<ProfessionEntry>();
  if (role !== undefined) {
    for (const entry of naming.named(role.text).slice(0, 1)) held.add(entry);
    for (const entry of naming.spelledOut(role.text)) held.add(entry);
  }
  const shared: (readonly ProfessionEntry[])[] = [];
  for (const words of aliases.flatMap((alias) => wordingsOf(alias, naming))) {
    const owners = exact.titled(words);
    const [sole] = owners;
    if (owners.length > 1) shared.push(owners);
    else if (sole !== undefined) held.add(sole);
  }
  for (const owners of shared) {
    if (!owners.some((owner) => held.has(owner))) for (const owner of owners) held.add(owner);
  }
  if (held.size > 0) return held;
  return new Set(aliases.flatMap(({ text }) => naming.named(text)));
}

/** An alias as a whole, since 'A/C Repair' is one name, and then its parts: 'CPA / Tax Preparation'. */
function wordingsOf({ text }: Pick<RoleName, 'text'>, naming: RoleNaming): (readonly Word[])[] {
  return [text, ...naming.partsOf(text).specific.map((part) => part.text)].map(wordsOf);
}
