/** The message that asks a member to check their entry, ready to send; for several members one after another (P9). */

import { commaList } from 'domain/comma-list.ts';
import { contactOf } from 'domain/contact.ts';
import type { Member } from 'domain/member.ts';
import { memberKind } from 'domain/member-fields.ts';
import { labelOf } from 'domain/record.ts';
import { firstName } from 'engine';
import { ArrowRight, Check, Mail, MessageSquareText } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button, ButtonLink } from 'ui/button.tsx';
import { CopyButton } from 'ui/copy-button.tsx';
import { DialogHeading } from 'ui/dialog-heading.tsx';
import { emailLink, messageLink, smsLink, telLink } from 'ui/links.ts';
import { memberPath } from 'ui/paths.ts';
import { ShareTextButton } from 'ui/share-button.tsx';
import { MessageText } from 'ui/sheet.tsx';
import { Modal } from '../records/panel-controls.tsx';
import { confirmMembers } from './entry-check.tsx';

interface Props {
  /** At least one. */
  readonly members: readonly Member[];
  readonly onClose: () => void;
}

export function AskDialog({ members, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLParagraphElement>(null);
  const titleId = useId();
  const [at, setAt] = useState(0);
  const member = members[at];
  const next = members[at + 1];
  if (member === undefined) return null;
  const close = () => dialog.current?.close();

  function goOn() {
    if (next === undefined) return close();
    setAt(at + 1);
    heading.current?.focus();
  }

  return (
    <Modal ref={dialog} titleId={titleId} width="max-w-xl" onClose={onClose}>
      <DialogHeading
        id={titleId}
        title={
          members.length === 1
            ? `Ask ${firstName(member)} to confirm`
            : `Ask ${members.length.toLocaleString()} members to confirm`
        }
        onClose={close}
      />
      {members.length > 1 && (
        <p ref={heading} tabIndex={-1} className="mt-1 font-medium [overflow-wrap:anywhere]">
          {(at + 1).toLocaleString()} of {members.length.toLocaleString()}: {member.member_name}
        </p>
      )}
      <Message key={member.id} member={member} />
      <div className="mt-5 flex flex-wrap gap-2 border-t border-line pt-4">
        <Button
          variant="plain"
          onClick={({ detail: clicks }) => {
            // The second click of a double click would confirm the next member, unseen (P6).
            if (clicks > 1) return;
            void confirmMembers([member]);
            goOn();
          }}
        >
          <Check className="size-4" aria-hidden="true" />
          Confirmed
        </Button>
        {next && (
          <Button variant="plain" onClick={goOn}>
            Next: {next.member_name}
            <ArrowRight className="size-4 shrink-0" aria-hidden="true" />
          </Button>
        )}
      </div>
    </Modal>
  );
}

/** The message, and the ways to send it to this member. */
function Message({ member }: { readonly member: Member }) {
  const { phone, email } = contactOf(member);
  const text = confirmationRequest(member, window.location.origin + memberPath(member.id));
  const first = firstName(member);
  const canText = telLink(phone) !== null;
  const canMail = emailLink(email) !== null;
  return (
    <>
      <section
        aria-label={`Message to ${first}`}
        // Scrolls, so it must be reachable by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: as above.
        tabIndex={0}
        className="mt-4 max-h-[45vh] overflow-y-auto rounded-lg border border-line bg-paper p-4"
      >
        <MessageText>{text}</MessageText>
      </section>
      {!canText && !canMail && (
        <p className="mt-3 text-quiet">
          There is no phone number or email address to send it to, so ask in person.
        </p>
      )}
      <div className="mt-4 grid gap-2 sm:grid-cols-2">
        {canText && (
          <ButtonLink variant="primary" href={smsLink(text, phone)}>
            <MessageSquareText className="size-4 shrink-0" aria-hidden="true" />
            Text {first}
          </ButtonLink>
        )}
        {canMail && (
          <ButtonLink
            variant={canText ? 'plain' : 'primary'}
            href={messageLink(REQUEST_SUBJECT, text, email)}
          >
            <Mail className="size-4 shrink-0" aria-hidden="true" />
            Email {first}
          </ButtonLink>
        )}
        <CopyButton text={text} label="Copy Message" toast="Message copied!" />
        <ShareTextButton text={text} label="Share via…" />
      </div>
    </>
  );
}

const REQUEST_SUBJECT = 'Is your entry in our directory still right?';

/** Says what is missing, so that the member can add it. */
const MISSING = 'none yet';

/** @param page the address of the member's page. */
export function confirmationRequest(member: Member, page: string): string {
  return [
    `Hi ${firstName(member)},`,
    'Could you check how you are listed in our chapter directory?',
    entryOf(member)
      .map(([label, text]) => `${label}: ${text}`)
      .join('\n'),
    `This is your page: ${page}`,
    'If everything is right, just reply “yes”. If not, tell me what to change. Thank you!',
  ].join('\n\n');
}

/** What visitors see of a member, with labels. */
function entryOf(member: Member): readonly (readonly [label: string, text: string])[] {
  const { member_name, profession_role, company, chapter, contact_info, website } = member;
  const { phone, email } = contactOf(member);
  const aliases = commaList(member.role_alias).join(', ');
  const isContactElsewhere = contact_info === phone || contact_info === email;
  const optional: readonly (readonly [string, string | null])[] = [
    ['Also found as', aliases || null],
    [labelOf(memberKind, 'company'), company],
    [labelOf(memberKind, 'chapter'), chapter],
  ];
  return [
    ['Name', member_name],
    ['Role', profession_role],
    ...optional.flatMap(([label, text]) => (text === null ? [] : [[label, text] as const])),
    [labelOf(memberKind, 'phone'), phone ?? MISSING],
    [labelOf(memberKind, 'email'), email ?? MISSING],
    [labelOf(memberKind, 'website'), website ?? MISSING],
    ...(contact_info && !isContactElsewhere ? [['Contact', contact_info] as const] : []),
  ];
}
