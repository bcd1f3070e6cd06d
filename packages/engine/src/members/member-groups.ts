/**
 * Groups members by a wording they share, their role and aliases or their company, and keeps only the best of each group, so
 * that an answer looks at a handful of members however many there are; and the groups that hold each seat (M4).
 */
import type { Chapter } from 'domain/chapter.ts';
import { commaList } from 'domain/comma-list.ts';
import type { Member } from 'domain/member.ts';
import type { ExactTerms } from '../professions/exact-terms.ts';
import type { RoleNaming } from '../professions/name-role.ts';
import type { ProfessionEntry } from '../professions/profession-table.ts';
import { languagesIn } from '../request/languages.ts';
import { append } from '../text/look-up.ts';
import { containsRun } from '../text/runs.ts';
import { basesOf, stemsOf, tellingWords, type Word, wordsOf } from '../text/word.ts';
import { byPreference, insertRanked, type PlacedMember, placer } from './placed-member.ts';

export interface MemberGroup {
  /** The first member of the group in directory order: its wording is the group's. */
  readonly first: Member;
  /**
   * The best members of each place, nearest place first; of those who speak a language (M14), the best as well; and all
   * who are boosted (M8) or have a leave (M15).
   */
  readonly best: readonly PlacedMember[];
}

/** Members with the same role and aliases (M4). */
export interface RoleGroup extends MemberGroup {
  /** The role first, then each alias. */
  readonly names: readonly RoleName[];
  /** Stems of all telling words of the names. */
  readonly stems: ReadonlySet<string>;
}

interface RoleName {
  readonly text: string;
  readonly words: readonly Word[];
  readonly bases: readonly string[];
  /** Stems of its telling words. */
  readonly stems: readonly string[];
}

/** Members of the same company (M7). */
export interface CompanyGroup extends MemberGroup {
  readonly company: string;
  readonly bases: readonly string[];
}

export function roleGroups(
  members: readonly Member[],
  chapter: Chapter,
  keep: number,
): RoleGroup[] {
  return groupMembers(members, chapter, keep, wordingOf).map(({ first, best }) => {
    const names = [first.profession_role, ...commaList(first.role_alias)].map(roleName);
    return { first, best, names, stems: new Set(names.flatMap(({ stems }) => stems)) };
  });
}

/** What members of a group share. */
export function wordingOf({ profession_role, role_alias }: Member): string {
  return `${profession_role}\n${role_alias ?? ''}`;
}

function roleName(text: string): RoleName {
  const words = wordsOf(text);
  return { text, words, bases: basesOf(words), stems: stemsOf(tellingWords(words)) };
}

/** The role or alias of the group that contains the words, the role first (M5, M7, C4). */
export function nameContaining(
  { names }: RoleGroup,
  bases: readonly string[],
): RoleName | undefined {
  return names.find((name) => containsRun(name.bases, bases));
}

export function companyGroups(
  members: readonly Member[],
  chapter: Chapter,
  keep: number,
): CompanyGroup[] {
  return groupMembers(members, chapter, keep, ({ company }) => company).map(({ first, best }) => {
    const company = first.company ?? '';
    return { first, best, company, bases: basesOf(wordsOf(company)) };
  });
}

/**
 * @param keyOf the wording that members of a group share; null leaves a member out.
 * @param keep members kept per group and place: as many as an answer can name. Per place, because
 *   the score (M5) can rank a nearby member with high priority above those at home.
 */
export function groupMembers(
  members: readonly Member[],
  chapter: Chapter,
  keep: number,
  keyOf: (member: Member) => string | null,
): MemberGroup[] {
  const place = placer(chapter);
  const boosted = new Set(chapter.boosts.map((boost) => boost.member));
  const groups = new Map<string, GrowingGroup>();
  for (const member of members) {
    const key = keyOf(member);
    if (key === null) continue;
    let group = groups.get(key);
    if (group === undefined) {
      group = { first: member, byPlace: [], byLanguage: new Map(), always: [] };
      groups.set(key, group);
    }
    const placed = place(member);
    for (const language of member.languages === null ? [] : languagesIn(member.languages)) {
      const speakers = group.byLanguage.get(language) ?? [];
      group.byLanguage.set(language, speakers);
      insertRanked(speakers, placed, keep, byPreference);
    }
    if (boosted.has(member.member_name) || member.away_until !== null) group.always.push(placed);
    // Members on leave must not displace others.
    if (member.away_until !== null) continue;
    group.byPlace[placed.place] ??= [];
    insertRanked(group.byPlace[placed.place] as PlacedMember[], placed, keep, byPreference);
  }
  return Array.from(groups.values(), ({ first, byPlace, byLanguage, always }) => ({
    first,
    best: [...new Set([...byPlace.flat(), ...[...byLanguage.values()].flat(), ...always])],
  }));
}

interface GrowingGroup {
  readonly first: Member;
  readonly byPlace: PlacedMember[][];
  readonly byLanguage: Map<string, PlacedMember[]>;
  readonly always: PlacedMember[];
}

// The holders of each profession's seat: role groups by profession (M4).

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
