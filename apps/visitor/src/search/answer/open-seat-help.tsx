/** How to help fill an open seat: whom to invite, whom to ask, and which chains wait for it (O2, O3, M13). */

import { contactOf } from 'domain/contact.ts';
import { sequenceOf } from 'domain/role-sequence.ts';
import {
  firstName,
  type OpenSeat,
  type PartnerChapter,
  questionAboutSeat,
  type HomeSeat as Seat,
  type SeatHelper,
  type WaitingChain,
} from 'engine';
import { Globe, Mail, MessageSquareText, UserPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from 'ui/button.tsx';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import { emailLink, messageLink, smsLink, telLink } from 'ui/links.ts';
import { Sheet, SheetPart } from 'ui/sheet.tsx';
import { showToast } from 'ui/toasts.tsx';
import { CallButton, SearchLink } from '../../page/answer-links.tsx';
import { useSearch } from '../../page/search-context.tsx';
import * as belowTexts from '../../texts/below-answer.ts';
import * as sendingTexts from '../../texts/sending.ts';
import { ScriptBox, useEdits } from '../sending/script-box.tsx';

interface WaysToHelpProps {
  readonly seat: OpenSeat;
  readonly partners: readonly PartnerChapter[];
}

/** The chains that wait for the seat, and two buttons, each with what helps (O3). */
export function WaysToHelp({ seat, partners }: WaysToHelpProps) {
  const [showsPartners, setShowsPartners] = useState(false);

  function askRegion() {
    setShowsPartners(true);
    showToast({ kind: 'info', title: belowTexts.askForPartners });
  }

  return (
    <>
      <ErrorBoundary>
        {seat.waitingChains.length > 0 && <WaitingChains chains={seat.waitingChains} />}
      </ErrorBoundary>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button variant="seat" onClick={invite}>
          <UserPlus className="size-4 shrink-0" aria-hidden="true" />
          {belowTexts.invite}
        </Button>
        <Button variant="plain" onClick={askRegion}>
          <Globe className="size-4 shrink-0" aria-hidden="true" />
          {belowTexts.partners}
        </Button>
      </div>
      <ErrorBoundary>{showsPartners && <Partners partners={partners} />}</ErrorBoundary>
    </>
  );
}

/** The nearby chapters, and whom to ask in each (O3, K2). Takes the focus: its button opened it. */
function Partners({ partners }: Pick<WaysToHelpProps, 'partners'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mt-6 [overflow-wrap:anywhere]">
      <h4 ref={heading} tabIndex={-1} className="font-serif text-xl leading-tight">
        {belowTexts.nearbyChapters}
      </h4>
      {partners.length === 0 && <p className="mt-1 text-quiet">{belowTexts.noNearbyChapters}</p>}
      <ul className="divide-y divide-line">
        {partners.map(({ chapter, members }) => (
          <li key={chapter} className="py-3">
            <h5 className="font-medium">{chapter}</h5>
            {members.length === 0 && <p className="text-quiet">{belowTexts.nobodyListed}</p>}
            <ul>
              {members.map((member) => (
                <li key={member.id} className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
                  <p data-keep-clear="" className="min-w-[min(10rem,100%)] flex-1">
                    {member.member_name}
                    <span className="text-quiet">, {member.profession_role}</span>
                  </p>
                  <CallButton phone={contactOf(member).phone} name={member.member_name} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Each chain with an open step for this seat, as a link that shows it (L1). */
function WaitingChains({ chains }: { readonly chains: readonly WaitingChain[] }) {
  const { address } = useSearch();
  return (
    <div className="mt-4">
      <p>{belowTexts.chainsWaiting(chains.length)}</p>
      <ul>
        {chains.map(({ id, scenario, roles }) => (
          <li key={id} className="not-first:mt-3">
            <SearchLink to={{ ...address, chainId: id }}>{scenario}</SearchLink>
            <p className="mt-1 text-quiet">{sequenceOf(roles)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Opens the first message of the answer (message-to-send.tsx), with the cursor in its text. */
function openMessage(): void {
  const details = document.querySelector<HTMLDetailsElement>('details[data-message-to-send]');
  if (details === null) return;
  details.open = true;
  details.scrollIntoView({ block: 'nearest' });
  details.querySelector('textarea')?.focus({ preventScroll: true });
}

function invite() {
  openMessage();
  showToast({ kind: 'info', ...belowTexts.invited });
}

/** One quiet line below a member of another chapter: how to help fill the home chapter's seat (M13). */
export function HomeSeat({ seat }: { readonly seat: Seat }) {
  return (
    <details className="mt-4 max-w-xl [overflow-wrap:anywhere] print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-seat underline decoration-line decoration-2 underline-offset-4 hover:decoration-seat">
        {belowTexts.fillHomeSeat(seat.profession, seat.home)}
      </summary>
      <div className="mt-3">
        <Sheet>
          <SheetPart>
            <Invitation text={seat.invitation} />
          </SheetPart>
        </Sheet>
      </div>
    </details>
  );
}

interface SeatHelpersProps {
  readonly need: string;
  readonly seat: Pick<OpenSeat, 'profession' | 'helpers'>;
}

/** Members who may know someone for an open seat: why, and how to ask them (O2). */
export function SeatHelpers({ need, seat: { profession, helpers } }: SeatHelpersProps) {
  if (helpers.length === 0) return null;
  return (
    <div className="mt-10 [overflow-wrap:anywhere]">
      <h3 className="font-serif text-2xl leading-tight">{belowTexts.whoMayKnow}</h3>
      <ul className="divide-y divide-line">
        {helpers.map((helper) => (
          <li key={helper.member.id} className="py-4">
            <ErrorBoundary>
              <Helper
                helper={helper}
                question={questionAboutSeat(helper.member, need, profession)}
              />
            </ErrorBoundary>
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
      <h4 data-keep-clear="" className="text-lg font-medium">
        {member.member_name}
        <span className="font-normal text-quiet">, {member.profession_role}</span>
      </h4>
      <p data-keep-clear="" className="text-quiet">
        {reason}
      </p>
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
        <CallButton phone={phone} name={member.member_name} />
        {call && (
          <ButtonLink variant="plain" href={smsLink(question, phone)}>
            <MessageSquareText className="size-4 shrink-0 max-sm:hidden" aria-hidden="true" />
            {sendingTexts.textMember(first)}
          </ButtonLink>
        )}
        {!call && emailLink(email) && (
          <ButtonLink
            variant="plain"
            href={messageLink(sendingTexts.questionAboutSeat.subject, question, email)}
          >
            <Mail className="size-4 shrink-0" aria-hidden="true" />
            {sendingTexts.emailMember(first)}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

/** An invitation to someone who could fill an open seat (O). */
export function Invitation({ text }: { readonly text: string }) {
  const editing = useEdits();
  return (
    <ScriptBox
      {...sendingTexts.invitation}
      text={text}
      {...editing('invitation')}
      headingLevel="h3"
    />
  );
}
