/** Reviews the triggers of a chain: which searches find it, and which find another chain too (C1). */
import type { ReferralChain } from 'domain/referral-chain.ts';
import { rolesOf } from 'domain/role-sequence.ts';
import { isSpecific, type Trigger, triggerKey, triggersOf } from '../chains/trigger-index.ts';
import { append } from '../text/look-up.ts';
import type { ChainFinding } from './chain-finding.ts';

/** The chains that share a trigger, by the trigger's key. */
type TriggerOwners = ReadonlyMap<string, readonly ReferralChain[]>;

/** Chains without roles are left out: no search finds them. */
export function triggerOwners(chains: readonly ReferralChain[]): TriggerOwners {
  const owners = new Map<string, ReferralChain[]>();
  for (const chain of chains) {
    if (rolesOf(chain).length === 0) continue;
    for (const key of new Set(triggersOf(chain).map(triggerKey))) append(owners, key, chain);
  }
  return owners;
}

export function reviewTriggers(chain: ReferralChain, owners: TriggerOwners): ChainFinding[] {
  const triggers = new Map(triggersOf(chain).map((trigger) => [triggerKey(trigger), trigger]));
  if (triggers.size === 0) return [NO_TRIGGER];
  return [...triggers].flatMap(([key, trigger]) => {
    if (!isSpecific(trigger)) return weakTrigger(trigger);
    const others = (owners.get(key) ?? []).filter(({ id }) => id !== chain.id);
    return others.length === 0 ? [] : sharedTrigger(trigger, others);
  });
}

const NO_TRIGGER: ChainFinding = {
  kind: 'no-trigger',
  severity: 'note',
  field: 'trigger_keywords',
  text: 'Without trigger keywords this chain is found only when no member answers the search.',
};

function weakTrigger({ text }: Trigger): ChainFinding {
  return {
    kind: 'weak-trigger',
    severity: 'warning',
    field: 'trigger_keywords',
    text: `"${text}" is too general: only a search for exactly these words finds the chain by it. Add a word that names the occasion.`,
  };
}

function sharedTrigger({ text }: Trigger, others: readonly ReferralChain[]): ChainFinding {
  const scenarios = others.map(({ scenario }) => scenario).sort();
  return {
    kind: 'shared-trigger',
    severity: 'note',
    field: 'trigger_keywords',
    text:
      scenarios.length === 1
        ? `Another chain has "${text}" too: ${scenarios[0]}. A search for it finds both.`
        : `Other chains have "${text}" too: ${scenarios.join('; ')}. A search for it finds several.`,
  };
}
