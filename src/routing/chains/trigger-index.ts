/** Finds the chains whose trigger keywords a need hits (C1). */
import type { ReferralChain } from '../../domain/referral-chain.ts';
import { listOf } from '../professions/profession-table.ts';
import { containsRun } from '../text/contains.ts';
import { tellingWords, type Word, wordsOf } from '../text/word.ts';

/** A score below this is no match (C1, K4). */
const THRESHOLD = 0.75;

/** What the share of common words is multiplied by (C1). */
const SHARED_WORDS_FACTOR = 0.8;

export interface TriggerHit {
  readonly chain: ReferralChain;
  /** 0.75 to 1 (C1). */
  readonly score: number;
  readonly trigger: Trigger;
  /** Whether the need holds all of the trigger; otherwise the need is a part of it. */
  readonly isWhole: boolean;
}

export interface Trigger {
  readonly text: string;
  readonly bases: readonly string[];
  readonly telling: ReadonlySet<string>;
}

export interface TriggerIndex {
  /** Each chain's best hit, best first; equal ones in the order of the directory. */
  hits(need: readonly Word[]): TriggerHit[];
}

interface Entry {
  readonly trigger: Trigger;
  readonly chains: ReferralChain[];
}

/** Chains that share a trigger are compared with a need once. */
export function triggerIndex(chains: readonly ReferralChain[]): TriggerIndex {
  const entries = new Map<string, Entry>();
  for (const chain of chains) {
    for (const text of listOf(chain.trigger_keywords)) {
      const trigger = triggerOf(text);
      if (trigger.bases.length === 0) continue;
      const key = trigger.bases.join(' ');
      const entry = entries.get(key) ?? { trigger, chains: [] };
      if (!entry.chains.includes(chain)) entry.chains.push(chain);
      entries.set(key, entry);
    }
  }
  const order = new Map(chains.map((chain, position) => [chain, position]));
  return { hits: (need) => hitsOf(need, [...entries.values()], order) };
}

function triggerOf(text: string): Trigger {
  const words = wordsOf(text);
  return {
    text,
    bases: words.map(({ base }) => base),
    telling: new Set(tellingWords(words).map(({ base }) => base)),
  };
}

function hitsOf(
  need: readonly Word[],
  entries: readonly Entry[],
  order: ReadonlyMap<ReferralChain, number>,
): TriggerHit[] {
  const bases = need.map(({ base }) => base);
  const telling = new Set(tellingWords(need).map(({ base }) => base));
  const best = new Map<ReferralChain, TriggerHit>();
  for (const { trigger, chains } of entries) {
    const { score, isWhole } = compare(trigger, bases, telling);
    if (score < THRESHOLD) continue;
    for (const chain of chains) {
      const known = best.get(chain);
      if (known === undefined || isBetter({ score, isWhole }, known)) {
        best.set(chain, { chain, score, trigger, isWhole });
      }
    }
  }
  const position = (hit: TriggerHit) => order.get(hit.chain) as number;
  return [...best.values()].sort((a, b) => b.score - a.score || position(a) - position(b));
}

function isBetter(a: { score: number; isWhole: boolean }, b: TriggerHit): boolean {
  return a.score > b.score || (a.score === b.score && a.isWhole && !b.isWhole);
}

/** 1 when one contains the other, otherwise shared words / words of the longer side × 0.8 (C1). */
function compare(
  trigger: Trigger,
  bases: readonly string[],
  telling: ReadonlySet<string>,
): { score: number; isWhole: boolean } {
  if (containsRun(bases, trigger.bases)) return { score: 1, isWhole: true };
  if (telling.size > 0 && containsRun(trigger.bases, bases)) return { score: 1, isWhole: false };
  const shared = [...trigger.telling].filter((word) => telling.has(word)).length;
  const longer = Math.max(trigger.telling.size, telling.size);
  const score = longer === 0 ? 0 : (shared / longer) * SHARED_WORDS_FACTOR;
  return { score, isWhole: shared === trigger.telling.size };
}
