/** Second stage: the members who hold the seats that a need is about, or the fallback (M). */
import type { Member } from 'domain/member.ts';
import { type FallbackHit, ROLE_CONTAINS_NEED } from '../members/fallback-match.ts';
import { type OnDuty, onDutyFor } from '../members/leave.ts';
import {
  type HeldProfession,
  MEMBER_LIMIT,
  matchMembers,
  type Precedence,
  type RankedMember,
  rankFallback,
} from '../members/match-members.ts';
import { sphereOf } from '../members/member-trade.ts';
import { isFromElsewhere } from '../members/placed-member.ts';
import type { ProfessionEntry } from '../professions/profession-table.ts';
import { type CountedWord, countedAlike, countedFor } from '../professions/weigh-need.ts';
import type { DirectoryIndex } from '../reading/directory-index.ts';
import type { UnderstoodNeed } from '../reading/understand-need.ts';
import { languagesIn } from '../request/languages.ts';
import { oncePerKey } from '../text/look-up.ts';
import { tellingWords, type Word } from '../text/word.ts';
import { coveredSeat } from '../texts/answers.ts';
import * as leaveTexts from '../texts/leave.ts';
import { listed } from '../texts/phrases.ts';
import { introducedRole, introductionScript, memberIntro } from './introduction.ts';
import { homeSeat } from './open-seat.ts';
import { answered, type MemberMatch, type MemberOutcome } from './outcome.ts';
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
  const precedence = precedenceFor(understood, index);
  const byTrade = matchMembers(
    asked,
    heldProfessions(understood, index),
    index.seats,
    index.chapter.boosts,
    precedence,
  );
  const hits = index.fallback.find(asked, isUnfinished);
  const byWording = professions.length === 0 ? hits : hitsOfSharedTitle(hits, asked, index);
  const ranked = withoutRepeats(
    [...byTrade, ...rankFallback(byWording, precedence)].toSorted(
      (a, b) => a.precedence - b.precedence || b.score - a.score,
    ),
  );
  const counting = wordsThatCount(understood, index);
  const [first] = ranked;
  if (first === undefined) return null;
  const named = onDutyFor(ranked, index.leave);
  const speaking = languageReasons(
    understood,
    named.map(({ duty }) => duty.placed.member),
  );
  const matches = named.map(({ ranked, duty }, at) => {
    const { placed, standsInFor, leave } = duty;
    const match = memberMatch(ranked, understood, counting(ranked), index);
    const role = introducedRole(standsInFor);
    const intro = memberIntro(
      placed.member,
      text,
      lead,
      isFromElsewhere(placed, index.hasHome),
      role,
    );
    return { ...match, member: placed.member, reason: speaking(match.reason, at), leave, intro };
  });
  const [{ placed, standsInFor }] = named.map(({ duty }) => duty) as [OnDuty, ...OnDuty[]];
  return {
    mode: 'member',
    ...answered(understood, ranked.flatMap(counting)),
    openSeats: openSeatsIn(first),
    matches,
    script: introductionScript(placed.member, text, lead, introducedRole(standsInFor)),
    quotedNeed: text,
    homeSeat: standsInFor === null ? homeSeat(first, index) : null,
  };
}

/** Beyond the number of languages that a need can ask for. */
const ABSENT = 1_000;

/** Those who are away come last, and before them those who speak fewer of the languages (M14, M15). */
function precedenceFor({ languages }: UnderstoodNeed, { leave }: DirectoryIndex): Precedence {
  return (placed) => {
    const { placed: named, isAbsent } = leave.onDuty(placed);
    return languages.length - spokenBy(named.member, languages).length + (isAbsent ? ABSENT : 0);
  };
}

function spokenBy({ languages }: Member, wanted: readonly string[]): readonly string[] {
  if (wanted.length === 0 || languages === null) return [];
  const spoken = languagesIn(languages);
  return wanted.filter((language) => spoken.has(language));
}

/**
 * Says with each reason whether the member speaks the languages; if none does, with the first alone.
 * @param members those who are named, in order.
 */
function languageReasons(
  { languages }: UnderstoodNeed,
  members: readonly Member[],
): (reason: string, at: number) => string {
  if (languages.length === 0) return (reason) => reason;
  const spoken = members.map((member) => spokenBy(member, languages));
  const isSpoken = spoken.some(({ length }) => length > 0);
  return (reason, at) => {
    const own = spoken[at] ?? [];
    if (own.length > 0) return leaveTexts.speaks(reason, listed(own));
    if (isSpoken) return leaveTexts.notListed(reason, listed(languages));
    return at === 0 ? leaveTexts.nobodySpeaks(reason, listed(languages)) : reason;
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
): Omit<MemberMatch, 'intro' | 'leave'> {
  const { member } = ranked.placed;
  return {
    member,
    score: ranked.score,
    reason: reasonFor(ranked, understood, counted),
    category: {
      name: ranked.source.entry?.profession.name ?? member.profession_role,
      sphere: sphereOf(member, index.naming),
    },
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
