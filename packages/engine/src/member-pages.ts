/**
 * What a member's page shows beyond the directory: needs to send them, and the chains they appear in. Much smaller than
 * the router, which is built for typed needs. Pure.
 */
import type { Chapter } from 'domain/chapter.ts';
import { commaList } from 'domain/comma-list.ts';
import type { Directory } from 'domain/directory.ts';
import type { Member } from 'domain/member.ts';
import type { ReferralChain } from 'domain/referral-chain.ts';
import { chapterSeats } from './chains/chapter-seats.ts';
import type { FilledStep } from './chains/fill-steps.ts';
import { everydayNeeds } from './everyday-needs.ts';
import type { Knowledge } from './knowledge/knowledge.ts';
import type { ProfessionEntry } from './professions/profession-table.ts';

export interface ChainOfMember {
  readonly chain: ReferralChain;
  readonly steps: readonly FilledStep[];
}

export interface MemberPages {
  /**
   * Needs of a member's trade in a friend's words, 8 for every trade in the knowledge; none when no trade is recognised.
   */
  needsOf(member: Member): readonly string[];
  /** The chains that name the member for a step (C4), in directory order. */
  chainsOf(member: Member): readonly ChainOfMember[];
}

/**
 * Reads the directory once; it takes milliseconds.
 * @param needsToSend by the name of the trade; any other trade, such as one of the chapter's own, lists terms.
 * @example const [roofer] = directory.members;
 *   createMemberPages(knowledge, needsToSend, directory, chapter).needsOf(roofer).length // 8
 */
export function createMemberPages(
  knowledge: Knowledge,
  needsToSend: Readonly<Record<string, readonly string[]>>,
  directory: Directory,
  chapter: Chapter,
): MemberPages {
  const { naming, steps } = chapterSeats(knowledge, directory, chapter);
  const termsOf = everydayNeeds(knowledge, naming);

  function professionOf({ profession_role, role_alias }: Member): ProfessionEntry | undefined {
    const names = [profession_role, ...commaList(role_alias)];
    return names.flatMap((name) => naming.named(name).slice(0, 1))[0];
  }

  return {
    needsOf(member) {
      const entry = professionOf(member);
      return entry === undefined ? [] : (needsToSend[entry.profession.name] ?? termsOf(entry));
    },
    chainsOf: ({ id }) =>
      directory.chains
        .map((chain) => ({ chain, steps: steps.fill(chain) }))
        .filter((filled) => filled.steps.some((step) => step.member?.id === id)),
  };
}
