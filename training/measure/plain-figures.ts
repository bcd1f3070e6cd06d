/**
 * Counts the data of plain/: plain needs, frames and roles as written, by any engine and over the demo chapter;
 * strangers' needs over a chapter where every trade has a member.
 */

import { demoChapter } from 'domain/demo';
import { knowledgeFiles } from '../../packages/engine/build/knowledge-files.ts';
import { professionsOf } from '../../packages/engine/src/compiler/compile-knowledge.ts';
import { createEngine } from '../../packages/engine/src/engine.ts';
import { stemsOf, wordsOf } from '../../packages/engine/src/text/word.ts';
import { projectsKnowledge } from '../../packages/engine/tests/fixtures.ts';
import { type Adapter, type AnswerOfAnyEngine, build } from './adapter.ts';
import type { Share } from './measure-accuracy.ts';
import {
  EVERYDAY_NAMES,
  type Frame,
  type FrameFile,
  filled,
  framesIn,
  plainNeeds,
  type StrangersFile,
  type StrangersNeed,
  strangersNeeds,
  type ThingFrameFile,
  type WrittenRole,
  writtenRoles,
} from './plain-data.ts';
import { chapterOfEveryTrade, firstTrade } from './posts.ts';
import { devData } from './sets.ts';

export interface PlainShare extends Share {
  /** Led to a member who cannot help; the other faults are silence. */
  readonly wrong: number;
  /** '<need> → <role that answers>'. */
  readonly faults: readonly string[];
}

interface Verdict {
  readonly isRight: boolean;
  readonly need: string;
  /** The role that answers; null when nobody is named. */
  readonly named: string | null;
}

const { directory, professions } = devData();
const ours: Adapter = { build };

function shareOf(name: string, verdicts: readonly Verdict[]): PlainShare {
  const faults = verdicts.filter(({ isRight }) => !isRight);
  return {
    name,
    n: verdicts.length,
    right: verdicts.length - faults.length,
    wrong: faults.filter(({ named }) => named !== null).length,
    faults: faults.map(({ need, named }) => `${need} → ${named ?? 'nobody'}`),
  };
}

/** All shares as one. */
export function together(name: string, shares: readonly PlainShare[]): PlainShare {
  const sum = (of: 'n' | 'right' | 'wrong') => shares.reduce((total, each) => total + each[of], 0);
  const faults = shares.flatMap((each) => each.faults);
  return { name, n: sum('n'), right: sum('right'), wrong: sum('wrong'), faults };
}

function byKind<Row extends { kind: string }>(
  rows: readonly Row[],
  judge: (row: Row) => Verdict,
): PlainShare[] {
  return [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, of]) =>
    shareOf(kind, of.map(judge)),
  );
}

/** The roles in the demo chapter that hold one of these professions; none for an open seat. */
function rolesOf(of: readonly string[]): string[] {
  return of.flatMap((profession) => professions[profession] ?? []);
}

/** The kit's plain needs, by kind. Where no member holds what is asked for, naming nobody is right. */
export function plainShares({ build }: Adapter = ours): PlainShare[] {
  const { route } = build(directory);
  return byKind(plainNeeds(), ({ need, professions }) => {
    const accepted = rolesOf(professions);
    const { leadRole: named } = route(need);
    const isRight = named === null ? accepted.length === 0 : accepted.includes(named);
    return { isRight, need, named };
  });
}

/**
 * Each frame of a file with the everyday names that the engine understands alone.
 * @param every counts only every so many combinations of frame and name.
 */
export function frameShares(
  file: FrameFile,
  { build }: Adapter = ours,
  every = 1,
): { frame: Frame; share: PlainShare }[] {
  const { route } = build(directory);
  const understood = Object.entries(EVERYDAY_NAMES).flatMap(([profession, names]) => {
    const accepted = rolesOf([profession]);
    return names
      .filter((name) => accepted.includes(route(name).leadRole ?? ''))
      .map((name) => ({ name, accepted }));
  });
  let combinations = 0;
  return framesIn(file).map((frame) => {
    const taken = understood.filter(() => combinations++ % every === 0);
    const verdicts = taken.map(({ name, accepted }) => {
      const need = filled(frame, name);
      const answer = route(need);
      return { need, named: answer.leadRole, isRight: keeps(frame, answer, accepted) };
    });
    return { frame, share: shareOf(frame.frame, verdicts) };
  });
}

/**
 * Every trade's own name in every frame of the kit, in a chapter where every trade has a member. An alarm is no answer.
 * @param every counts only every so many combinations of trade and frame.
 */
