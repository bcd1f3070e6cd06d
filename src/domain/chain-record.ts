/** The fields of a referral chain as an admin keeps them (P4). */
import { parseChain } from './directory.ts';
import type { RecordKind } from './record.ts';
import { type ReferralChain, sequenceOf, typedRoles } from './referral-chain.ts';

export const chainKind: RecordKind<ReferralChain> = {
  table: 'referral_chains',
  parse: parseChain,
  fields: [
    { name: 'scenario', label: 'Scenario', required: true },
    {
      name: 'roles_sequence',
      label: 'Roles sequence',
      required: true,
      check: checkRoles,
      store: storedSequence,
    },
    { name: 'script_template', label: 'Script template', required: true },
    { name: 'trigger_keywords', label: 'Trigger keywords' },
    { name: 'notes', label: 'Notes' },
  ],
};

/** Arrows alone name no role (C3). */
function checkRoles(text: string): string | null {
  return typedRoles(text).length > 0 ? null : 'Name at least one role, like Realtor → Mover.';
}

/** Typed arrows are stored as '→', roles trimmed, empty ones dropped (C3). */
function storedSequence(text: string): string | null {
  return sequenceOf(typedRoles(text)) || null;
}
