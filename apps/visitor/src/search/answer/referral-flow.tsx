/** The roles of a chain in one line: each is a stop on the path, dotted for an open seat (C7). */
import type { ChainStep } from 'engine';
import { hiddenWords } from '../../page/hidden-words.tsx';
import * as answerTexts from '../../texts/answer.ts';

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
