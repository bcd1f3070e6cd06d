/**
 * Ranks the members who hold the seats that a need is about, and computes the match that is shown beside them (M2, M5 to
 * M9).
 *
 * By then the evidence has decided: find-professions.ts chooses the seats, and these are their holders. M5's formula is the
 * number that a card shows, and orders members of one seat. Of 6,140 labelled needs, the member named first stays the same for all when its
 * role bonus is 0 or 0.6, or its home bonus 0.3, and changes for two when the home bonus is 0 (measured on 2026-11-27). To change who
 * is named, change words or evidence.
 */
import type { Boost } from 'domain/chapter.ts';
import type { Member } from 'domain/member.ts';
import type { ProfessionEntry } from '../professions/profession-table.ts';
import { containsRun, sameRun } from '../text/runs.ts';
import { basesOf, stemsOf, tellingWords, type Word } from '../text/word.ts';
import type { FallbackHit } from './fallback-match.ts';
import { nameContaining, type Seats } from './member-groups.ts';
import { byPreference, HOME_PLACE, insertRanked, type PlacedMember } from './placed-member.ts';

/** At most this many members are named (M9, K4). */
export const MEMBER_LIMIT = 5;

/** The parts of a score (M5, M8). */
const HOME_BONUS = 0.1;
const ROLE_BONUS = 0.15;
const LOWEST_PRIORITY = 10;
const PRIORITY_SCALE = 20;
const BOOSTED_SCORE = 0.95;

/** Scores are rounded to this many steps between 0 and 1. */
const SCORE_STEPS = 1_000;

export interface RankedMember {
  readonly placed: PlacedMember;
  /** Lower comes first, whatever the score. */
  readonly precedence: number;
  /** 0 to 1, as displayed (M5). */
  readonly score: number;
  /** Decides between equal displayed scores, which their cap makes frequent, in this order (M6). */
  readonly evidence: {
    /** Category score, or fallback score (M2, M7). */
    readonly category: number;
    /** 0.15 when the role or an alias contains the need, otherwise 0. */
    readonly roleBonus: number;
    /** How much of the need the profession and the role's own wording explain. */
    readonly explained: number;
    /** Whether every telling word of the role or of an alias is in the need: it is about nothing else. */
    readonly isWhole: boolean;
  };
  readonly source: CategorySource | WordingSource;
}

/** Found through a category. */
interface CategorySource {
  /** The profession whose seat the member holds. */
  readonly entry: ProfessionEntry;
  /** The profession the need is about: the same one, or an open one that this one covers. */
  readonly asked: ProfessionEntry;
  readonly isBoosted: boolean;
}

/** Found by the member's own wording (M7). */
interface WordingSource {
  readonly entry: null;
  readonly hit: FallbackHit;
}

/** A profession the need is about, and the held profession whose members answer. */
export interface HeldProfession {
  readonly asked: ProfessionEntry;
  readonly entry: ProfessionEntry;
  readonly evidence: number;
}

/** What comes before every score: whoever is there before those who are away, and whoever speaks the language (M14, M15). */
export type Precedence = (placed: PlacedMember) => number;

/**
 * Members of the professions that a need is about, best first: 5, and those who are boosted.
 * @param precedence lower comes first.
 */
export function matchMembers(
  words: readonly Word[],
  held: readonly HeldProfession[],
  seats: Seats,
  boosts: readonly Boost[],
  precedence: Precedence,
): RankedMember[] {
  const bases = basesOf(words);
  const stems = stemsOf(tellingWords(words));
  const ranked = held.flatMap(({ asked, entry, evidence }) => {
    const category = categoryScore(bases, asked);
    return seats.holders(entry).flatMap((group) => {
      const found = {
        category,
        roleBonus: nameContaining(group, bases) ? ROLE_BONUS : 0,
        explained: evidence + stems.filter((stem) => group.stems.has(stem)).length,
        isWhole: group.names.some((name) => isAllIn(name.stems, stems)),
      };
      return group.best.map((placed) => {
        const source = { asked, entry, isBoosted: isBoosted(placed, entry, boosts) };
        const score = scoreOf(placed, found, source);
        return { placed, precedence: precedence(placed), score, evidence: found, source };
      });
    });
  });
  return bestOfEach(ranked);
}

