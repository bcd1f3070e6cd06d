/** Says that the seat is open (O1). The ways to help load once that is drawn. */

import * as answerTexts from '../../../texts/answer.ts';
import { AnswerHeading, Need } from './answer-heading.tsx';
import type { Props } from './open-seat-help.tsx';
import { useLateParts } from './use-late-parts.ts';

export function OpenSeatResult({ outcome, search }: Props) {
  const parts = useLateParts();
  return (
    <>
      <AnswerHeading>
        {answerTexts.noMatch(<Need marks={outcome.marks}>{outcome.need}</Need>)}
      </AnswerHeading>
      <p className="mt-2 max-w-3xl text-quiet">{answerTexts.noRoleYet}</p>
      {typeof parts === 'object' ? (
        <parts.OpenSeatHelp outcome={outcome} search={search} />
      ) : (
        // About as high as the help will be.
        <p className="mt-6 min-h-200">{parts === 'failed' && outcome.seat.explanation}</p>
      )}
    </>
  );
}
