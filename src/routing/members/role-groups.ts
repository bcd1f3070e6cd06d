/** Members with the same role and aliases: what a need matches is worked out once for all of them. */
import type { Chapter } from '../../domain/chapter.ts';
import type { Member } from '../../domain/member.ts';
import { listOf } from '../professions/profession-table.ts';
import { tellingWords, type Word, wordsOf } from '../text/word.ts';
import { bestMembers, type MemberGroup } from './best-members.ts';

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

/** Copies in a series ('Roofer 2') are one role. */
const NUMBERS = /\d+/g;

export function roleGroups(
  members: readonly Member[],
  chapter: Chapter,
  keep: number,
): RoleGroup[] {
  const sharedWording = ({ profession_role, role_alias }: Member) =>
    `${profession_role}\n${role_alias ?? ''}`.replace(NUMBERS, '');
  return bestMembers(members, chapter, keep, sharedWording).map(({ first, best }) => {
    const names = [first.profession_role, ...listOf(first.role_alias)].map(roleName);
    const telling = names.flatMap(({ words }) => tellingWords(words));
    return { first, best, names, stems: new Set(telling.map(({ stem }) => stem)) };
  });
}

function roleName(text: string): RoleName {
  const words = wordsOf(text);
  return { text, words, bases: words.map(({ base }) => base) };
}
