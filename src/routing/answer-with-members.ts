/** The stage that answers with members: holders of the professions a need is about, or the fallback (M). */

import { MEMBER_SPHERES, type MemberSphere } from '../domain/sphere.ts';
import type { DirectoryIndex } from './directory-index.ts';
import {
  type HeldProfession,
  matchMembers,
  type RankedMember,
  rankFallback,
} from './members/match-members.ts';
import { categoryReason, wordingReason } from './members/reason.ts';
import type { Category, MemberMatch, MemberOutcome } from './outcome.ts';
import type { ProfessionEntry } from './professions/profession-table.ts';
import type { Request } from './request.ts';
import { introductionScript, memberIntro } from './scripts/introduction.ts';

/**
 * A held profession answers in place of an open one only when the need speaks of it nearly as
 * strongly: a stranger is never named for a seat nobody holds.
 */
const NEARLY_AS_STRONG = 0.9;

export function answerWithMembers(request: Request, index: DirectoryIndex): MemberOutcome | null {
  const { need, correction, words, lead } = request;
  const ranked =
    request.professions.length === 0
      ? rankFallback(index.fallback.find(words))
      : matchMembers(words, heldProfessions(request, index), index.seats, index.chapter.boosts);
  const matches = ranked.map((member) => memberMatch(member, request, index));
  const [first] = matches;
  if (first === undefined) return null;
  const script = introductionScript(first.member, need, lead);
  return { mode: 'member', need, correction, matches, script };
}

/** The held ones among the professions found; a neighbour stands in for an open seat. */
function heldProfessions({ professions }: Request, index: DirectoryIndex): HeldProfession[] {
  const strongest = professions[0]?.evidence ?? 0;
  const answering = professions.map(({ profession, evidence }) => ({
    asked: index.entries[profession],
    evidence,
    holders: holdersFor(profession, index),
  }));
  const strong = answering.filter(({ evidence }) => evidence >= NEARLY_AS_STRONG * strongest);
  if (strong.every(({ holders }) => holders.length === 0)) return [];
  const held = new Map<ProfessionEntry, HeldProfession>();
  for (const { asked, evidence, holders } of answering) {
    for (const entry of holders) {
      if (asked !== undefined && !held.has(entry)) held.set(entry, { asked, entry, evidence });
    }
  }
  return [...held.values()];
}

/** The profession itself when somebody holds it, otherwise its neighbours that are held. */
function holdersFor(profession: number, { entries, seats }: DirectoryIndex): ProfessionEntry[] {
  const isHeld = (index: number) => seats.holders(index).length > 0;
  const neighbours = entries[profession]?.neighbours ?? [];
  const holders = isHeld(profession) ? [profession] : neighbours.filter(isHeld);
  return holders.flatMap((holder) => entries[holder] ?? []);
}

function memberMatch(ranked: RankedMember, request: Request, index: DirectoryIndex): MemberMatch {
  const { member } = ranked.placed;
  return {
    member,
    score: ranked.score,
    reason: reasonFor(ranked, request, index),
    category: categoryFor(ranked),
    intro: memberIntro(member, request.need, request.lead),
  };
}

function reasonFor({ source }: RankedMember, request: Request, index: DirectoryIndex): string {
  if (source.entry === null) return wordingReason(source.matched);
  const { asked, entry } = source;
  const told = categoryReason(request.words, asked, index.evidence);
  return asked === entry ? told : `${told}, an open seat that ${entry.profession.name} covers`;
}

function categoryFor({ source, placed }: RankedMember): Category {
  if (source.entry !== null) {
    const { name, sphere } = source.entry.profession;
    return { name, sphere };
  }
  return { name: placed.member.profession_role, sphere: sphereOf(placed.member.sphere) };
}

/** A member's own sphere when it is one of K3's. */
function sphereOf(sphere: string | null): MemberSphere {
  return MEMBER_SPHERES.find((known) => known === sphere) ?? 'Other Services';
}
