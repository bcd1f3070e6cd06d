/** Who holds the seat of each profession: role groups by profession (M4). */
import type { RoleNaming } from '../professions/name-role.ts';
import { wordsOf } from '../text/word.ts';
import type { RoleGroup } from './role-groups.ts';

export interface Seats {
  /** Groups whose members hold the seat, in directory order; empty for an open seat. */
  holders(profession: number): readonly RoleGroup[];
  /** Professions a group's members hold, the one of their role first. */
  professionsOf(group: RoleGroup): readonly number[];
}

export function seatsOf(groups: readonly RoleGroup[], naming: RoleNaming): Seats {
  const holders = new Map<number, RoleGroup[]>();
  const professions = new Map<RoleGroup, readonly number[]>();
  for (const group of groups) {
    const held = heldBy(group, naming);
    professions.set(group, held);
    for (const profession of held) {
      const list = holders.get(profession) ?? [];
      list.push(group);
      holders.set(profession, list);
    }
  }
  return {
    holders: (profession) => holders.get(profession) ?? [],
    professionsOf: (group) => professions.get(group) ?? [],
  };
}

/**
 * The role names the profession. An alias adds one only when its wording belongs to that profession
 * alone: 'Wedding Cakes' makes a baker no wedding planner.
 */
function heldBy(group: RoleGroup, naming: RoleNaming): number[] {
  const [role, ...aliases] = group.names;
  const held = new Set<number>(role === undefined ? [] : naming.named(role.text).slice(0, 1));
  for (const part of roleParts(role?.text ?? '')) addSole(held, naming.exactly(wordsOf(part)));
  for (const alias of aliases) addSole(held, naming.exactly(alias.words));
  if (held.size === 0) {
    for (const alias of aliases) for (const found of naming.named(alias.text)) held.add(found);
  }
  return [...held];
}

/** A slash or a dash parts a role into names of its own: 'CPA / Tax Preparation'. */
const ROLE_PARTS = /\s*[/|;]\s*|\s+[-–—]\s+/;

function roleParts(role: string): string[] {
  return role.split(ROLE_PARTS).filter((part) => part !== '');
}

function addSole(held: Set<number>, owners: readonly number[]): void {
  const [sole] = owners;
  if (owners.length === 1 && sole !== undefined) held.add(sole);
}
