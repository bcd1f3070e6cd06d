/** Members with the same role and aliases: what a need matches is worked out once for all of them. */
import type { Chapter } from '../../domain/chapter.ts';
import { commaList } from '../../domain/comma-list.ts';
import type { Member } from '../../domain/member.ts';
import { containsRun } from '../text/contains.ts';
import { basesOf, stemsOf, tellingWords, type Word, wordsOf } from '../text/word.ts';
import { groupMembers, type MemberGroup } from './member-groups.ts';

export interface RoleGroup extends MemberGroup {
  /** The role first, then each alias. */
  readonly names: readonly RoleName[];
  /** Stems of all telling words of the names. */
  readonly stems: ReadonlySet<string>;
}

export interface RoleName {
  readonly text: string;
  readonly words: readonly Word[];
  readonly bases: readonly string[];
}

export function roleGroups(
  members: readonly Member[],
  chapter: Chapter,
  keep: number,
): RoleGroup[] {
  const sharedWording = ({ profession_role, role_alias }: Member) =>
    `${profession_role}\n${role_alias ?? ''}`;
  return groupMembers(members, chapter, keep, sharedWording).map(({ first, best }) => {
    const names = [first.profession_role, ...commaList(first.role_alias)].map(roleName);
    const telling = names.flatMap(({ words }) => tellingWords(words));
    return { first, best, names, stems: new Set(stemsOf(telling)) };
  });
}

function roleName(text: string): RoleName {
  const words = wordsOf(text);
  return { text, words, bases: basesOf(words) };
}

/** The role or alias of the group that contains the words (M5, M7, C4), the role first. */
export function nameContaining(
  { names }: RoleGroup,
  bases: readonly string[],
): RoleName | undefined {
  return names.find((name) => containsRun(name.bases, bases));
}