export function tradesInFrames(every = 1): PlainShare {
  const everyTrade = chapterOfEveryTrade();
  const { route } = createEngine(projectsKnowledge, everyTrade, demoChapter);
  const combinations = everyTrade.members.flatMap(({ profession_role: trade }) =>
    framesIn('frames.jsonl').map((frame) => ({ trade, frame })),
  );
  const taken = combinations.filter((_, i) => i % every === 0);
  const verdicts = taken.map(({ trade, frame }) => {
    const need = filled(frame, trade);
    const outcome = route(need);
    const named = [outcome, ...outcome.also].map((one) =>
      one.danger === null ? (firstTrade(one) ?? null) : null,
    );
    const answer = { leadRole: named[0] ?? null, roles: named.flatMap((role) => role ?? []) };
    return { need, named: answer.leadRole, isRight: keeps(frame, answer, [trade]) };
  });
  return shareOf('every trade in every frame', verdicts);
}

/**
 * The wordings of all trades that are understood for sure alone, in every frame of a file, in a chapter where every trade
 * has a member. An alarm is no answer.
 * @param every takes only every so many combinations of wording and frame.
 */
export function thingsInFrames(file: ThingFrameFile, every: number): PlainShare {
  const { route } = createEngine(projectsKnowledge, chapterOfEveryTrade(), demoChapter);
  const frames = framesIn(file);
  const things = professionsOf(knowledgeFiles()).flatMap(({ keywords, symptoms }) => [
    ...keywords,
    ...symptoms,
  ]);
  const verdicts = [];
  for (let at = 0; at < things.length * frames.length; at += every) {
    const thing = things[Math.floor(at / frames.length)] as string;
    const alone = route(thing);
    if (alone.danger !== null || alone.isGuess) continue;
    const need = filled(frames[at % frames.length] as Frame, thing);
    const outcome = route(need);
    const named = outcome.danger === null ? (firstTrade(outcome) ?? null) : null;
    verdicts.push({ need, named, isRight: named !== null && named === firstTrade(alone) });
  }
  return shareOf(file, verdicts);
}

/**
 * Every wording in the trade files, typed as a need in a chapter where every trade has a member. Right if it leads to a
 * trade that has it, or if it is danger: 'baby locked in car'.
 */
export function wordingsOfTrades(): PlainShare {
  const trades = professionsOf(knowledgeFiles());
  const wordings = trades.flatMap(({ name, titles, keywords, symptoms }) =>
    [...titles, ...keywords, ...symptoms].map((wording) => ({ name, wording })),
  );
  const keyOf = (wording: string) => stemsOf(wordsOf(wording)).join(' ');
  const owners = Map.groupBy(wordings, ({ wording }) => keyOf(wording));
  const { route } = createEngine(projectsKnowledge, chapterOfEveryTrade(), demoChapter);
  const verdicts = wordings.map(({ wording }) => {
    const outcome = route(wording);
    const named = firstTrade(outcome) ?? null;
    const isOwn = owners.get(keyOf(wording))?.some(({ name }) => name === named) ?? false;
    return { need: wording, named, isRight: outcome.danger !== null || isOwn };
  });
  return shareOf('every wording of every trade', verdicts);
}

/** Whether the trade is still named. An alarm is no answer. */
function keeps(
  frame: Frame,
  { leadRole, roles, danger = null }: AnswerOfAnyEngine,
  accepted: readonly string[],
): boolean {
  if (danger !== null) return false;
  const named = frame.keeps === 'among' ? [leadRole, ...roles] : [leadRole];
  return named.some((role) => role !== null && accepted.includes(role));
}

/** The needs of each written role, in the demo chapter without chains where only its member holds the trade. */
export function writtenRoleShare({ build }: Adapter = ours): PlainShare {
  const verdicts = writtenRoles().flatMap((written) => {
    const { route } = build(aloneWith(written));
    return written.needs.map((need) => {
      const { leadRole: named } = route(need);
      return { need: `${written.role}: ${need}`, named, isRight: named === written.role };
    });
  });
  return shareOf('roles as written', verdicts);
}

function aloneWith({ role, profession }: WrittenRole) {
  const held = rolesOf([profession]);
  const others = directory.members.filter(
    (member: { profession_role: string }) => !held.includes(member.profession_role),
  );
  const written = {
    ...directory.members[0],
    id: '00000000-0000-4000-8000-000000000001',
    member_name: 'Quentin Vale',
    company: 'Vale',
    profession_role: role,
    role_alias: null,
    chapter: 'Waxhaw Business Connections',
  };
  return { members: [...others, written], referral_chains: [] };
}

/** A stranger's need, and what a chapter where every trade has a member answers. */
export interface AnsweredNeed {
  readonly asked: StrangersNeed;
  readonly answer: string;
  readonly isRight: boolean;
}

/** The strangers' needs in order, in a chapter where every trade has a member. An alarm is no right answer. */
export function answeredStrangers(file: StrangersFile): AnsweredNeed[] {
  const { route } = createEngine(projectsKnowledge, chapterOfEveryTrade(), demoChapter);
  return strangersNeeds(file).map((asked) => {
    const outcome = route(asked.need);
    const answer = outcome.danger === null ? (firstTrade(outcome) ?? 'nobody') : 'danger';
    return { asked, answer, isRight: asked.accepted.includes(answer) };
  });
}
