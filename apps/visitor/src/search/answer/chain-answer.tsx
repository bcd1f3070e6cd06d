/**
 * A chain as an answer: what it is for, its people in order, and what to send to them; the same for chains found by
 * their trigger, chosen among several, or found by their wording, which names some things in its own words (C7, L2, L3).
 */
import type { ChainMatch } from 'engine';
import type { ReactNode } from 'react';
import { Apart } from 'ui/error-boundary.tsx';
import * as answerTexts from '../../texts/answer.ts';
import { ChainSteps, heldSteps, isOpen, ReferralFlow } from './chain-steps.tsx';
import { MessageToSend } from './message-to-send.tsx';
import { PeopleAndScripts } from './people-and-scripts.tsx';

interface Props {
  readonly match: ChainMatch;
  /** What the messages quote. */
  readonly need: string;
  readonly isOwnNeed: boolean;
  /** Whether the chain was found by its wording: the answer's heading then names its scenario (L2). */
  readonly isLegacy?: boolean;
  /** Whether it is the first of the answer. */
  readonly isFirst?: boolean;
}

export function ChainAnswer({ match, need, isOwnNeed, isLegacy = false, isFirst = true }: Props) {
  const { chain, reason, steps, script } = match;
  return (
    <article className="not-first:mt-12 not-first:border-t not-first:border-line not-first:pt-6 [overflow-wrap:anywhere]">
      <PeopleAndScripts
        people={
          <Apart>
            {!isLegacy && <h3 className="font-serif text-2xl leading-tight">{chain.scenario}</h3>}
            <p data-keep-clear="" className="mt-1 line-clamp-3">
              {reason}
            </p>
            <ReferralFlow steps={steps} />
            {isLegacy && <OpenSeats roles={steps.filter(isOpen).map(({ role }) => role)} />}
            <ChainSteps steps={steps} isLegacy={isLegacy} isFirst={isFirst} />
            <Notes>{chain.notes}</Notes>
          </Apart>
        }
        scripts={
          <MessageToSend
            of="chain"
            people={heldSteps(match)}
            need={need}
            script={script}
            {...(!isLegacy && { chain: match })}
            isOwnNeed={isOwnNeed}
            sharesAnswer={isFirst}
          />
        }
      />
    </article>
  );
}

function OpenSeats({ roles }: { readonly roles: readonly string[] }) {
  if (roles.length === 0) return null;
  return (
    <div role="alert" className="mb-6 rounded-xl bg-seat-wash px-4 py-3">
      <h3 className="font-serif text-lg text-seat">{answerTexts.openSeats}</h3>
      <p className="font-medium">{roles.join(', ')}</p>
      <p>{answerTexts.completeChain}</p>
    </div>
  );
}

function Notes({ children }: { readonly children: ReactNode }) {
  return <p className="mt-5 text-quiet empty:hidden">{children}</p>;
}
