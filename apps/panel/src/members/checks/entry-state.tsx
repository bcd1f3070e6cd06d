/** In a row of the list: when a member was confirmed, what to do if that was long ago, and what else is wrong (P9). */
import type { Member } from 'domain/member.ts';
import type { MouseEvent } from 'react';
import { useMayEdit } from '../../records/my-access.tsx';
import { confirmedInWords } from './day-in-words.ts';
import { confirmMembers } from './mark-members.ts';
import { faultsOf, type MemberChecks } from './member-checks.ts';

export interface EntryStateProps {
  readonly member: Member;
  readonly checks: MemberChecks;
  readonly onAsk: (members: readonly Member[]) => void;
}

const ACTION =
  'inline-flex min-h-11 cursor-pointer items-center font-medium whitespace-nowrap text-accent underline decoration-line decoration-2 underline-offset-4 hover:decoration-accent';

export function EntryState({ member, checks, onAsk }: EntryStateProps) {
  const mayEdit = useMayEdit();
  const isDue = checks.isDue(member);
  return (
    <span className="block text-sm [overflow-wrap:anywhere]">
      <span className={`block ${isDue ? 'font-medium' : 'text-quiet'}`}>
        {confirmedInWords(member, checks.today)}
      </span>
      {isDue && mayEdit && (
        <span className="flex flex-wrap gap-x-3">
          <button
            type="button"
            aria-label={`Ask ${member.member_name} to confirm`}
            onClick={() => onAsk([member])}
            className={ACTION}
          >
            Ask to confirm
          </button>
          <button
            type="button"
            aria-label={`Confirmed: ${member.member_name}`}
            onClick={(event) => void confirm(member, event)}
            className={ACTION}
          >
            Confirmed
          </button>
        </span>
      )}
      {faultsOf(member, checks).map((fault) => (
        <span key={fault} className="mt-1 block text-danger">
          {fault}
        </span>
      ))}
    </span>
  );
}

/** Confirming may remove the row and its buttons from a filtered list: the focus then moves to the list. */
async function confirm(member: Member, { currentTarget: button }: MouseEvent<HTMLElement>) {
  const list = button.closest<HTMLElement>('[tabindex="-1"]');
  const isSaved = await confirmMembers([member]);
  if (isSaved && !button.isConnected) list?.focus();
}
