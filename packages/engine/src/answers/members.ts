/** Second stage: the members who hold the seats that a need is about, or the fallback (M). */
import type { Member } from 'domain/member.ts';
import { type FallbackHit, ROLE_CONTAINS_NEED } from '../members/fallback-match.ts';
import {
  type HeldProfession,
  MEMBER_LIMIT,
  matchMembers,
  type RankedMember,
  rankFallback,
} from '../members/match-members.ts';
import { sphereOf } from '../members/member-trade.ts';
import { isAway } from '../members/placed-member.ts';
import type { ProfessionEntry } from '../professions/profession-table.ts';
import { type CountedWord, countedAlike, countedFor } from '../professions/weigh-need.ts';
import type { DirectoryIndex } from '../reading/directory-index.ts';
import type { UnderstoodNeed } from '../reading/understand-need.ts';
import { oncePerKey } from '../text/look-up.ts';
import { tellingWords, type Word } from '../text/word.ts';
import { coveredSeat } from '../texts/answers.ts';
import { introductionScript, memberIntro } from './introduction.ts';
import { homeSeat } from './open-seat.ts';
import { answered, type Category, type MemberMatch, type MemberOutcome } from './outcome.ts';
import { professionReason, wordingReason } from './reason.ts';

/**
 * A held profession answers instead of an open one only when its evidence is nearly as strong: an
 * open seat is never answered with a member of some other trade.
 */
const NEARLY_AS_STRONG = 0.96;

/** Null when no member holds a seat that the need is about. */
export function answerWithMembers(
  understood: UnderstoodNeed,
  index: DirectoryIndex,
): MemberOutcome | null {
  const { text, asked, isUnfinished, lead, professions } = understood;
  const byTrade = matchMembers(
    asked,
    heldProfessions(understood, index),
    index.seats,
    index.chapter.boosts,
  );
  const hits = index.fallback.find(asked, isUnfinished);
  const byWording = professions.length === 0 ? hits : hitsOfSharedTitle(hits, asked, index);
  const ranked = withoutRepeats(
    [...byTrade, ...rankFallback(byWording)].toSorted((a, b) => b.score - a.score),
  );
  const counting = wordsThatCount(understood, index);
  const [first] = ranked;
  if (first === undefined) return null;
  const script = introductionScript(first.placed.member, text, lead);
  const counted = ranked.flatMap(counting);
  return {
    mode: 'member',
    ...answered(understood, counted),
    openSeats: openSeatsIn(first),
    matches: ranked.map((member) => ({
      ...memberMatch(member, understood, counting(member), index),
      intro: memberIntro(member.placed.member, text, lead, isAway(member.placed, index.hasHome)),
    })),
    script,
    quotedNeed: text,
    homeSeat: homeSeat(first, index),
  };
}

/** The open seat that the best member covers, if there is one. */
function openSeatsIn({ source }: RankedMember): string[] {
  const isOpen = source.entry !== null && source.asked !== source.entry;
  return isOpen ? [source.asked.profession.name] : [];
}

/**
 * A bare title that several professions share, like 'therapist', also finds the members whose role
 * or alias contains it. Of equal scores, the members of the professions it names come first.
 */
function hitsOfSharedTitle(
  hits: readonly FallbackHit[],
  words: readonly Word[],
  { trades }: DirectoryIndex,
): readonly FallbackHit[] {
  const [only, ...others] = tellingWords(words);
  const isBareTitle =
    only !== undefined && others.length === 0 && trades.exact.isSharedTitle(only.stem);
  return isBareTitle ? hits.filter(({ score }) => score === ROLE_CONTAINS_NEED) : [];
}

function withoutRepeats(ranked: readonly RankedMember[]): RankedMember[] {
  const seen = new Set<Member>();
  return ranked
    .filter(({ placed }) => !seen.has(placed.member) && seen.add(placed.member))
    .slice(0, MEMBER_LIMIT);
}

/** The held ones among the professions found; neighbours cover an open seat. */
function heldProfessions({ professions }: UnderstoodNeed, index: DirectoryIndex): HeldProfession[] {
  const strongest = professions[0]?.evidence ?? 0;
  const answering = professions.map(({ entry, evidence }) => ({
    asked: entry,
    evidence,
    holders: holdersFor(entry, index),
  }));
  const strong = answering.filter(({ evidence }) => evidence >= NEARLY_AS_STRONG * strongest);
  if (strong.every(({ holders }) => holders.length === 0)) return [];
  const held = new Map<ProfessionEntry, HeldProfession>();
  for (const { asked, evidence, holders } of answering) {
    for (const entry of holders) if (!held.has(entry)) held.set(entry, { asked, entry, evidence });
  }
  return [...held.values()];
}

/** The profession itself if a member holds it, otherwise its neighbours that are held. */
export function holdersFor(entry: ProfessionEntry, { seats }: DirectoryIndex): ProfessionEntry[] {
  const isHeld = (profession: ProfessionEntry) => seats.holders(profession).length > 0;
  return isHeld(entry) ? [entry] : entry.neighbours.filter(isHeld);
}

/** The words of the need that led to a member; computed once per profession. */
function wordsThatCount(
  { words }: UnderstoodNeed,
  { trades }: DirectoryIndex,
): (ranked: RankedMember) => readonly CountedWord[] {
  const countedWords = oncePerKey((asked: ProfessionEntry) =>
    countedFor(words, asked, trades.evidence),
  );
  return ({ source }) =>
    source.entry === null ? countedAlike(words, source.hit.words) : countedWords(source.asked);
}

function memberMatch(
  ranked: RankedMember,
  understood: UnderstoodNeed,
  counted: readonly CountedWord[],
  index: DirectoryIndex,
): Omit<MemberMatch, 'intro'> {
  const { member } = ranked.placed;
  return {
    member,
    score: ranked.score,
    reason: reasonFor(ranked, understood, counted),
    category: categoryFor(ranked, index),
  };
}

function reasonFor(
  { source, placed }: RankedMember,
  understood: UnderstoodNeed,
  counted: readonly CountedWord[],
): string {
  if (source.entry === null) return wordingReason(understood, counted, source.hit);
  const { asked, entry } = source;
  const told = professionReason(understood, counted, asked, placed.member.profession_role);
  return asked === entry ? told : coveredSeat(told, entry.profession.name);
}

function categoryFor({ source, placed }: RankedMember, { naming }: DirectoryIndex): Category {
  const { member } = placed;
  const name = source.entry?.profession.name ?? member.profession_role;
  return { name, sphere: sphereOf(member, naming) };
}
