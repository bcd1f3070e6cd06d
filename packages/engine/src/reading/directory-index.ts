/** Everything computed once per directory, so that answering a need is only look-ups. */
import { type Chapter, townsOf } from 'domain/chapter.ts';
import { commaList } from 'domain/comma-list.ts';
import type { Directory } from 'domain/directory.ts';
import { rolesOf } from 'domain/role-sequence.ts';
import { type ChapterSeats, chapterSeats, stepFiller } from '../chains/chain-steps.ts';
import { type LegacyIndex, legacyIndex } from '../chains/legacy-index.ts';
import {
  type UnknownRoles,
  unknownRoles,
  type WaitingChains,
  waitingChains,
} from '../chains/open-roles.ts';
import { type TriggerIndex, triggerIndex } from '../chains/trigger-index.ts';
import type { DangerKnowledge } from '../knowledge/danger-knowledge.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { beforeTown } from '../knowledge/place-words.ts';
import { type FallbackIndex, fallbackIndex } from '../members/fallback-match.ts';
import { ALL_THERE, type Leave, leaveOn } from '../members/leave.ts';
import { MEMBER_LIMIT } from '../members/match-members.ts';
import { companyGroups, type RoleGroup } from '../members/member-groups.ts';
import { type NameIndex, nameIndex } from '../members/name-index.ts';
import { HOME_PLACE } from '../members/placed-member.ts';
import type { ExactTerms } from '../professions/exact-terms.ts';
import type { RoleNaming } from '../professions/name-role.ts';
import type { RoleNames } from '../request/named-trades.ts';
import { type Lexicon, lexiconOf } from '../spelling/lexicon.ts';
import { type Runs, runsByStart } from '../text/runs.ts';
import { basesOf, stemsOf, type Word, wordsOf } from '../text/word.ts';

export interface DirectoryIndex extends ChapterSeats {
  readonly chapter: Chapter;
  readonly commonNeeds: readonly string[];
  readonly dangers: DangerKnowledge;
  readonly directory: Directory;
  /**
   * Runs of words that say nothing about a trade: names of the chapter's towns, words that it
   * says name no member, and expressions like 'brain drain'.
   */
  readonly muted: Runs;
  /** Whether the words are exactly a wording that the chapter wants to lead to nobody (D2). */
  isSilent(words: readonly Word[]): boolean;
  /** Runs of words that begin a request: 'looking for'. */
  readonly requests: Runs;
  /** Runs of words that describe the person asked for: 'takes credit cards'. */
  readonly descriptions: Runs;
  readonly roleNames: RoleNames;
  readonly lexicon: Lexicon;
  /** Whether any member is known to belong to the home chapter (K1). */
  readonly hasHome: boolean;
  /** Who is away, and who stands in. */
  readonly leave: Leave;
  readonly fallback: FallbackIndex;
  readonly names: NameIndex;
  readonly triggers: TriggerIndex;
  readonly legacy: LegacyIndex;
  readonly waiting: WaitingChains;
  readonly unknownRoles: UnknownRoles;
}

/**
 * Builds the index. It takes milliseconds, so do it once per directory.
 * @example indexDirectory(knowledge, directory, chapter).groups.length // 48
 */
export function indexDirectory(
  knowledge: Knowledge,
  directory: Directory,
  chapter: Chapter,
): DirectoryIndex {
  const { members, chains } = directory;
  const held = chapterSeats(knowledge, directory, chapter);
  const { trades, groups, steps } = held;
  const towns = townsOf(chapter);
  const terms = [
    ...groups.flatMap(({ names }) => names.map(({ text }) => text)),
    ...chains.flatMap((chain) => [
      chain.scenario,
      ...rolesOf(chain),
      ...commaList(chain.trigger_keywords),
    ]),
  ];
  // A chain without steps names no members, so no search finds it.
  const chainsWithSteps = chains.filter((chain) => rolesOf(chain).length > 0);
  const companies = companyGroups(members, chapter, MEMBER_LIMIT);
  const names = nameIndex(members, companies, chapter);
  const silent = new Set(chapter.silentWords.map((words) => stemsOf(wordsOf(words)).join(' ')));
  return {
    ...held,
    chapter,
    commonNeeds: knowledge.commonNeeds,
    dangers: knowledge.dangers,
    directory,
    muted: runsByStart([
      ...townRuns(towns, trades.exact),
      ...chapter.silentWords.map((words) => basesOf(wordsOf(words))),
      ...knowledge.expressions.map((expression) => expression.split(' ')),
    ]),
    isSilent: (words) => silent.has(stemsOf(words).join(' ')),
    requests: runsByStart(knowledge.requests.map((request) => request.split(' '))),
    descriptions: runsByStart(knowledge.descriptions.map((text) => text.split(' '))),
    roleNames: roleNamesOf(groups, held.naming),
    lexicon: lexiconOf(trades, knowledge, terms, [...towns, ...names.pieces]),
    hasHome: groups.some(({ best }) => best.some(({ place }) => place === HOME_PLACE)),
    leave: ALL_THERE,
    fallback: fallbackIndex(groups, companies, (stem) => trades.evidence.knows(stem)),
    names,
    triggers: triggerIndex(chainsWithSteps),
    legacy: legacyIndex(chainsWithSteps),
    waiting: waitingChains(chains, trades.exact, steps),
    unknownRoles: unknownRoles(chains, trades.exact, steps),
  };
}

/**
 * The index as it is on a day: it names whoever stands in for those who are away (M15).
 * @param today the reader's day, '2026-03-03'.
 */
export function asOf(index: DirectoryIndex, today: string): DirectoryIndex {
  const { directory, chapter, groups, seats, naming } = index;
  const leave = leaveOn(directory.members, chapter, today);
  if (leave === ALL_THERE) return index;
  return { ...index, leave, steps: stepFiller(groups, seats, naming, leave) };
}

/** The roles and aliases of members, by their letters: 'P&C' may be read as one word. */
function roleNamesOf(groups: readonly RoleGroup[], naming: RoleNaming): RoleNames {
  const texts = new Map(
    groups.flatMap(({ names }) => names.map(({ bases, text }) => [bases.join(''), text])),
  );
  return (bases) => {
    const text = texts.get(bases.join(''));
    return text === undefined ? undefined : naming.named(text);
  };
}

/**
 * The names of towns as runs of base forms: a place says nothing about the trade (K1, K2).
 * A town with the name of a trade, such as Mason or Baker, counts only after a word like 'in'.
 */
export function townRuns(towns: readonly string[], exact: ExactTerms): string[][] {
  return towns.flatMap((town) => {
    const words = wordsOf(town);
    const name = basesOf(words);
    return exact.owners(words).length === 0
      ? [name]
      : Array.from(beforeTown, (before) => [before, ...name]);
  });
}
