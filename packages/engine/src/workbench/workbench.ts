/**
 * The admin's entry point to the engine: how needs are routed, what a chain being edited would say, and
 * what is questionable about it. Separate from router.ts, so that visitors do not load it.
 * Pure.
 */
import type { Chapter, ChapterRecords } from 'domain/chapter.ts';
import type { Directory } from 'domain/directory.ts';
import type { Member } from 'domain/member.ts';
import type { ReferralChain } from 'domain/referral-chain.ts';
import { rolesOf } from 'domain/role-sequence.ts';
import { chainMatch } from '../answers/chain-match.ts';
import type { ChainMatch } from '../answers/outcome.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { indexDirectory } from '../reading/directory-index.ts';
import { type Router, routerOver } from '../router.ts';
import type { ChainFinding } from './chain-finding.ts';
import { type LostReferences, lostReferences } from './lost-references.ts';
import { type LostRoles, lostRoles } from './lost-roles.ts';
import { type ChapterProblem, chapterReview } from './review-chapter.ts';
import { reviewRoles } from './review-roles.ts';
import { reviewScript } from './review-script.ts';
import { reviewTriggers, triggerOwners } from './review-triggers.ts';
import { type SeatStanding, seatStandings } from './seat-standings.ts';
import { type UnderstoodRole, understoodRole } from './understood-role.ts';
import { type UnreachedMember, unreachedMembers } from './unreached-members.ts';

export type { ChainFinding } from './chain-finding.ts';
export type { LostReferences } from './lost-references.ts';
export type { LostRoles } from './lost-roles.ts';
export type { ChapterProblem } from './review-chapter.ts';
export type { SeatStanding } from './seat-standings.ts';
export type { UnderstoodRole } from './understood-role.ts';
export type { UnreachedMember } from './unreached-members.ts';

export interface Workbench extends Router {
  /** The names of all categories, the chapter's own included, in alphabetical order. */
  readonly categories: readonly string[];
  /**
   * The steps and texts of a chain as a visitor would see them, with the current members.
   * @example workbench.preview(chain).steps.map(({ role }) => role) // ['Realtor', 'Mover']
   */
  preview(chain: ReferralChain): ChainMatch;
  /**
   * What is questionable about a chain: its roles first, then its script, then its triggers.
   * @example workbench.review(chain).map(({ kind }) => kind) // ['several-candidates', 'no-trigger']
   */
  review(chain: ReferralChain): readonly ChainFinding[];
  /**
   * The roles that chains lose when these members leave together. Indexes the directory again if one of them is named
   * in a chain.
   * @param written members that are added or changed along with it.
   * @example workbench.lostWithout(new Set(directory.members.map(({ id }) => id))).length // 14
   */
  lostWithout(ids: ReadonlySet<string>, written?: readonly Member[]): readonly LostRoles[];
  /**
   * References to these own categories in the chapter's words, boosts and other categories: ignored once they are gone.
   * @example workbench.ignoredWithout(new Set(), { settings: [], categories: [], words: [] }).words // []
   */
  ignoredWithout(ids: ReadonlySet<string>, records: ChapterRecords): LostReferences;
  /**
   * The seats asked for, and those that chains wait for: who holds them, and what filling them would do.
   * @param asked names of professions.
   * @example workbench.seats(['Hair Stylist'])[0]?.holders // []
   */
  seats(asked: readonly string[]): readonly SeatStanding[];
  /**
   * What a role is understood as: the trades by which a member with it is found (M4), or none and the nearest trades.
   * @param aliases separated by commas, as stored with the member.
   * @example workbench.understoodRole('P&C Insurance', null).professions // ['Insurance Agent']
   */
  understoodRole(role: string, aliases: string | null): UnderstoodRole;
  /**
   * The members that no need leads to (P9). It takes a quarter of a second, so it runs in steps of milliseconds; the last
   * step returns the members.
   * @example workbench.unreached().next().done // false
   */
  unreached(): Generator<undefined, readonly UnreachedMember[]>;
  /**
   * What is wrong with the chapter's settings, categories and words (K5).
   * @example workbench.reviewChapter({ settings: [], categories: [], words: [] }) // []
   */
  reviewChapter(records: ChapterRecords): readonly ChapterProblem[];
}

/**
 * Builds the index of a directory once, like createRouter.
 * @example createWorkbench(knowledge, directory, chapter).preview(chain).script // 'Hi friend, meet Celeste Whitaker.'
 */
export function createWorkbench(
  knowledge: Knowledge,
  directory: Directory,
  chapter: Chapter,
): Workbench {
  const index = indexDirectory(knowledge, directory, chapter);
  const router = routerOver(index);
  let owners: ReturnType<typeof triggerOwners> | undefined;
  let reviewed: ReturnType<typeof chapterReview> | undefined;
  return {
    ...router,
    categories: index.trades.entries.map(({ profession }) => profession.name).sort(),
    preview: (chain) =>
      chainMatch(chain, index.steps.fill(chain), { score: 1, reason: '' }, undefined),
    review: (chain) => {
      owners ??= triggerOwners(directory.chains);
      return [
        ...reviewRoles(index.steps.fill(chain), index.steps, chapter),
        ...reviewScript(chain.script_template, rolesOf(chain).length),
        ...reviewTriggers(chain, owners),
      ];
    },
    reviewChapter: (records) => {
      reviewed ??= chapterReview(knowledge.trades);
      return reviewed(records);
    },
    lostWithout: (ids, written = []) => {
      const { chains } = directory;
      // A role's only holder is always named for it, so otherwise no role is lost.
      const isNamed = chains.some((chain) =>
        index.steps.fill(chain).some(({ member }) => member !== null && ids.has(member.id)),
      );
      if (!isNamed) return [];
      const replaced = new Set([...ids, ...written.map(({ id }) => id)]);
      const members = [...directory.members.filter(({ id }) => !replaced.has(id)), ...written];
      const { steps } = indexDirectory(knowledge, { members, chains }, chapter);
      return lostRoles(chains, index.steps.fill, steps.fill);
    },
    ignoredWithout: (ids, records) =>
      lostReferences(records, ids, new Set(knowledge.trades.professions.map(({ name }) => name))),
    seats: (asked) => seatStandings(asked, index),
    understoodRole: (role, aliases) => understoodRole(role, aliases, index),
    unreached: () => unreachedMembers(index, router.route),
  };
}
