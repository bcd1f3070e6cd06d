/**
 * What the pages of members show beyond the directory: the sphere of each, needs to send them, and the chains they
 * appear in. Much smaller than the engine, which is built for typed needs. Pure.
 */
import type { Chapter } from 'domain/chapter.ts';
import type { Directory } from 'domain/directory.ts';
import type { Member } from 'domain/member.ts';
import type { ReferralChain } from 'domain/referral-chain.ts';
import type { MemberSphere } from 'domain/sphere.ts';
import { chapterSeats, type FilledStep } from './chains/chain-steps.ts';
import { dangerDetector } from './dangers/danger-detector.ts';
import type { Knowledge, TermKind } from './knowledge/knowledge.ts';
import { professionOf, sphereOf } from './members/member-trade.ts';
import { type RoleNaming, roleNaming } from './professions/name-role.ts';
import type { ProfessionEntry } from './professions/profession-table.ts';
import { tradeKnowledge } from './professions/trade-knowledge.ts';
import { basesOf, tellingWords, wordsOf } from './text/word.ts';

export interface ChainOfMember {
  readonly chain: ReferralChain;
  readonly steps: readonly FilledStep[];
}

interface MemberPages {
  /**
   * Needs of a member's trade in a friend's words, 8 for every trade in the knowledge; none when no trade is recognised.
   */
  needsOf(member: Member): readonly string[];
  /** The chains that name the member for a step (C4), in directory order. */
  chainsOf(member: Member): readonly ChainOfMember[];
}

/**
 * Reads the directory once; it takes milliseconds.
 * @param needsToSend by the name of the trade; for a trade without any, such as one of the chapter's own, they are made from
 *   its terms.
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

  return {
    needsOf(member) {
      const entry = professionOf(member, naming);
      return entry === undefined ? [] : (needsToSend[entry.profession.name] ?? termsOf(entry));
    },
    chainsOf: ({ id }) =>
      directory.chains
        .map((chain) => ({ chain, steps: steps.fill(chain) }))
        .filter((filled) => filled.steps.some((step) => step.member?.id === id)),
  };
}

/** Spheres by member id. */
export type Spheres = Readonly<Record<string, MemberSphere>>;

/** The sphere of each member (K3): as written, or inferred from the role and the aliases. */
export function spheresOf(
  members: readonly Member[],
  knowledge: Knowledge,
  chapter: Chapter,
): Spheres {
  const naming = roleNaming(tradeKnowledge(knowledge, chapter));
  return Object.fromEntries(members.map((member) => [member.id, sphereOf(member, naming)]));
}

// Needs of a trade, chosen from its terms: for a chapter's own trades, which have no written list of needs to send, and
// to find the members that no need leads to (P9).

/** Needs listed for a member: as many as people can remember. */
const MAX_NEEDS = 8;

/** How many of them may share a word: 'house worth' and 'house value' mean the same. */
const MAX_WITH_SAME_WORD = 2;

/** A single word is usually a thing of the trade rather than a need. */
const MIN_WORDS = 2;

const GOLDEN_RATIO = (1 + Math.sqrt(5)) / 2;

/** @returns a function that gives the everyday needs of a profession: at most 8, and none describing danger. */
export function everydayNeeds(
  { commonNeeds, dangers }: Pick<Knowledge, 'commonNeeds' | 'dangers'>,
  naming: RoleNaming,
): (profession: ProfessionEntry) => readonly string[] {
  const detect = dangerDetector(dangers, []);
  const isKnown = () => true;
  const evidence = () => 0;

  /** Whether a friend who says this can be sent to a member: it does not call for emergency help. */
  const isHarmless = (need: string) => detect(need, isKnown, evidence).danger === null;

  return (profession) => {
    const leadsThere = (need: string) => naming.named(need)[0] === profession;
    const textsOf = (wanted: TermKind) =>
      profession.terms
        .filter((term) => term.kind === wanted && term.bases.length >= MIN_WORDS)
        .map(({ text }) => text);
    const needs = [...commonNeeds, ...spread(textsOf('symptom')), ...spread(textsOf('keyword'))];
    return varied(needs, (need) => leadsThere(need) && isHarmless(need));
  };
}

/**
 * Reorders the texts, of which similar ones stand together, so that these are far apart: each is placed by a multiple
 * of the golden ratio.
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
    if (chosen.length === MAX_NEEDS) break;
    const bases = basesOf(tellingWords(wordsOf(need)));
    if (bases.some((base) => (uses.get(base) ?? 0) >= MAX_WITH_SAME_WORD) || !fits(need)) continue;
    for (const base of bases) uses.set(base, (uses.get(base) ?? 0) + 1);
    chosen.push(need);
  }
  return chosen;
}
