/**
 * What an admin sees and edits of each column of `referral_chains` (P4): its label, checks, search and
 * CSV names.
 */
import { type Fields, listFields, type RecordKind } from './record.ts';
import { parseChain, type ReferralChain } from './referral-chain.ts';
import { sequenceOf, typedRoles } from './role-sequence.ts';

const CHAIN_FIELDS: Fields<ReferralChain> = {
  scenario: {
    label: 'Scenario',
    required: true,
    maxLength: 500,
    search: 'text',
    csvNames: ['situation', 'chain', 'chain name', 'name', 'title', 'need'],
  },
  roles_sequence: {
    label: 'Roles sequence',
    required: true,
    maxLength: 2000,
    check: checkRoles,
    store: storedSequence,
    search: 'text',
    csvNames: ['roles', 'sequence', 'role sequence', 'steps', 'chain', 'path', 'role', 'step'],
    joinedBy: ' → ',
  },
  script_template: {
    label: 'Script template',
    required: true,
    maxLength: 10_000,
    search: 'text',
    csvNames: ['script', 'template', 'introduction', 'intro', 'message', 'text'],
  },
  trigger_keywords: {
    label: 'Trigger keywords',
    maxLength: 10_000,
    search: 'text',
    csvNames: ['triggers', 'trigger', 'keywords', 'trigger words', 'tags'],
    joinedBy: ', ',
  },
  notes: {
    label: 'Notes',
    maxLength: 10_000,
    search: 'text',
    csvNames: ['note', 'comment', 'comments', 'remarks'],
    joinedBy: '\n',
  },
};

export const chainKind: RecordKind<ReferralChain> = {
  table: 'referral_chains',
  parse: parseChain,
  fields: listFields(CHAIN_FIELDS),
};

/** Arrows alone name no role (C3). */
function checkRoles(text: string): string | null {
  return typedRoles(text).length > 0 ? null : 'Name at least one role, like Realtor → Mover.';
}

/** Typed arrows are stored as '→', roles trimmed, empty ones dropped (C3). */
function storedSequence(text: string): string | null {
  return sequenceOf(typedRoles(text)) || null;
}
