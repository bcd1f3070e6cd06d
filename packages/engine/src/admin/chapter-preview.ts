/**
 * The chapter as its admins see it before they save: how needs are answered, what a chain being edited would say, what is
 * questionable about it, and what a deletion would lose. Separate from engine.ts, so that visitors do not load it. Pure.
 */
import { type Boost, boostsIn, type Chapter, type ChapterRecords } from 'domain/chapter.ts';
import { commaList } from 'domain/comma-list.ts';
import type { Directory } from 'domain/directory.ts';
import type { Member } from 'domain/member.ts';
import type { OwnCategory } from 'domain/own-category.ts';
import type { OwnWord } from 'domain/own-word.ts';
import type { ReferralChain } from 'domain/referral-chain.ts';
import { rolesOf } from 'domain/role-sequence.ts';
import { chainMatch } from '../answers/chain-match.ts';
import type { ChainMatch } from '../answers/outcome.ts';
import type { FilledStep } from '../chains/chain-steps.ts';
import { type Engine, engineOver, type Route } from '../engine.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { asOf, indexDirectory } from '../reading/directory-index.ts';
import { reviewScript } from './chain-script.ts';
import { type ChainFinding, reviewRoles, reviewTriggers, triggerOwners } from './review-chain.ts';
import { type ChapterProblem, chapterReview } from './review-chapter.ts';
import { scriptForRoles } from './script-for-roles.ts';
import { type SeatStanding, seatStandings } from './seat-standings.ts';
import { type SharedSeats, sharedSeatsIn } from './shared-seats.ts';
import { roleReader, type UnderstoodRole, type WrittenNeeds } from './understood-role.ts';
import { type UnreachedMember, unreachedMembers } from './unreached-members.ts';

export interface ChapterPreview extends Pick<Engine, 'route'> {
  /** The names of all categories, the chapter's own included, in alphabetical order. */
  readonly categories: readonly string[];
  /**
   * The steps and texts of a chain as a visitor would see them, with the current members.
   * @example preview.preview(chain).steps.map(({ role }) => role) // ['Realtor', 'Mover']
   */
  preview(chain: ReferralChain): ChainMatch;
  /**
   * What is questionable about a chain: its roles first, then its script, then its triggers.
   * @example preview.review(chain).map(({ kind }) => kind) // ['several-candidates', 'no-trigger']
   */
  review(chain: ReferralChain): readonly ChainFinding[];
  /**
   * The member who would be named first for a role; null is an open seat.
   * @example preview.holder('Realtor')?.member_name // 'Celeste Whitaker'
   */
  holder(role: string): Member | null;
  /**
   * The script that introduces people in these roles, for a chain whose admin has written none (C5).
   * @example preview.scriptFor([]) // ''
   */
  scriptFor(roles: readonly string[]): string;
  /**
   * The roles that chains lose when these members leave together. Indexes the directory again if one of them is named
   * in a chain.
   * @param written members that are added or changed along with it.
   * @example preview.lostWithout(new Set(directory.members.map(({ id }) => id))).length // 14
   */
  lostWithout(ids: ReadonlySet<string>, written?: readonly Member[]): readonly LostRoles[];
  /**
   * References to these own categories in the chapter's words, boosts and other categories: ignored once they are gone.
   * @example preview.ignoredWithout(new Set(), { settings: [], categories: [], words: [] }).words // []
   */
  ignoredWithout(ids: ReadonlySet<string>, records: ChapterRecords): LostReferences;
  /**
   * The seats asked for, and those that chains wait for: who holds them, and what filling them would do.
   * @param asked names of professions.
   * @example preview.seats(['Hair Stylist'])[0]?.holders // []
   */
  seats(asked: readonly string[]): readonly SeatStanding[];
  /**
   * What a role is understood as: the trades by which a member with it is found (M4) and needs that lead there, or none
   * and the nearest trades.
   * @param aliases separated by commas, as stored with the member.
   * @example preview.understoodRole('P&C Insurance', null).professions // ['Insurance Agent']
   */
  understoodRole(role: string, aliases: string | null): UnderstoodRole;
  /**
   * The seats at home that saving members would give another holder (P13).
   * @param gone ids of members who are deleted along with it.
   * @example preview.sharedSeats([]).size // 0
   */
  sharedSeats(written: readonly Member[], gone?: readonly string[]): SharedSeats;
  /**
   * The members that no need leads to (P9). It takes a quarter of a second, so it runs in steps of milliseconds; the last
   * step returns the members.
   * @example preview.unreached().next().done // false
   */
  unreached(): Generator<undefined, readonly UnreachedMember[]>;
  /**
   * What is wrong with the chapter's settings, categories and words (K5).
   * @example preview.reviewChapter({ settings: [], categories: [], words: [] }) // []
   */
  reviewChapter(records: ChapterRecords): readonly ChapterProblem[];
}

