/** Members by company: the second thing the fallback looks at (M7). */
import type { Chapter } from '../../domain/chapter.ts';
import type { Member } from '../../domain/member.ts';
import { basesOf, wordsOf } from '../text/word.ts';
import { groupMembers, type MemberGroup } from './member-groups.ts';

export interface CompanyGroup extends MemberGroup {
  readonly company: string;
  readonly bases: readonly string[];
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
