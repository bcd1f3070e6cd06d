/** The legacy lookup: chains found by the wording of their scenario or roles (L1). */
import type { ReferralChain } from 'domain/referral-chain.ts';
import { rolesOf } from 'domain/role-sequence.ts';
import { containsRun } from '../text/runs.ts';
import { basesOf, tellingWords, type Word, wordsOf } from '../text/word.ts';

export interface LegacyIndex {
  /**
   * The chain that shares most of the need's words; of equals, one that shares them in its
   * scenario. Null if no chain shares enough.
   */
  find(words: readonly Word[], isUnfinished: boolean): LegacyHit | null;
}

interface LegacyHit {
  readonly chain: ReferralChain;
  /** The words of the need found in the scenario, or else in the roles. */
  readonly shared: readonly Word[];
  /** Share of the need's telling words found in the chain, 0 to 1. */
  readonly share: number;
  /** Whether its scenario shares at least as many words as its roles. */
  readonly isInScenario: boolean;
  /** Whether the need has all telling words of the scenario, and no others. */
  readonly equalsScenario: boolean;
}

/** Share of the need's telling words a chain must contain: one word of a long story is not a match. */
const MIN_SHARE = 0.5;

interface Entry {
  readonly chain: ReferralChain;
  /** Base forms of the scenario's telling words, and of all words of the roles. */
  readonly scenario: readonly string[];
  readonly roles: readonly string[];
}

export function legacyIndex(chains: readonly ReferralChain[]): LegacyIndex {
  const entries = chains.map((chain) => ({
    chain,
    scenario: basesOf(tellingWords(wordsOf(chain.scenario))),
    roles: rolesOf(chain).flatMap((role) => basesOf(wordsOf(role))),
  }));
  return { find: (words, isUnfinished) => find(words, isUnfinished, entries) };
}

function find(
  words: readonly Word[],
  isUnfinished: boolean,
  entries: readonly Entry[],
): LegacyHit | null {
  const telling = tellingWords(words);
  if (telling.length === 0) return null;
  let best: LegacyHit | null = null;
  for (const entry of entries) {
    const hit = hitOf(entry, telling, isUnfinished);
    if (hit.share >= MIN_SHARE && (best === null || isBetter(hit, best))) best = hit;
  }
  return best;
}

function hitOf(
  { chain, scenario, roles }: Entry,
  telling: readonly Word[],
  isUnfinished: boolean,
): LegacyHit {
  const ofScenario = sharedWith(scenario, telling, isUnfinished);
  const ofRoles = sharedWith(roles, telling, isUnfinished);
  const isInScenario = ofScenario.length >= ofRoles.length;
  const shared = isInScenario ? ofScenario : ofRoles;
  const bases = basesOf(telling);
  return {
    chain,
    shared,
    share: shared.length / telling.length,
    isInScenario,
    equalsScenario:
      ofScenario.length === telling.length && scenario.every((word) => bases.includes(word)),
  };
}

/** A single unfinished word may be the start of a longer one (M3); other words must match as a whole. */
function sharedWith(
  bases: readonly string[],
  telling: readonly Word[],
  isUnfinished: boolean,
): Word[] {
  const mayBeStart = telling.length === 1 && isUnfinished;
  return telling.filter(({ base }) =>
    mayBeStart ? containsRun(bases, [base]) : bases.includes(base),
  );
}

function isBetter(a: LegacyHit, b: LegacyHit): boolean {
  return a.share > b.share || (a.share === b.share && a.isInScenario && !b.isInScenario);
}
