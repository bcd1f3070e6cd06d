/** A finding about a chain, in words for the admin who writes it. */
import type { FieldName } from 'domain/record.ts';
import type { ReferralChain } from 'domain/referral-chain.ts';

export interface ChainFinding {
  readonly kind:
    | 'open-seat'
    | 'several-candidates'
    | 'same-person'
    | 'unknown-placeholder'
    | 'placeholder-beyond'
    | 'stray-brace'
    | 'shared-trigger'
    | 'weak-trigger'
    | 'no-trigger';
  /** A warning is about something that would trouble visitors; a note is good to know. */
  readonly severity: 'warning' | 'note';
  /** The field to change, if a change is needed. */
  readonly field: FieldName<ReferralChain>;
  /** One or two plain sentences. */
  readonly text: string;
}
