/** Builders for the engine's tests, with defaults for everything a test does not care about. Pure. */
import { projectKnowledge } from '../../scripts/knowledge/knowledge-files.ts';
import { type Chapter, parseChapter } from '../../src/domain/chapter.ts';
import { commaList } from '../../src/domain/comma-list.ts';
import type { Directory } from '../../src/domain/directory.ts';
import { type Member, parseMember } from '../../src/domain/member.ts';
import { parseChain, type ReferralChain } from '../../src/domain/referral-chain.ts';
import type { Outcome } from '../../src/routing/answers/outcome.ts';
import { hintsBy, type Profession } from '../../src/routing/knowledge/knowledge.ts';
import { roleGroups } from '../../src/routing/members/member-groups.ts';
import { seatsOf } from '../../src/routing/members/seats.ts';
import { roleNaming } from '../../src/routing/professions/name-role.ts';
import { knowledgeOf } from '../../src/routing/professions/trade-knowledge.ts';
import { tradeTable } from '../../src/routing/professions/trade-table.ts';

/** The home chapter of `chapter`, and one with no neighbours. */
export const HOME = 'Hometown Business Circle';
export const ELSEWHERE = 'Faraway Referral Group';

/** An invented town without boosts, so that no test depends on the chapter that is shipped. */
export const chapter: Chapter = parseChapter({
  chapter_name: 'Hometown',
  home: 'Hometown',
  nearby: 'Nearby, Outer Hills',
});

const ROOFER = parsed(
  parseMember({
    id: 'Ann Archer',
    member_name: 'Ann Archer',
    profession_role: 'Roofer',
    chapter: HOME,
    priority: 3,
    version: 1,
  }),
);

const HOME_SALE = parsed(
  parseChain({
    id: 'Selling a Home',
    scenario: 'Selling a Home',
    roles_sequence: 'Realtor → Mover',
    script_template: 'Hi {lead}, meet {role1_name}.',
    version: 1,
  }),
);

/** A member at home; the name is also its id. Other columns are null unless given. */
export function member(given: Partial<Member> = {}): Member {
  return { ...ROOFER, id: given.member_name ?? ROOFER.id, ...given };
}

/** A chain of two steps; the scenario is also its id. Other columns are null unless given. */
export function chain(given: Partial<ReferralChain> = {}): ReferralChain {
  return { ...HOME_SALE, id: given.scenario ?? HOME_SALE.id, ...given };
}

function parsed<T>(record: T | null): T {
  if (record === null) throw new Error('This row is not a valid record');
  return record;
}

export function directory(
  members: readonly Member[] = [],
  chains: readonly ReferralChain[] = [],
): Directory {
  return { members, chains };
}

/** A profession whose lists are comma-separated. */
export function profession(given: {
  readonly name: string;
  readonly titles?: string;
  readonly keywords?: string;
  readonly symptoms?: string;
  readonly hints?: string;
  readonly strongHints?: string;
  readonly neighbours?: string;
}): Profession {
  return {
    name: given.name,
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: commaList(given.titles),
    keywords: commaList(given.keywords),
    symptoms: commaList(given.symptoms),
    hints: {
      ...hintsBy(() => []),
      hint: commaList(given.hints),
      'strong hint': commaList(given.strongHints),
    },
    neighbours: commaList(given.neighbours),
  };
}

/** The project's knowledge, compiled once per test file. */
export const projectsKnowledge = projectKnowledge();

/** The knowledge of a small table of professions, and the seats that the members hold. */
export function seated(professions: readonly Profession[], members: readonly Member[], keep = 5) {
  const trades = knowledgeOf(tradeTable(professions), undefined, projectsKnowledge.roles);
  const naming = roleNaming(trades);
  const groups = roleGroups(members, chapter, keep);
  return { trades, naming, groups, seats: seatsOf(groups, naming, trades.exact) };
}

/** Names of the members in an outcome, in order; null for an open step. */
export function namesIn(outcome: Outcome): (string | null)[] {
  switch (outcome.mode) {
    case 'member':
      return outcome.matches.map(({ member }) => member.member_name);
    case 'contextual':
    case 'suggestions':
      return outcome.chains.flatMap(({ steps }) => steps.map((s) => s.member?.member_name ?? null));
    case 'chain':
      return outcome.chain.steps.map((s) => s.member?.member_name ?? null);
    case 'open-seat':
      return [];
  }
}

/** The outcome with its type narrowed to a mode. Fails the test if it has another mode. */
export function inMode<Mode extends Outcome['mode']>(
  outcome: Outcome,
  mode: Mode,
): Extract<Outcome, { mode: Mode }> {
  if (outcome.mode !== mode) {
    throw new Error(`'${outcome.need}' answered in mode ${outcome.mode}, not ${mode}`);
  }
  return outcome as Extract<Outcome, { mode: Mode }>;
}
