/** Builders for the engine's tests, with defaults for everything a test does not care about. Pure. */

import { commaList } from 'domain/comma-list.ts';
import type { Member } from 'domain/member.ts';
import { chapter } from 'domain/testing';
import { projectKnowledge } from '../build/knowledge-files.ts';
import type { Outcome } from '../src/answers/outcome.ts';
import { hintsBy, type Profession } from '../src/knowledge/knowledge.ts';
import { roleGroups, seatsOf } from '../src/members/member-groups.ts';
import { roleNaming } from '../src/professions/name-role.ts';
import { knowledgeOf } from '../src/professions/trade-knowledge.ts';
import { tradeTable } from '../src/professions/trade-table.ts';

export * from 'domain/testing';
export { createChapterPreview } from '../src/admin/chapter-preview.ts';
export { chapterReview } from '../src/admin/review-chapter.ts';
export { MEMBER_LIMIT } from '../src/members/match-members.ts';
export { indexDirectory } from '../src/reading/directory-index.ts';

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
