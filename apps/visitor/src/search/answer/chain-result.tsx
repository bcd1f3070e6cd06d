/** One chain, found by its wording or chosen from an open seat (L2, L3). */
import type { ChainOutcome } from 'engine';
import * as answerTexts from '../../texts/answer.ts';
import { ChainAnswer } from './chain-answer.tsx';
import { AnswerHeading } from './need.tsx';
import { BackButton } from './people-and-scripts.tsx';

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
