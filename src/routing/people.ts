/**
 * What a member's page says beyond the directory: needs to send them, and the chains they stand in. Much smaller than
 * the router, which is built for typed needs. Pure.
 */
import type { Chapter } from '../domain/chapter.ts';
import { commaList } from '../domain/comma-list.ts';
import type { Directory } from '../domain/directory.ts';
import type { Member } from '../domain/member.ts';
import type { ReferralChain } from '../domain/referral-chain.ts';
import { rolesOf } from '../domain/role-sequence.ts';
import { type FilledStep, stepFiller } from './chains/fill-steps.ts';
import { dangerDetector } from './dangers/danger-detector.ts';
import type { Knowledge, TermKind } from './knowledge/knowledge.ts';
import { MEMBER_LIMIT } from './members/match-members.ts';
import { roleGroups } from './members/member-groups.ts';
import { seatsOf } from './members/seats.ts';
import { roleNaming } from './professions/name-role.ts';
import type { ProfessionEntry } from './professions/profession-table.ts';
import { tradeKnowledge } from './professions/trade-knowledge.ts';
import { basesOf, tellingWords, wordsOf } from './text/word.ts';

/** Needs listed for a member: what one can remember. */
const MOST_NEEDS = 8;

/** How often a word may occur in them: 'house worth' and 'house value' say the same. */
const SAME_WORD = 2;

/** A single word is a thing of the trade rather than a need. */
const FEWEST_WORDS = 2;

const GOLDEN_RATIO = (1 + Math.sqrt(5)) / 2;

export interface ChainOfMember {
  readonly chain: ReferralChain;
  readonly steps: readonly FilledStep[];
}

export interface People {
  /**
   * Everyday needs of a member's trade, in people's own words, at most 8; none when no trade is recognised.
   */
  needsOf(member: Member): readonly string[];
  /** The chains that name the member for a step (C4), in directory order. */
  chainsOf(member: Member): readonly ChainOfMember[];
}

/**
 * Reads the directory once; it takes milliseconds.
 * @example const [roofer] = directory.members; createPeople(knowledge, directory, chapter).needsOf(roofer).length > 0 // true
 */
export function createPeople(
  known: Knowledge,
  { members, chains }: Directory,
  chapter: Chapter,
): People {
  const knowledge = tradeKnowledge(known, chapter);
  const naming = roleNaming(knowledge);
  // As many as the router keeps, so that a chain names the same members here and there.
  const longestChain = Math.max(0, ...chains.map((chain) => rolesOf(chain).length));
  const groups = roleGroups(members, chapter, Math.max(MEMBER_LIMIT, longestChain));
  const steps = stepFiller(groups, seatsOf(groups, naming, knowledge.exact), naming);
  const detect = dangerDetector(known.dangers);

  /** Whether one should send a friend with these words to a member, rather than to help. */
  const isHarmless = (need: string) => detect(need, () => true).danger === null;

  function professionOf({ profession_role, role_alias }: Member): ProfessionEntry | undefined {
    const names = [profession_role, ...commaList(role_alias)];
    return names.flatMap((name) => naming.named(name).slice(0, 1))[0];
  }

  return {
    needsOf(member) {
      const profession = professionOf(member);
      if (profession === undefined) return [];
      const leadsThere = (need: string) => naming.named(need)[0] === profession;
      const textsOf = (wanted: TermKind) =>
        profession.terms
          .filter(({ kind, bases }) => kind === wanted && bases.length >= FEWEST_WORDS)
          .map(({ text }) => text);
      const needs = [
        ...known.commonNeeds,
        ...spread(textsOf('symptom')),
        ...spread(textsOf('keyword')),
      ];
      return varied(needs, (need) => leadsThere(need) && isHarmless(need));
    },
    chainsOf: ({ id }) =>
      chains
        .map((chain) => ({ chain, steps: steps.fill(chain) }))
        .filter((filled) => filled.steps.some((step) => step.member?.id === id)),
  };
}

/**
 * The texts in an order in which neighbours in the alphabet, as the table has them, are far apart: steps of the golden
 * ratio.
 */
function spread(texts: readonly string[]): string[] {
  const place = (i: number) => ((i + 1) * GOLDEN_RATIO) % 1;
  return texts
    .map((text, i) => ({ text, place: place(i) }))
    .sort((a, b) => a.place - b.place)
    .map(({ text }) => text);
}

/** The first needs that fit and do not repeat each other's words. */
function varied(needs: readonly string[], fits: (need: string) => boolean): string[] {
  const uses = new Map<string, number>();
  const chosen: string[] = [];
  for (const need of new Set(needs)) {
    if (chosen.length === MOST_NEEDS) break;
    const bases = basesOf(tellingWords(wordsOf(need)));
    if (bases.some((base) => (uses.get(base) ?? 0) >= SAME_WORD) || !fits(need)) continue;
    for (const base of bases) uses.set(base, (uses.get(base) ?? 0) + 1);
    chosen.push(need);
  }
  return chosen;
}
