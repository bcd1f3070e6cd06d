/**
 * Whether members' entries are still right, and what to do about it: in a form, in a row of the list, and for several
 * (P9).
 */

import { contactOf } from 'domain/contact.ts';
import { dayOf } from 'domain/day.ts';
import { bouncedEmail } from 'domain/freshness.ts';
import type { Member } from 'domain/member.ts';
import { Check, MessageSquareText } from 'lucide-react';
import { type MouseEvent, useId } from 'react';
import { Button } from 'ui/button.tsx';
import { counted } from '../records/dates-and-counts.ts';
import { editableMembers } from '../records/editable-kind.ts';
import { useMayEdit } from '../records/my-access.tsx';
import { storeMany } from '../records/save-many.ts';
import { adviceFor, faultsOf, type MemberChecks } from './member-checks.ts';

/** In a member's form: whether the saved entry is still right, and what to do about it (P9). */
export function EntryCheck({ member, checks, onAsk }: EntryStateProps) {
  const mayEdit = useMayEdit();
  const headingId = useId();
  const { email } = contactOf(member);
  const bounced = bouncedEmail(member);
  const unreached = checks.unreached?.get(member.id);
  const advice = unreached ? adviceFor(unreached) : null;
  const faults = [...checks.odd(member), ...(advice ? [`No search leads here. ${advice}`] : [])];
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
      {bounced && <p className="mt-1 text-danger">Mail to {bounced} comes back.</p>}
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
              {bounced ? 'Mail arrives again' : 'Mail to this address comes back'}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

interface EntryStateProps {
  readonly member: Member;
  readonly checks: MemberChecks;
  readonly onAsk: (members: readonly Member[]) => void;
}

const ACTION =
  'inline-flex min-h-11 cursor-pointer items-center font-medium whitespace-nowrap text-accent underline decoration-line decoration-2 underline-offset-4 hover:decoration-accent';

/** In a row of the list: when a member was confirmed, what to do if that was long ago, and what else is wrong (P9). */
export function EntryState({ member, checks, onAsk }: EntryStateProps) {
  const mayEdit = useMayEdit();
  const isDue = checks.isDue(member);
  return (
    <span className="block text-sm [overflow-wrap:anywhere]">
      <span className={`block text-balance ${isDue ? 'font-medium' : 'text-quiet'}`}>
        {confirmedInWords(member, checks.today)}
      </span>
      {isDue && mayEdit && (
        <span className="flex flex-wrap gap-x-2">
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

interface Props {
  readonly members: readonly Member[];
  readonly onAsk: (members: readonly Member[]) => void;
}

/** Actions for the entries of several members: ask them to confirm, and confirm them (P9). */
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

/**
 * 'Confirmed on March 3', in the reader's language, with the year if it is not the current one.
 * @param today as `dayOf` writes it. A new member has the database's day, in UTC, which may not have begun here yet.
 */
export function confirmedInWords({ confirmed_on }: Member, today: string): string {
  return confirmed_on === null
    ? 'Never confirmed'
    : `Confirmed on ${dayInWords(confirmed_on, today)}`;
}

function dayInWords(day: string, today: string): string {
  if (Number.isNaN(new Date(day).getTime())) return day;
  const shown = day < today ? day : today;
  const isThisYear = shown.slice(0, 4) === today.slice(0, 4);
  return new Date(shown).toLocaleDateString(undefined, {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: 'UTC',
  });
}

/** Sets today as the day they were confirmed. @returns whether it was saved; a toast reports the outcome. */
export function confirmMembers(members: readonly Member[]): Promise<boolean> {
  const who = namesOf(members);
  return store(
    members,
    { confirmed_on: dayOf(new Date()) },
    { done: `${who} confirmed today`, undone: `${who}: change undone` },
  );
}

/** @param email null when mail arrives again. */
function markBounced(member: Member, email: string | null): Promise<boolean> {
  const { member_name } = member;
  return store(
    [member],
    { bounced_email: email },
    {
      done: `Mail to ${member_name} ${email ? 'comes back' : 'arrives again'}`,
      undone: `${member_name}: change undone`,
    },
  );
}

/** The ids of members whose mark is being saved. */
const underWay = new Set<string>();

/** A second click on a slow connection is ignored: it would be based on a version that is about to be outdated. */
async function store(
  members: readonly Member[],
  values: Partial<Member>,
  texts: { readonly done: string; readonly undone: string },
): Promise<boolean> {
  if (members.some(({ id }) => underWay.has(id))) return false;
  for (const { id } of members) underWay.add(id);
  try {
    return await storeMany(editableMembers, members, values, texts);
  } finally {
    for (const { id } of members) underWay.delete(id);
  }
}

function namesOf(members: readonly Member[]): string {
  const [only, ...others] = members;
  return only && others.length === 0 ? only.member_name : counted(members.length, 'member');
}
