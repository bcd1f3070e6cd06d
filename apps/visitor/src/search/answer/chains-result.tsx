/** The referral chains that fit the need: several to pick one from (C8), or each with its people and texts (C7). */
import type { Answered, ChainMatch, ChainOutcome, SuggestionsOutcome } from 'engine';
import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import { useSearch } from '../../page/search-context.tsx';
import * as answerTexts from '../../texts/answer.ts';
import { ChainAnswer } from './chain-answer.tsx';
import { StepRole } from './chain-steps.tsx';
import { AnswerHeading, Need } from './need.tsx';
import { NeedHeading } from './need-heading.tsx';
import { BackButton } from './people-and-scripts.tsx';

interface Props {
  /** The need and its marked words. */
  readonly answered: Pick<Answered, 'need' | 'marks' | 'isOwnNeed'>;
  readonly chains: readonly ChainMatch[];
  /** Whether this chain was chosen among several (C8). */
  readonly isChosen?: boolean;
}

export function ContextualResult({ answered, chains, isChosen = false }: Props) {
  return (
    <>
      {isChosen && <BackButton>{answerTexts.allChains}</BackButton>}
      <AnswerHeading>
        <NeedHeading
          answered={answered}
          phrase={answerTexts.chainsFor(chains.length)}
          sentence={answerTexts.chainsQuoted(chains.length)}
        />
      </AnswerHeading>
      <div>
        {chains.map((match, index) => (
          <ChainAnswer
            key={match.chain.id}
            match={match}
            need={answered.need}
            isOwnNeed={answered.isOwnNeed}
            isFirst={index === 0}
          />
        ))}
      </div>
    </>
  );
}

/** One chain, found by its wording or chosen from an open seat (L2, L3). */
export function ChainResult({ outcome }: { readonly outcome: ChainOutcome }) {
  const { need, chain, openSeat } = outcome;
  return (
    <>
      {openSeat !== null && <BackButton>{answerTexts.backToOpenSeat(openSeat)}</BackButton>}
      <AnswerHeading>{answerTexts.chainFor(chain.chain.scenario)}</AnswerHeading>
      <div>
        <ChainAnswer match={chain} need={need} isOwnNeed={outcome.isOwnNeed} isLegacy />
      </div>
    </>
  );
}

/** Several chains fit: the visitor picks one (C8). */
export function SuggestionsResult({ outcome }: { readonly outcome: SuggestionsOutcome }) {
  const { chooseChain } = useSearch();
  return (
    <>
      <AnswerHeading>{answerTexts.multipleChains}</AnswerHeading>
      <ErrorBoundary>
        <HowToPick {...outcome} />
      </ErrorBoundary>
      <ul className="mt-6 grid max-w-3xl gap-3">
        {outcome.chains.map((match) => (
          <li key={match.chain.id} className="grid">
            <ErrorBoundary>
              <ChainChoice match={match} onChoose={() => chooseChain(match.chain.id)} />
            </ErrorBoundary>
          </li>
        ))}
      </ul>
    </>
  );
}

function HowToPick({ need, marks, chains }: SuggestionsOutcome) {
  return (
    <p className="mt-2 max-w-3xl text-quiet [overflow-wrap:anywhere]">
      {answerTexts.pickChain(chains.length, <Need marks={marks}>{need}</Need>)}
    </p>
  );
}

function ChainChoice({
  match,
  onChoose,
}: {
  readonly match: ChainMatch;
  readonly onChoose: () => void;
}) {
  return (
    <button
      type="button"
      onClick={onChoose}
      // Printed, unlike other buttons: these are the chains to choose from.
      className="group flex cursor-pointer items-center gap-[min(1rem,4vw)] rounded-xl border border-line bg-sheet p-[min(1rem,4vw)] text-left transition-colors hover:border-accent hover:bg-accent-wash sm:p-5 print:flex!"
    >
      <PathIcon match={match} />
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <span className="block font-serif text-2xl leading-tight">{match.chain.scenario}</span>
        <span className="mt-1.5 block text-quiet">
          {match.steps.map((step) => (
            <Fragment key={step.step}>
              {step.step > 1 && ' → '}
              <StepRole step={step} />
            </Fragment>
          ))}
        </span>
        <span className="mt-1.5 line-clamp-3">{match.reason}</span>
      </span>
      <ChevronRight className="size-5 shrink-0 text-quiet" aria-hidden="true" />
    </button>
  );
}

/** A small picture of the chain: a dot for each step, dotted if its seat is open. */
function PathIcon({ match: { steps } }: { readonly match: ChainMatch }) {
  return (
    <span aria-hidden="true" className="flex flex-col items-center self-stretch py-1.5">
      {steps.map(({ step, member }) => (
        <span key={step} className="flex flex-col items-center not-first:flex-1">
          {step > 1 && <span className="min-h-2 w-px flex-1 bg-edge" />}
          <span
            className={`size-2.5 rounded-full ${member ? 'bg-accent' : 'border-2 border-dotted border-seat-line'}`}
          />
        </span>
      ))}
    </span>
  );
}
