/** What is questionable about a chain, in words for the admin who writes it. */
import type { FieldName } from '../../../domain/record.ts';
import type { ReferralChain } from '../../../domain/referral-chain.ts';

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
  /** A warning is about something visitors would stumble over; a note is good to know. */
  readonly severity: 'warning' | 'note';
  /** The field to change, if anything is to be changed. */
  readonly field: FieldName<ReferralChain>;
  /** One or two plain sentences. */
  readonly text: string;
}
