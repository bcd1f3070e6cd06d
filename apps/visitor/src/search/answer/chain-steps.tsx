/** The steps of a chain: in one line, and each with a member to introduce or an open seat to fill (C7). */
import { contactOf } from 'domain/contact.ts';
import type { Member } from 'domain/member.ts';
import type { ChainMatch, ChainStep, Named } from 'engine';
import { UserPlus } from 'lucide-react';
import { Button } from 'ui/button.tsx';
import { CopyButton } from 'ui/copy-button.tsx';
import { PathStep } from 'ui/path.tsx';
import * as contactTexts from 'ui/texts/contact.ts';
import { showToast } from 'ui/toasts.tsx';
import { ContactLines, MemberLink } from '../../page/answer-links.tsx';
import * as answerTexts from '../../texts/answer.ts';
import { hiddenWords } from '../../texts/sentence.tsx';
import { Affiliation } from './member-card.tsx';

export function ChainSteps({ steps }: { readonly steps: readonly ChainStep[] }) {
  return (
    <ol>
      {steps.map((step) => (
        <PathStep key={step.step} mark={step.member ? step.step : 'open-seat'}>
          {step.member ? <HeldStep step={step} member={step.member} /> : <OpenStep step={step} />}
        </PathStep>
      ))}
    </ol>
  );
}

function HeldStep({ step, member }: { readonly step: ChainStep; readonly member: Member }) {
  return (
    <article>
      <h4 className="font-serif text-2xl leading-tight">
        <MemberLink member={member} />
      </h4>
      <p className="mt-0.5 text-lg">{step.role}</p>
      <Affiliation member={member} />
      <ContactLines name={member.member_name} {...contactOf(member)} />
      <div className="mt-2">
        <CopyButton
          text={step.intro}
          label={answerTexts.copyIntroText}
          toast={contactTexts.introCopied}
        />
      </div>
    </article>
  );
}

function OpenStep({ step }: { readonly step: ChainStep }) {
  return (
    <article>
      <p className="text-sm font-semibold tracking-wide text-seat">{answerTexts.openSeat}</p>
      <h4 className="font-serif text-2xl leading-tight">{step.role}</h4>
      <p className="mt-1 text-quiet">{answerTexts.notInChapter}</p>
      <Button
        variant="seat"
        onClick={() => showToast({ kind: 'info', title: answerTexts.memberSuggested })}
        className="mt-3"
      >
        <UserPlus className="size-4 shrink-0" aria-hidden="true" />
        {answerTexts.suggestMember}
      </Button>
    </article>
  );
}

/** The roles of a chain in one line: each is a stop on the path, dotted for an open seat (C7). */
export function ReferralFlow({ steps }: { readonly steps: readonly ChainStep[] }) {
  return (
    <ol aria-label={answerTexts.referralFlow} className="flex flex-wrap items-center gap-y-2">
      {steps.map((step) => (
        <li key={step.step} className="group flex min-w-0 items-center">
          <span
            aria-hidden="true"
            className={`size-3 shrink-0 rounded-full ${step.member ? 'bg-accent' : 'border-2 border-dotted border-seat-line'}`}
          />
          <span className="ml-2 min-w-0 font-medium">
            <StepRole step={step} />
          </span>
          <span
            aria-hidden="true"
            className="mx-2 h-px w-4 sm:mx-3 sm:w-6 shrink-0 bg-edge group-last:hidden"
          />
        </li>
      ))}
    </ol>
  );
}

/** The role of a step; an open seat is marked by color and words (C7, C8). */
export function StepRole({ step: { role, member } }: { readonly step: ChainStep }) {
  if (member !== null) return <span>{role}</span>;
  return <span className="text-seat">{answerTexts.openRole(role, hiddenWords)}</span>;
}

/** In the order of the steps; open seats are left out. */
export function heldSteps({ steps }: ChainMatch): Named[] {
  return steps.flatMap(({ role, member }) => (member === null ? [] : [{ member, role }]));
}
