/** The legacy lookup: chains found by the wording of their scenario or roles (L1). */
import type { ReferralChain } from '../../domain/referral-chain.ts';
import { rolesOf } from '../../domain/referral-chain.ts';
import { containsRun } from '../text/contains.ts';
import { basesOf, tellingWords, type Word, wordsOf } from '../text/word.ts';

export interface LegacyIndex {
  /** The chain that shares most with the need: the whole of it first, then most words; null for none. */
  find(words: readonly Word[]): LegacyHit | null;
}

export interface LegacyHit {
  readonly chain: ReferralChain;
  /** The part of the need's telling words found in the chain, 0 to 1. */
  readonly share: number;
  /** Whether the scenario, not only a role, holds them. */
  readonly inScenario: boolean;
}

/** Part of the need's telling words a chain must hold: one word of a long story is no match. */
const MIN_SHARE = 0.5;

interface Entry {
  readonly chain: ReferralChain;
  readonly scenario: readonly string[];
  readonly roles: readonly string[];
}

export function legacyIndex(chains: readonly ReferralChain[]): LegacyIndex {
  const entries = chains.map((chain) => ({
    chain,
    scenario: basesOf(wordsOf(chain.scenario)),
    roles: rolesOf(chain).flatMap((role) => basesOf(wordsOf(role))),
  }));
  return { find: (words) => find(words, entries) };
}

function find(words: readonly Word[], entries: readonly Entry[]): LegacyHit | null {
  const telling = basesOf(tellingWords(words));
  if (telling.length === 0) return null;
  let best: LegacyHit | null = null;
  for (const entry of entries) {
    const hit = hitOf(entry, telling);
    if (hit.share >= MIN_SHARE && (best === null || isBetter(hit, best))) best = hit;
  }
  return best;
}

function hitOf({ chain, scenario, roles }: Entry, telling: readonly string[]): LegacyHit {
  const inScenario = countIn(scenario, telling);
  const inRoles = countIn(roles, telling);
  return {
    chain,
    share: Math.max(inScenario, inRoles) / telling.length,
    inScenario: inScenario >= inRoles && inScenario > 0,
  };
}

/** A single word may be the start of a longer one (M3); of several, each must be there whole. */
function countIn(bases: readonly string[], telling: readonly string[]): number {
  if (telling.length === 1) return containsRun(bases, telling) ? 1 : 0;
  return telling.filter((word) => bases.includes(word)).length;
}

function isBetter(a: LegacyHit, b: LegacyHit): boolean {
  return a.share > b.share || (a.share === b.share && a.inScenario && !b.inScenario);
}
