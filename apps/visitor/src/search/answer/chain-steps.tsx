/** The steps of a chain: in one line, and each with a member to introduce or an open seat to fill (C7). */
import type { Member } from 'domain/member.ts';
import type { ChainMatch, ChainStep, Named } from 'engine';
import type { ReactNode } from 'react';
import { PathStep } from 'ui/path.tsx';
import { useChapter } from '../../directory/chapter.ts';
import * as answerTexts from '../../texts/answer.ts';
import { hiddenWords } from '../../texts/sentence.tsx';
import { Affiliation, LeaveNote } from './member-card.tsx';
import { SuggestMember } from './suggest-member.tsx';
import { WaysToReach } from './ways-to-reach.tsx';

interface Props {
  readonly steps: readonly ChainStep[];
  /** Whether the chain was found by its wording, which names some things in its own words (L3). */
  readonly isLegacy: boolean;
  /** Whether its first member is the one to call first in the answer. */
  readonly isFirst: boolean;
}

export function ChainSteps({ steps, isLegacy, isFirst }: Props) {
  const firstHeld = isFirst ? steps.find((step) => !isOpen(step)) : undefined;
  return (
    <ol>
      {steps.map((step) => (
        <PathStep key={step.step} mark={step.member ? step.step : 'open-seat'}>
          {step.member ? (
            <HeldStep
              step={step}
              member={step.member}
              isLegacy={isLegacy}
              isPrimary={step === firstHeld}
            />
          ) : (
            <OpenStep step={step} isLegacy={isLegacy} />
          )}
        </PathStep>
      ))}
    </ol>
  );
}

export function isOpen({ member }: ChainStep): boolean {
  return member === null;
}

interface StepProps {
  readonly step: ChainStep;
  readonly isLegacy: boolean;
}

interface HeldStepProps extends StepProps {
  readonly member: Member;
  readonly isPrimary: boolean;
}

function HeldStep({ step, member, isLegacy, isPrimary }: HeldStepProps) {
  return (
    <article>
      <StepHeading isLegacy={isLegacy}>
        {member.member_name}
        {isLegacy && step.isAtHome && <HomeMark />}
      </StepHeading>
      <p data-keep-clear="" className="mt-0.5 text-lg">
        {step.role}
      </p>
      <Affiliation member={member} />
      <LeaveNote leave={step.leave} />
      <WaysToReach
        member={member}
        intro={step.intro}
        copyLabel={answerTexts.copyIntroText}
        isPrimary={isPrimary}
        isFolded
      />
    </article>
  );
}

function OpenStep({ step: { role }, isLegacy }: StepProps) {
  return (
    <article>
      {!isLegacy && (
        <p className="text-sm font-semibold tracking-wide text-seat">{answerTexts.openSeat}</p>
      )}
      <StepHeading isLegacy={isLegacy}>
        {isLegacy ? <span className="text-seat">{answerTexts.openStep(role)}</span> : role}
      </StepHeading>
      <p className="mt-1 text-quiet">{answerTexts.notInChapter}</p>
      <SuggestMember role={role} />
    </article>
  );
}

/** One level below the scenario, which is the answer's heading or below it. */
function StepHeading({
  isLegacy,
  children,
}: {
  readonly isLegacy: boolean;
  readonly children: ReactNode;
}) {
  const Heading = isLegacy ? 'h3' : 'h4';
  return (
    <Heading data-keep-clear="" className="font-serif text-2xl leading-tight">
      {children}
    </Heading>
  );
}

/** '(Waxhaw)' (L3). */
function HomeMark() {
  const home = useChapter()?.home;
  if (!home) return null;
  return <span className="ml-2 font-sans text-base text-quiet">({home})</span>;
}

/** The number of steps, and their roles in one line (C7). */
export function ReferralFlow({ steps }: Pick<ChainMatch, 'steps'>) {
  return (
    <div className="mt-1 mb-5 flex flex-wrap gap-x-2 text-sm text-quiet">
      <p>{answerTexts.steps(steps.length)}</p>
      <ol aria-label={answerTexts.referralFlow} className="contents">
        {steps.map((step) => (
          <li
            key={step.step}
            className="min-w-0 not-last:after:ml-2 not-last:after:content-['→'/'']"
          >
            <StepRole step={step} />
          </li>
        ))}
      </ol>
    </div>
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
