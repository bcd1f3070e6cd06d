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
    for (const profession of heldBy(group, naming, exact)) append(holders, profession, group);
  }
  return { holders: (profession) => holders.get(profession) ?? [] };
}

/**
 * The role names the profession. An alias that is a title adds its profession (M4). Any other alias
 * adds none: 'Roof Inspection' does not make a roofer a home inspector.
 *
 * A title that several professions share adds all of them, unless the role or another alias names
 * one: 'Carpenter' adds nothing to a handyman, but a search for a carpenter finds a furniture maker
 * by it.
 */
function heldBy(group: RoleGroup, naming: RoleNaming, exact: ExactTerms): Set<ProfessionEntry> {
  const [role, ...aliases] = group.names;
  const held = new Set(role === undefined ? [] : naming.named(role.text).slice(0, 1));
  const shared: (readonly ProfessionEntry[])[] = [];
  for (const words of role === undefined ? [] : wordingsOf(role))
    addSole(held, exact.owners(words));
  for (const words of aliases.flatMap(wordingsOf)) {
    const owners = exact.titled(words);
    if (owners.length > 1) shared.push(owners);
    addSole(held, owners);
  }
  for (const owners of shared) {
    if (!owners.some((owner) => held.has(owner))) for (const owner of owners) held.add(owner);
  }
  if (held.size > 0) return held;
  return new Set(aliases.flatMap(({ text }) => naming.named(text)));
}

/** A slash or a dash separates the names in a role or an alias: 'CPA / Tax Preparation'. */
const BETWEEN_NAMES = /\s*[/|;]\s*|\s+[-–—]\s+/;

/** A role or an alias as a whole, since 'A/C Repair' is one name, and then its parts. */
function wordingsOf({ text, words }: RoleName): (readonly Word[])[] {
  const parts = nameParts(text);
  return parts.length < 2 ? [words] : [words, ...parts.map(wordsOf)];
}

function nameParts(name: string): string[] {
  return name.split(BETWEEN_NAMES).filter((part) => part !== '');
}

function addSole(held: Set<ProfessionEntry>, owners: readonly ProfessionEntry[]): void {
  const [sole] = owners;
  if (owners.length === 1 && sole !== undefined) held.add(sole);
}
