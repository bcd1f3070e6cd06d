/** The chain as it would be if the draft were saved now. Pure. */
import type { Draft } from '../../../../domain/record.ts';
import type { ReferralChain } from '../../../../domain/referral-chain.ts';
import { withRoleArrows } from '../../../../domain/role-sequence.ts';

/** Placeholder for an empty scenario. */
const NO_SCENARIO = '…';

/** @param id of the chain being edited, so that it is never compared with itself. */
export function writtenChain(draft: Draft<ReferralChain>, id: string): ReferralChain {
  return {
    id,
    version: null,
    scenario: draft.scenario.trim() || NO_SCENARIO,
    roles_sequence: withRoleArrows(draft.roles_sequence),
    script_template: draft.script_template.trim(),
    trigger_keywords: draft.trigger_keywords.trim() || null,
    notes: draft.notes.trim() || null,
  };
}
