/** In a member's form: whether the saved entry is still right, and what to do about it (P9). */

import { contactOf } from 'domain/contact.ts';
import { bouncedEmail } from 'domain/freshness.ts';
import { useId } from 'react';
import { Button } from 'ui/button.tsx';
import { useMayEdit } from '../../records/access/my-access.ts';
import { confirmedInWords } from './day-in-words.ts';
import type { EntryStateProps } from './entry-state.tsx';
import { confirmMembers, markBounced } from './mark-members.ts';
import { adviceFor } from './unreached-advice.ts';

export function EntryCheck({ member, checks, onAsk }: EntryStateProps) {
  const mayEdit = useMayEdit();
  const headingId = useId();
  const { email } = contactOf(member);
  const bounced = bouncedEmail(member);
  const unreached = checks.unreached?.get(member.id);
  const faults = [
    ...checks.odd(member),
    ...(unreached ? [`No search leads here. ${adviceFor(unreached)}`] : []),
  ];
  return (
    <section
      aria-labelledby={headingId}
      className="mt-6 border-t border-line pt-4 [overflow-wrap:anywhere]"
    >
      <h4 id={headingId} className="font-medium">
        Is this still right?
      </h4>
      <p role="status" className="mt-1 text-quiet">
        {confirmedInWords(member, checks.today)}
        {checks.isDue(member) ? ': time to ask again.' : '.'}
      </p>
      {bounced && <p className="mt-1 text-danger">{bounced} bounces.</p>}
      {faults.map((fault) => (
        <p key={fault} className="mt-1 text-danger">
          {fault}
        </p>
      ))}
      {mayEdit && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="plain" onClick={() => onAsk([member])}>
            Ask to confirm
          </Button>
          <Button variant="plain" onClick={() => void confirmMembers([member])}>
            Confirmed
          </Button>
          {email && (
            <Button
              variant="plain"
              onClick={() => void markBounced(member, bounced ? null : email)}
            >
              {bounced ? 'This address works again' : 'This address bounces'}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
