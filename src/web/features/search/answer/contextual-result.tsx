/** The referral chains that fit the need: who takes part, in which order, and what to send (C7). */
import type { ReactNode } from 'react';
import type { Answered, ChainMatch } from '../../../../routing/answers/outcome.ts';
import { CopyButton } from '../../../components/copy-button.tsx';
import { counted } from '../../../lib/counted.ts';
import { AnswerHeading, Need } from './answer-heading.tsx';
import { BackButton } from './back-button.tsx';
import { ChainScripts } from './chain-scripts.tsx';
import { ChainSteps } from './chain-steps.tsx';
import { PeopleAndScripts } from './people-and-scripts.tsx';
import { ReferralFlow } from './referral-flow.tsx';

interface Props {
  /** The need and its marked words. */
  readonly asked: Pick<Answered, 'need' | 'marks'>;
  readonly chains: readonly ChainMatch[];
  readonly leadField: ReactNode;
  /** Set when this chain was chosen among several: returns to them (C8). */
  readonly onBack?: () => void;
}

export function ContextualResult({ asked, chains, leadField, onBack }: Props) {
  return (
    <>
      {onBack && <BackButton onBack={onBack}>All chains found</BackButton>}
      <AnswerHeading>
        <span className="text-quiet">
          {chains.length > 1 ? 'Referral chains' : 'Referral chain'} for{' '}
        </span>
        <Need marks={asked.marks}>{asked.need}</Need>
      </AnswerHeading>
      <div>
        {chains.map((match, index) => (
          <ChainSection
            key={match.chain.id}
            match={match}
            // One field serves every script of the answer; it is shown with the first.
            leadField={index === 0 ? leadField : null}
          />
        ))}
      </div>
    </>
  );
}

function ChainSection({
  match,
  leadField,
}: {
  readonly match: ChainMatch;
  readonly leadField: ReactNode;
}) {
  const { chain, reason, steps, flow, script } = match;
  return (
    <article className="not-first:mt-12 not-first:border-t not-first:border-line not-first:pt-6 [overflow-wrap:anywhere]">
      <PeopleAndScripts
        people={
          <>
            <h3 className="font-serif text-3xl leading-tight">{chain.scenario}</h3>
            {chain.notes && <p className="mt-1.5">{chain.notes}</p>}
            <p className="mt-1.5 line-clamp-3 text-quiet">{reason}</p>
            <p className="text-quiet">{counted(steps.length, 'step')}</p>
            <div className="mt-3">
              <CopyButton
                text={script}
                label="Copy Full Script"
                toast="Full referral script copied to clipboard!"
                look="primary"
              />
            </div>
            <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
              <ReferralFlow steps={steps} />
              <CopyButton text={flow} label="Copy Chain Intro" toast="Referral chain copied!" />
            </div>
            <div className="mt-8">
              <ChainSteps steps={steps} />
            </div>
          </>
        }
        scripts={<ChainScripts match={match} leadField={leadField} />}
      />
    </article>
  );
}
