/** The engine's answer: one of five modes (S4), each with everything its screen shows. */
import type { Member } from 'domain/member.ts';
import type { ReferralChain } from 'domain/referral-chain.ts';
import type { MemberSphere, OpenSeatSphere } from 'domain/sphere.ts';
import type { CountedWord } from '../professions/weigh-need.ts';
import type { Correction, UnderstoodNeed } from '../reading/understand-need.ts';
import { type Part, stemsOf, type Word } from '../text/word.ts';

export type { Correction } from '../reading/understand-need.ts';

export type Outcome =
  | MemberOutcome
  | ContextualOutcome
  | SuggestionsOutcome
  | ChainOutcome
  | OpenSeatOutcome;

export interface Answered {
  /** The routed need: as typed, or corrected (D3). */
  readonly need: string;
  /** Set when a word was corrected (D). */
  readonly correction: Correction | null;
  /** The parts of `need` that led to the answer, in order and without overlap. */
  readonly marks: readonly Mark[];
  /** Names of the professions asked for that no member holds, even if a neighbour covers them (N1). */
  readonly openSeats: readonly string[];
  /** Whether the need is the writer's own, and not somebody else's: 'my basement floods'. */
  readonly isOwnNeed: boolean;
  /** Whether the answer may well be wrong: other trades fit nearly as well, or nothing fits (S14, N3). */
  readonly isGuess: boolean;
  /**
   * The other trades that may have been meant, best first, 3 at most; searching for a name answers with that trade.
   * Empty unless the answer is a guess (S14).
   */
  readonly alternatives: readonly string[];
  /** Set when the need is about danger; then nothing else is shown (S12). */
  readonly danger: Danger | null;
  /**
   * Set when a trade is needed quickly without danger: one calm sentence about what to do meanwhile
   * (S12).
   */
  readonly hint: string | null;
  /** Answers to the other needs in the same text. Their own `also` is empty. */
  readonly also: readonly Outcome[];
  /** Further needs in the same text that are not answered, as typed and in order. */
  readonly more: readonly string[];
}

/** A part of the need that counted. */
export type Mark = Part;

export interface Danger {
  /** The topic: 'fire', 'poison'. */
  readonly kind: string;
  /** One or two plain sentences that keep people safe. The numbers in them can be dialled. */
  readonly advice: string;
  /** The number that the large button calls. */
  readonly call: string;
  /** The chapter's trades that help once everyone is safe. */
  readonly afterwards: readonly TradeAfterwards[];
  /** A neutral page to switch to when someone may be watching the reader; null otherwise. */
  readonly wayOut: string | null;
}

export interface TradeAfterwards {
  /** The profession; searching for it shows the members again. */
  readonly trade: string;
  /** Names of the members who hold the seat, best first. */
  readonly members: readonly string[];
}

export interface MemberOutcome extends Answered {
  readonly mode: 'member';
  /** 1 to 5, best first (M6, M9). */
  readonly matches: readonly MemberMatch[];
  /** The introduction script of M12. */
  readonly script: string;
  /** The need as messages quote it; null when the first member was asked for by name (M7). */
  readonly quotedNeed: string | null;
  /** Set when the first member belongs to another chapter and the seat is open at home (M13). */
  readonly homeSeat: HomeSeat | null;
}

/** A seat that no member at home holds, although a member of another chapter does. */
export interface HomeSeat {
  /** 'Roofer'. */
  readonly profession: string;
  /** The home chapter's town. */
  readonly home: string;
  /** 'No Roofer in the Waxhaw chapter yet. Owen is with the nearby Fort Mill chapter.' */
  readonly note: string;
  /** A message to someone who could fill the seat. */
  readonly invitation: string;
}

export interface ContextualOutcome extends Answered {
  readonly mode: 'contextual';
  /** 1 to 3, best first (C1, C2). */
  readonly chains: readonly ChainMatch[];
}

export interface SuggestionsOutcome extends Answered {
  readonly mode: 'suggestions';
  /** 2 or 3, best first (C1, C2). */
  readonly chains: readonly ChainMatch[];
}

export interface ChainOutcome extends Answered {
  readonly mode: 'chain';
  /** Found by the legacy lookup, or chosen among the chains that wait for an open seat (L1). */
  readonly chain: ChainMatch;
  /** The open seat the chain was chosen for: 'Photographer'. Null when the lookup found the chain. */
  readonly openSeat: string | null;
}

export interface OpenSeatOutcome extends Answered {
  readonly mode: 'open-seat';
  readonly seat: OpenSeat | NotUnderstood;
  /** Every nearby chapter in the order of K2; none when no trade was recognised (O3). */
  readonly partners: readonly PartnerChapter[];
}

