/** The referral chains that fit the need: who takes part, in which order, and what to send (C7). */
import type { Answered, ChainMatch } from 'engine';
import { CopyButton } from 'ui/copy-button.tsx';
import * as answerTexts from '../../texts/answer.ts';
import { AnswerHeading, Need, quiet } from './answer-heading.tsx';
import { BackButton } from './back-button.tsx';
import { ChainSteps } from './chain-steps.tsx';
import { heldSteps } from './held-steps.ts';
import { LateSending } from './late-sending.tsx';
import { PeopleAndScripts } from './people-and-scripts.tsx';
import { ReferralFlow } from './referral-flow.tsx';

interface Props {
  /** The need and its marked words. */
  readonly asked: Pick<Answered, 'need' | 'marks'>;
  readonly chains: readonly ChainMatch[];
  /** The person being introduced (C5). */
  readonly lead: string;
  readonly onLead: (lead: string) => void;
  /** Set when this chain was chosen among several: returns to them (C8). */
  readonly onBack?: () => void;
}

export function ContextualResult({ asked, chains, lead, onLead, onBack }: Props) {
  return (
    <>
      {onBack && <BackButton onBack={onBack}>{answerTexts.allChains}</BackButton>}
      <AnswerHeading>
        {answerTexts.chainsFor(chains.length, <Need marks={asked.marks}>{asked.need}</Need>, quiet)}
      </AnswerHeading>
      <div>
        {chains.map((match, index) => (
          <ChainSection
            key={match.chain.id}
            match={match}
            need={asked.need}
            lead={lead}
            onLead={onLead}
            hasFields={index === 0}
          />
        ))}
      </div>
    </>
  );
}

interface SectionProps extends Pick<Props, 'lead' | 'onLead'> {
  readonly match: ChainMatch;
  readonly need: string;
  readonly hasFields: boolean;
}

function ChainSection({ match, need, lead, onLead, hasFields }: SectionProps) {
  const { chain, reason, steps, flow, script, preview } = match;
  return (
    <article className="not-first:mt-12 not-first:border-t not-first:border-line not-first:pt-6 [overflow-wrap:anywhere]">
      <PeopleAndScripts
        head={
          <>
            <h3 className="font-serif text-3xl leading-tight">{chain.scenario}</h3>
            {chain.notes && <p className="mt-1.5">{chain.notes}</p>}
            <p className="mt-1.5 line-clamp-3 text-quiet">{reason}</p>
            <p className="text-quiet">{answerTexts.steps(steps.length)}</p>
            <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
              <ReferralFlow steps={steps} />
              <CopyButton
                text={flow}
                label={answerTexts.copyChainIntro}
                toast={answerTexts.chainCopied}
              />
            </div>
          </>
        }
        scripts={
          <LateSending
            of="chain"
            people={heldSteps(match)}
            need={need}
            script={script}
            preview={preview}
            lead={lead}
            onLead={onLead}
            hasFields={hasFields}
          />
        }
        people={<ChainSteps steps={steps} />}
      />
    </article>
  );
}
