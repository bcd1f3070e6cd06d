/** Members who may know someone for an open seat: why, and how to ask them (O2). */

import { contactOf } from 'domain/contact.ts';
import type { OpenSeat, SeatHelper } from 'engine';
import { firstName, questionAboutSeat } from 'engine';
import { Mail, MessageSquareText } from 'lucide-react';
import { buttonClass } from 'ui/button.ts';
import { emailLink, messageLink, smsLink, telLink } from 'ui/links.ts';
import * as lateAnswerTexts from '../../texts/late-answer.ts';
import * as sendingTexts from '../../texts/sending.ts';
import { CallButton } from './call-button.tsx';

export interface SeatHelpersProps {
  readonly need: string;
  readonly seat: Pick<OpenSeat, 'profession' | 'helpers'>;
}

export function SeatHelpers({ need, seat: { profession, helpers } }: SeatHelpersProps) {
  if (profession === null || helpers.length === 0) return null;
  return (
    <div className="mt-10 [overflow-wrap:anywhere]">
      <h3 className="font-serif text-2xl leading-tight">{lateAnswerTexts.whoMayKnow}</h3>
      <ul className="divide-y divide-line">
        {helpers.map((helper) => (
          <li key={helper.member.id} className="py-4">
            <Helper helper={helper} question={questionAboutSeat(helper.member, profession, need)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface HelperProps {
  readonly helper: SeatHelper;
  /** What to send to the member. */
  readonly question: string;
}

function Helper({ helper: { member, reason }, question }: HelperProps) {
  const { phone, email } = contactOf(member);
  const call = telLink(phone);
  const first = firstName(member);
  return (
    <>
      <h4 className="text-lg font-medium">
        {member.member_name}
        <span className="font-normal text-quiet">, {member.profession_role}</span>
      </h4>
      <p className="text-quiet">{reason}</p>
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
        <CallButton phone={phone} name={member.member_name} />
        {call && (
          <a href={smsLink(question, phone)} className={buttonClass('plain')}>
            <MessageSquareText className="size-4 shrink-0 max-sm:hidden" aria-hidden="true" />
            {sendingTexts.textMember(first)}
          </a>
        )}
        {!call && emailLink(email) && (
          <a
            href={messageLink(sendingTexts.questionAboutSeat.subject, question, email)}
            className={buttonClass('plain')}
          >
            <Mail className="size-4 shrink-0" aria-hidden="true" />
            {sendingTexts.emailMember(first)}
          </a>
        )}
      </div>
    </>
  );
}
