/** The steps of a contextual chain: a member to introduce, or an open seat to fill (C7). */

import { contactOf } from 'domain/contact.ts';
import type { Member } from 'domain/member.ts';
import type { ChainStep } from 'engine';
import { UserPlus } from 'lucide-react';
import { buttonClass } from 'ui/button.ts';
import { CopyButton } from 'ui/copy-button.tsx';
import { PathStep } from 'ui/path.tsx';
import * as contactTexts from 'ui/texts/contact.ts';
import { showToast } from 'ui/toasts.ts';
import { MemberLink } from '../../page/member-link.tsx';
import * as answerTexts from '../../texts/answer.ts';
import { ContactLines } from './contact-lines.tsx';
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
      <button
        type="button"
        onClick={() => showToast({ kind: 'info', title: answerTexts.memberSuggested })}
        className={`${buttonClass('seat')} mt-3`}
      >
        <UserPlus className="size-4 shrink-0" aria-hidden="true" />
        {answerTexts.suggestMember}
      </button>
    </article>
  );
}