interface PreviewOptions {
  /** The admin's day, '2026-03-03': answers and chains are shown as on that day (M15). */
  readonly today?: string;
  /** By the name of the trade; the needs of a trade without any are made from its terms. */
  readonly needsToSend?: WrittenNeeds;
}

/**
 * Builds the index of a directory once, like createEngine.
 * @example createChapterPreview(knowledge, directory, chapter).preview(chain).script // 'Hi friend, meet Celeste Whitaker.'
 */
export function createChapterPreview(
  knowledge: Knowledge,
  directory: Directory,
  chapter: Chapter,
  { today = '', needsToSend = {} }: PreviewOptions = {},
): ChapterPreview {
  const index = indexDirectory(knowledge, directory, chapter);
  const { steps: stepsToday } = asOf(index, today);
  const engine = engineOver(index);
  const route: Route = (need, options) => engine.route(need, { today, ...options });
  let owners: ReturnType<typeof triggerOwners> | undefined;
  let readRole: ReturnType<typeof roleReader> | undefined;
  let reviewed: ReturnType<typeof chapterReview> | undefined;
  return {
    route,
    categories: index.trades.entries.map(({ profession }) => profession.name).sort(),
    preview: (chain) =>
      chainMatch(chain, stepsToday.fill(chain), { score: 1, reason: '' }, undefined),
    review: (chain) => {
      owners ??= triggerOwners(directory.chains);
      return [
        ...reviewRoles(index.steps.fill(chain), index.steps, chapter),
        ...reviewScript(chain.script_template, rolesOf(chain).length),
        ...reviewTriggers(chain, owners),
      ];
    },
    holder: (role) => index.steps.candidates(role)[0]?.member ?? null,
    scriptFor: (roles) =>
      scriptForRoles(roles, (role) => {
        const [trade, ...others] = index.naming.named(role);
        return others.length === 0 ? trade?.profession.name : undefined;
      }),
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
    understoodRole: (role, aliases) => {
      readRole ??= roleReader(index, route, needsToSend);
      return readRole(role, aliases);
    },
    sharedSeats: sharedSeatsIn(index),
    unreached: () => unreachedMembers(index, engine.route),
  };
}

// What chains lose when members leave: the roles that no one fills any more (C4, P7).

export interface LostRoles {
  readonly chain: ReferralChain;
  /** At least one, each once, in the chain's order. */
  readonly roles: readonly string[];
}

type Fill = (chain: ReferralChain) => readonly FilledStep[];

/**
 * The chains with a step that was filled before and is an open seat after.
 * @param before fills the steps with all members, `after` without those who leave.
 */
function lostRoles(
  chains: readonly ReferralChain[],
  before: Fill,
  after: Fill,
): readonly LostRoles[] {
  return chains.flatMap((chain) => {
    const filled = before(chain);
    const lost = after(chain)
      .filter(({ member }, step) => member === null && filled[step]?.member != null)
      .map(({ role }) => role);
    return lost.length === 0 ? [] : [{ chain, roles: [...new Set(lost)] }];
  });
}

// References to a chapter's own categories, which are ignored once those are deleted (K5, P7).

export interface LostReferences {
  /** Words that mean one of the deleted categories. */
  readonly words: readonly OwnWord[];
  readonly boosts: readonly Boost[];
  /** Categories whose needs a deleted one covers while their seat is open. */
  readonly covered: readonly { readonly category: OwnCategory; readonly by: string }[];
}

/**
 * What refers to the categories with these ids. A built-in category remains, without the chapter's words.
 * @param known the names of the built-in categories.
 */
export function lostReferences(
  { settings, categories, words }: ChapterRecords,
  ids: ReadonlySet<string>,
  known: ReadonlySet<string>,
): LostReferences {
  const isGone = ({ id, name }: OwnCategory) => ids.has(id) && !known.has(name);
  const lost = new Set(categories.filter(isGone).map(({ name }) => name));
  return {
    words: words.filter(({ mean }) => mean !== null && lost.has(mean)),
    boosts: settings
      .flatMap(({ boosts }) => boostsIn(boosts))
      .filter(({ category }) => lost.has(category)),
    covered: categories
      .filter(({ id }) => !ids.has(id))
      .flatMap((category) =>
        commaList(category.neighbours)
          .filter((name) => lost.has(name))
          .map((by) => ({ category, by })),
      ),
  };
}
