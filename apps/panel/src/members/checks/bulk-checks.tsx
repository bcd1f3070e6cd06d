/** Actions for the entries of several members: ask them to confirm, and confirm them (P9). */

import type { Member } from 'domain/member.ts';
import { Check, MessageSquareText } from 'lucide-react';
import { buttonClass } from 'ui/button.tsx';
import { confirmMembers } from './mark-members.ts';

interface Props {
  readonly members: readonly Member[];
  readonly onAsk: (members: readonly Member[]) => void;
}

export function BulkChecks({ members, onAsk }: Props) {
  return (
    <>
      <button type="button" onClick={() => onAsk(members)} className={buttonClass('plain')}>
        <MessageSquareText className="size-4 max-sm:hidden" aria-hidden="true" />
        Ask to confirm
      </button>
      <button
        type="button"
        onClick={() => void confirmMembers(members)}
        className={buttonClass('plain')}
      >
        <Check className="size-4 max-sm:hidden" aria-hidden="true" />
        Confirmed
      </button>
    </>
  );
}
