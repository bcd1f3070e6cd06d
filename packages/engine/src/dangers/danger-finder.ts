/**
 * The danger in a need, with the advice, the number to call and the chapter's trades for afterwards
 * (S12).
 */
import type { EmergencyService } from 'domain/chapter.ts';
import type { Danger, TradeAfterwards } from '../answers/outcome.ts';
import type { DangerKind } from '../knowledge/danger-knowledge.ts';
import { byPreference } from '../members/placed-member.ts';
import type { DirectoryIndex } from '../reading/directory-index.ts';
import { oncePerKey } from '../text/look-up.ts';
import { wordOf } from '../text/word.ts';
import { dangerDetector } from './danger-detector.ts';

/** At most this many members are named for a trade: the trade's own search shows the others. */
const MAX_NAMES = 2;

/** A number in an advice text: {emergency}. */
const PLACEHOLDER = /\{(\w+)\}/g;

/** One per knowledge, shared by all directories. */
const detectorOf = oncePerKey(dangerDetector, new WeakMap());

export interface FoundDanger {
  /** The danger in a need; null if there is none. */
  readonly danger: Danger | null;
  /** What to do until help arrives, when a need is urgent without danger; otherwise null. */
  readonly hint: string | null;
}

/**
 * Finds danger in needs as they were typed.
 * @example dangerFinder(index)('i smell gas').danger.kind // 'gas'
 */
export function dangerFinder(index: DirectoryIndex): (typed: string) => FoundDanger {
  const isKnown = (word: string) => index.lexicon.isKnown(wordOf(word));
  return (typed) => {
    const { danger, urgency } = detectorOf(index.dangers)(typed, isKnown);
    return {
      danger: danger === null ? null : dangerOf(danger, index),
      hint: urgency?.hint ?? null,
    };
  };
}

function dangerOf(kind: DangerKind, index: DirectoryIndex): Danger {
  const { name, advice, call, afterwards, isPrivate } = kind;
  const { numbers, neutralPage } = index.chapter;
  return {
    kind: name,
    advice: advice.replace(PLACEHOLDER, (_, service) => numbers[service as EmergencyService]),
    call: numbers[call],
    afterwards: isPrivate ? [] : afterwards.flatMap((trade) => heldTrade(trade, index)),
    wayOut: isPrivate ? neutralPage : null,
  };
}

/** The trade and its members; empty for an open seat, which does not help after a fire. */
function heldTrade(trade: string, { seats, trades }: DirectoryIndex): TradeAfterwards[] {
  const entry = trades.entries.find(({ profession }) => profession.name === trade);
  if (entry === undefined) return [];
  const members = seats
    .holders(entry)
    .flatMap(({ best }) => best)
    .sort(byPreference)
    .slice(0, MAX_NAMES)
    .map(({ member }) => member.member_name);
  return members.length === 0 ? [] : [{ trade, members }];
}
