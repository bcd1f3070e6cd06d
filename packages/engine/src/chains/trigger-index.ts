/** Finds the chains whose trigger keywords a need hits (C1). */

import { commaList } from 'domain/comma-list.ts';
import type { ReferralChain } from 'domain/referral-chain.ts';
import { containsWholeRun, positionOfRun } from '../text/runs.ts';
import { basesOf, stemsOf, tellingWords, type Word, wordsOf } from '../text/word.ts';

/** A score below this is not a match (C1, K4). */
const MIN_SCORE = 0.75;

/** The share of common words is multiplied by this (C1). */
const SHARED_WORDS_FACTOR = 0.8;

/**
 * A trigger of plain words counts inside a longer need only if it has several: 'new to the area',
 * but not 'need'.
 */
const MIN_PLAIN_WORDS = 3;

export interface TriggerHit extends Fit {
  readonly chain: ReferralChain;
  readonly trigger: Trigger;
  /** Place of the trigger in its chain's list, from 0: the best trigger comes first. */
  readonly place: number;
}

interface Fit {
  /** 0 to 1; from 0.75 it is a hit (C1). */
  readonly score: number;
  /** Whether the need is exactly the trigger. */
  readonly isExact: boolean;
  /** Whether the need contains the whole trigger; otherwise the need is a part of it. */
  readonly isWhole: boolean;
  /** The number of words of the need that the trigger accounts for. */
  readonly covered: number;
}

export interface Trigger {
  readonly text: string;
  /** Stems of all its words. Triggers are compared by them, so that 'remodeling' matches 'remodel'. */
  readonly stems: readonly string[];
  readonly telling: ReadonlySet<string>;
  /** All its words joined into one, because 'dry wall' in a need is read as 'drywall'. */
  readonly letters: string;
}

export interface TriggerIndex {
  /**
   * Each chain's best hit, best first. Of equal scores, the trigger that accounts for more words of
   * the need comes first, then the one its chain lists earlier.
   */
  hits(words: readonly Word[]): TriggerHit[];
}

interface Entry {
  readonly trigger: Trigger;
  readonly listed: { readonly chain: ReferralChain; readonly place: number }[];
}

/** A trigger that several chains share is compared with a need once. */
export function triggerIndex(chains: readonly ReferralChain[]): TriggerIndex {
  const entries = new Map<string, Entry>();
  for (const chain of chains) {
    for (const [place, trigger] of triggersOf(chain).entries()) {
      if (trigger.letters === '') continue;
      const key = triggerKey(trigger);
      const entry = entries.get(key) ?? { trigger, listed: [] };
      if (entry.listed.at(-1)?.chain !== chain) entry.listed.push({ chain, place });
      entries.set(key, entry);
    }
  }
  const order = new Map(chains.map((chain, position) => [chain, position]));
  const compared = [...entries.values()];
  return { hits: (words) => hitsOf(words, compared, order) };
}

/** A chain's triggers in the order they are listed, ready to be compared. */
export function triggersOf({ trigger_keywords }: ReferralChain): Trigger[] {
  return commaList(trigger_keywords).map(triggerOf);
}

/** Whether a longer need can hit the trigger; otherwise only a need that equals it does. */
export function isSpecific({ telling, stems }: Trigger): boolean {
  return telling.size > 0 || stems.length >= MIN_PLAIN_WORDS;
}

/** Equal for two triggers that the same needs hit. */
export function triggerKey({ stems }: Trigger): string {
  return stems.join(' ');
}

function triggerOf(text: string): Trigger {
  const words = wordsOf(text);
  return { text, ...comparable(words) };
}

/** The parts of a trigger and a need that are compared. */
type Comparable = Omit<Trigger, 'text'>;

/** A need, and the stems of what it says: 'kitchen' in 'help with my kitchen, please'. */
interface ComparableNeed extends Comparable {
  readonly said: readonly string[];
}

/** The words from the first to the last that is telling: plain words around them say nothing. */
export function withoutPlainEnds(words: readonly Word[]): readonly Word[] {
  const isTelling = ({ telling }: Word) => telling;
  return words.slice(Math.max(0, words.findIndex(isTelling)), words.findLastIndex(isTelling) + 1);
}

function comparable(words: readonly Word[]): Comparable {
  return {
    stems: stemsOf(words),
    telling: new Set(stemsOf(tellingWords(words))),
    letters: basesOf(words).join(''),
  };
}

function hitsOf(
  words: readonly Word[],
  entries: readonly Entry[],
  order: ReadonlyMap<ReferralChain, number>,
): TriggerHit[] {
  const need = { ...comparable(words), said: stemsOf(withoutPlainEnds(words)) };
  const best = new Map<ReferralChain, TriggerHit>();
  for (const { trigger, listed } of entries) {
    const fit = compare(trigger, need);
    if (fit.score < MIN_SCORE) continue;
    for (const { chain, place } of listed) {
      const hit = { ...fit, chain, trigger, place };
      const known = best.get(chain);
      if (known === undefined || byFit(hit, known) < 0) best.set(chain, hit);
    }
  }
  const position = (hit: TriggerHit) => order.get(hit.chain) as number;
  return [...best.values()].sort((a, b) => byFit(a, b) || position(a) - position(b));
}

/** The words of a need that hit a trigger: the run that equals it, or else the words they share (C1). */
export function wordsHitting(
  { isExact, trigger: { stems, telling } }: TriggerHit,
  words: readonly Word[],
): readonly Word[] {
  if (isExact) return words;
  const first = positionOfRun(stemsOf(words), stems);
  return first >= 0
    ? words.slice(first, first + stems.length)
    : words.filter((word) => word.telling && telling.has(word.stem));
}

function byFit(a: TriggerHit, b: TriggerHit): number {
  return (
    b.score - a.score ||
    Number(b.isWhole) - Number(a.isWhole) ||
    b.covered - a.covered ||
    a.place - b.place
  );
}

/** 1 if one contains the other, otherwise shared words / words of the longer side × 0.8 (C1). */
function compare(trigger: Trigger, need: ComparableNeed): Fit {
  const all = need.stems.length;
  if (trigger.letters === need.letters)
    return { score: 1, covered: all, isWhole: true, isExact: true };
  const isExact = false;
  if (!isSpecific(trigger)) return { score: 0, covered: 0, isWhole: false, isExact };
  if (containsWholeRun(need.stems, trigger.stems))
    return { score: 1, covered: trigger.stems.length, isWhole: true, isExact };
  if (containsWholeRun(trigger.stems, need.said))
    return { score: 1, covered: need.said.length, isWhole: false, isExact };
  const covered = [...trigger.telling].filter((word) => need.telling.has(word)).length;
  const longer = Math.max(trigger.telling.size, need.telling.size);
  const score = longer === 0 ? 0 : (covered / longer) * SHARED_WORDS_FACTOR;
  return { score, covered, isWhole: covered === trigger.telling.size, isExact };
}