export interface Category {
  readonly name: string;
  /** Of the member (K3): as written, or inferred, and the same wherever the member is shown. */
  readonly sphere: MemberSphere;
}

export interface MemberMatch {
  readonly member: Member;
  /** 0 to 1 (M5). */
  readonly score: number;
  /** What matched, in words a visitor understands (M9): 'Matches "gutter" in Roofer'. */
  readonly reason: string;
  readonly category: Category;
  /** 'Sam Rivera stands in for Alex Chen until March 3.' or 'Away until March 3.'; null for a member who is there (M15). */
  readonly leave: string | null;
  /** The text of Copy Intro (M11). */
  readonly intro: string;
}

export interface ChainMatch {
  readonly chain: ReferralChain;
  /** 0 to 1 (C1). */
  readonly score: number;
  readonly reason: string;
  readonly steps: readonly ChainStep[];
  /** script_template with its placeholders filled (C5). */
  readonly script: string;
  /** The Dynamic Intro Preview: first names of up to 3 members (C6). */
  readonly preview: string;
  /** The text of Copy Chain Intro: the referral flow with the member of each role (C7). */
  readonly flow: string;
}

export interface ChainStep {
  /** Counted from 1. */
  readonly step: number;
  readonly role: string;
  /** null is an open seat (C4). */
  readonly member: Member | null;
  /** Whether the member belongs to the home chapter (K1, L3). */
  readonly isAtHome: boolean;
  /** As in a MemberMatch. */
  readonly leave: string | null;
  /** The text of Copy Intro Text; '' for an open seat. */
  readonly intro: string;
}

export interface OpenSeat {
  /** The profession the need names: 'Photographer'. */
  readonly profession: string;
  readonly sphere: OpenSeatSphere;
  /** Why the need is about the profession: 'Matches "bees" in Pest Control'. */
  readonly reason: string;
  /** Why this is an open seat (O2). */
  readonly explanation: string;
  /** A message to someone who could fill the seat. */
  readonly invitation: string;
  /** Chains with an open step for this profession, in directory order (L1). */
  readonly waitingChains: readonly WaitingChain[];
  /** Members who may know someone for the seat, best first. */
  readonly helpers: readonly SeatHelper[];
}

/** Instead of a seat, when no trade was recognised: nobody can be invited to it, and no chain waits for it. */
export interface NotUnderstood {
  readonly profession: null;
  readonly sphere: OpenSeatSphere;
  readonly reason: null;
  readonly explanation: null;
  readonly invitation: null;
  readonly waitingChains: readonly [];
  readonly helpers: readonly [];
}

/** A nearby chapter, and members there to ask: those in the seat's trade or a neighbouring one; if none, its first two. */
export interface PartnerChapter {
  readonly chapter: string;
  readonly members: readonly Member[];
}

export interface SeatHelper {
  readonly member: Member;
  /** Why this member may know someone: 'Works in a related trade'. */
  readonly reason: string;
}

/** The content of a link to a chain. Route with its id as RouteOptions.chainId to show it. */
export interface WaitingChain {
  readonly id: string;
  readonly scenario: string;
  readonly roles: readonly string[];
}

// What every answer says about its need: the text that was routed, its correction, and the parts to mark.

/** @param counted the words of the need that led to the answer, in any order. */
export function answered(
  { text, words, correction }: UnderstoodNeed,
  counted: readonly CountedWord[],
): Answered {
  const led = counted.map(({ word }) => word);
  return {
    need: text,
    correction,
    marks: marksOf(text, words, led),
    openSeats: [],
    isOwnNeed: false,
    isGuess: false,
    alternatives: [],
    danger: null,
    hint: null,
    also: [],
    more: [],
  };
}

const SIDE_BY_SIDE = /^[\s-]*$/;

/**
 * The parts of a need to mark, in order and without overlap. Words separated only by space or a
 * hyphen share a mark.
 * @param counted the words that led to the answer, in any order; repeats of them are marked
 *   too.
 */
export function marksOf(need: string, words: readonly Word[], counted: readonly Word[]): Mark[] {
  const stems = new Set(stemsOf(counted));
  const marks: { from: number; to: number }[] = [];
  for (const word of words) {
    if (!counted.includes(word) && !(word.telling && stems.has(word.stem))) continue;
    const { from, to } = word;
    const last = marks.at(-1);
    if (last !== undefined && SIDE_BY_SIDE.test(need.slice(last.to, from))) last.to = to;
    else marks.push({ from, to });
  }
  return marks;
}
