/** Actions for the entries of several members: ask them to confirm, and confirm them (P9). */

import type { Member } from 'domain/member.ts';
import { Check, MessageSquareText } from 'lucide-react';
import { Button } from 'ui/button.tsx';
import { confirmMembers } from './mark-members.ts';

interface Props {
  readonly members: readonly Member[];
  readonly onAsk: (members: readonly Member[]) => void;
}

export function BulkChecks({ members, onAsk }: Props) {
  return (
    <>
      <Button variant="plain" onClick={() => onAsk(members)}>
        <MessageSquareText className="size-4 max-sm:hidden" aria-hidden="true" />
        Ask to confirm
      </Button>
      <Button variant="plain" onClick={() => void confirmMembers(members)}>
        <Check className="size-4 max-sm:hidden" aria-hidden="true" />
        Confirmed
      </Button>
    </>
  );
}