/** Members found by their own wording, in the order of M6 (M7). */
export function rankFallback(hits: readonly FallbackHit[], precedence: Precedence): RankedMember[] {
  const ranked = hits.map((hit) => ({
    placed: hit.placed,
    precedence: precedence(hit.placed),
    score: hit.score,
    evidence: { category: hit.score, roleBonus: 0, explained: 0, isWhole: false },
    source: { entry: null, hit },
  }));
  return bestOfEach(ranked);
}

/** Sorted, each member once: the best 5, and those who are boosted before the others of their category (M8). */
function bestOfEach(ranked: readonly RankedMember[]): RankedMember[] {
  const byMember = new Map<Member, RankedMember>();
  for (const candidate of ranked) {
    const known = byMember.get(candidate.placed.member);
    if (known === undefined || byRank(candidate, known) < 0) {
      byMember.set(candidate.placed.member, candidate);
    }
  }
  const best: RankedMember[] = [];
  for (const candidate of byMember.values()) {
    insertRanked(best, candidate, MEMBER_LIMIT, byRank);
  }
  for (const candidate of byMember.values()) {
    if (candidate.source.entry !== null && candidate.source.isBoosted) putFirst(best, candidate);
  }
  return best;
}

/** Moves a boosted member before the others of its category: the answer is sorted by precedence and score, so it leads its equals (M8). */
function putFirst(best: RankedMember[], boosted: RankedMember): void {
  const first = best.findIndex(({ source }) => source.entry === boosted.source.entry);
  const from = best.findIndex(({ placed }) => placed.member === boosted.placed.member);
  if (first < 0 || (from >= 0 && from <= first)) return;
  if (from >= 0) best.splice(from, 1);
  best.splice(first, 0, boosted);
}

function isAllIn(part: readonly string[], whole: readonly string[]): boolean {
  return part.length > 0 && part.every((each) => whole.includes(each));
}

/** Category + home + priority + role bonus, capped at 1 and raised by a boost (M5, M8). */
function scoreOf(
  { place, priority }: PlacedMember,
  { category, roleBonus }: RankedMember['evidence'],
  { isBoosted }: CategorySource,
): number {
  const home = place === HOME_PLACE ? HOME_BONUS : 0;
  const sum = category + roleBonus + home + (LOWEST_PRIORITY - priority) / PRIORITY_SCALE;
  return rounded(Math.min(1, Math.max(0, sum, isBoosted ? BOOSTED_SCORE : 0)));
}

function isBoosted(
  { member }: PlacedMember,
  entry: ProfessionEntry,
  boosts: readonly Boost[],
): boolean {
  return boosts.some(
    (boost) => boost.member === member.member_name && boost.category === entry.profession.name,
  );
}

/** 0.7 + 0.1 must equal the 0.8 that is shown, because the badge changes colour there (M10). */
function rounded(score: number): number {
  return Math.round(score * SCORE_STEPS) / SCORE_STEPS;
}

/** Precedence, then displayed score, evidence, home, nearby order, priority and name (M6). */
function byRank(a: RankedMember, b: RankedMember): number {
  return (
    a.precedence - b.precedence ||
    b.score - a.score ||
    b.evidence.category - a.evidence.category ||
    b.evidence.roleBonus - a.evidence.roleBonus ||
    b.evidence.explained - a.evidence.explained ||
    Number(b.evidence.isWhole) - Number(a.evidence.isWhole) ||
    byPreference(a.placed, b.placed)
  );
}

const EQUAL = 1;
const KEYWORD_CONTAINS_NEED = 0.9;
const NEED_CONTAINS_KEYWORD = 0.8;
/** They share a word; also the score of a category that was found by its evidence alone. */
const SHARED_WORD = 0.7;

/**
 * How well a category's keywords fit a need: 1 equal; 0.9 keyword contains need; 0.8 need contains keyword; 0.7 they
 * share a word (M2). The category was found by its evidence, so 0.7 is the minimum.
 */
export function categoryScore(bases: readonly string[], entry: ProfessionEntry): number {
  let best = SHARED_WORD;
  for (const term of entry.terms) {
    if (sameRun(term.bases, bases)) return EQUAL;
    if (best < KEYWORD_CONTAINS_NEED && containsRun(term.bases, bases)) {
      best = KEYWORD_CONTAINS_NEED;
    } else if (best < NEED_CONTAINS_KEYWORD && containsRun(bases, term.bases)) {
      best = NEED_CONTAINS_KEYWORD;
    }
  }
  return best;
}
