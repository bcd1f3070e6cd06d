/** Finds the chains whose trigger keywords a need hits (C1). */

import { commaList } from '../../domain/comma-list.ts';
import type { ReferralChain } from '../../domain/referral-chain.ts';
import { containsWholeRun, runAt } from '../text/contains.ts';
import { stemsOf, tellingWords, type Word, wordsOf } from '../text/word.ts';

/** A score below this is no match (C1, K4). */
const THRESHOLD = 0.75;

/** What the share of common words is multiplied by (C1). */
const SHARED_WORDS_FACTOR = 0.8;

/** Plain words make a trigger only when there are several: 'new to the area' is one, 'need' is none. */
const FEWEST_PLAIN_WORDS = 3;

export interface TriggerHit {
  readonly chain: ReferralChain;
  /** 0.75 to 1 (C1). */
  readonly score: number;
  readonly trigger: Trigger;
  /** Place of the trigger among its chain's, from 0: what names a chain best is listed first. */
  readonly place: number;
  /** Whether the need holds all of the trigger; otherwise the need is a part of it. */
  readonly isWhole: boolean;
}

export interface Trigger {
  readonly text: string;
  /** Stems of all its words; triggers are compared by them, so 'remodeling' meets 'remodel'. */
  readonly stems: readonly string[];
  readonly telling: ReadonlySet<string>;
}

export interface TriggerIndex {
  /** Each chain's best hit, best first; of equals the one that lists its trigger earlier. */
  hits(words: readonly Word[]): TriggerHit[];
}

interface Entry {
  readonly trigger: Trigger;
  readonly listed: { readonly chain: ReferralChain; readonly place: number }[];
}

/** Chains that share a trigger are compared with a need once. */
export function triggerIndex(chains: readonly ReferralChain[]): TriggerIndex {
  const entries = new Map<string, Entry>();
  for (const chain of chains) {
    for (const [place, trigger] of triggersOf(chain).entries()) {
      if (!saysEnough(trigger)) continue;
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

/** A chain's triggers in the order they are listed, with what is compared of each. */
export function triggersOf({ trigger_keywords }: ReferralChain): Trigger[] {
  return commaList(trigger_keywords).map(triggerOf);
}

/** Whether a need can hit the trigger at all. */
export function saysEnough({ telling, stems }: Trigger): boolean {
  return telling.size > 0 || stems.length >= FEWEST_PLAIN_WORDS;
}

/** The same for two triggers that every need hits alike. */
export function triggerKey({ stems }: Trigger): string {
  return stems.join(' ');
}

function triggerOf(text: string): Trigger {
  const words = wordsOf(text);
  return {
    text,
    stems: stemsOf(words),
    telling: new Set(stemsOf(tellingWords(words))),
  };
}

function hitsOf(
  words: readonly Word[],
  entries: readonly Entry[],
  order: ReadonlyMap<ReferralChain, number>,
): TriggerHit[] {
  const stems = stemsOf(words);
  const telling = new Set(stemsOf(tellingWords(words)));
  const best = new Map<ReferralChain, TriggerHit>();
  for (const { trigger, listed } of entries) {
    const { score, isWhole } = compare(trigger, stems, telling);
    if (score < THRESHOLD) continue;
    for (const { chain, place } of listed) {
      const hit = { chain, score, trigger, place, isWhole };
      const known = best.get(chain);
      if (known === undefined || byFit(hit, known) < 0) best.set(chain, hit);
    }
  }
  const position = (hit: TriggerHit) => order.get(hit.chain) as number;
  return [...best.values()].sort((a, b) => byFit(a, b) || position(a) - position(b));
}

/** The words of a need that hit a trigger: as it is written, or else those they share (C1). */
export function wordsHitting({ stems, telling }: Trigger, words: readonly Word[]): Word[] {
  const first = runAt(stemsOf(words), stems);
  return first >= 0
    ? words.slice(first, first + stems.length)
    : words.filter((word) => word.telling && telling.has(word.stem));
}

function byFit(a: TriggerHit, b: TriggerHit): number {
  return b.score - a.score || Number(b.isWhole) - Number(a.isWhole) || a.place - b.place;
}

/** 1 when one contains the other, otherwise shared words / words of the longer side × 0.8 (C1). */
function compare(
  trigger: Trigger,
  stems: readonly string[],
  telling: ReadonlySet<string>,
): { score: number; isWhole: boolean } {
  if (containsWholeRun(stems, trigger.stems)) return { score: 1, isWhole: true };
  if (telling.size > 0 && containsWholeRun(trigger.stems, stems))
    return { score: 1, isWhole: false };
  const shared = [...trigger.telling].filter((word) => telling.has(word)).length;
  const longer = Math.max(trigger.telling.size, telling.size);
  const score = longer === 0 ? 0 : (shared / longer) * SHARED_WORDS_FACTOR;
  return { score, isWhole: shared === trigger.telling.size };
}
