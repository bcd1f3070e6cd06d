/** Says that the seat is open, and why (O1, O2). The ways to help load once this is rendered. */

import type { OpenSeat, OpenSeatOutcome } from 'engine';
import type { ReactNode } from 'react';
import { Apart, ErrorBoundary } from 'ui/error-boundary.tsx';
import { PathStep } from 'ui/path.tsx';
import { useSearch } from '../../page/search-context.tsx';
import * as answerTexts from '../../texts/answer.ts';
import { OtherTrades } from './did-you-mean.tsx';
import { MessageDisclosure } from './message-to-send.tsx';
import { AnswerHeading, Need } from './need.tsx';
import { PeopleAndScripts } from './people-and-scripts.tsx';
import { usePartsOnDemand } from './use-parts-on-demand.ts';

interface Props {
  readonly outcome: OpenSeatOutcome;
  readonly seat: OpenSeat;
}

export function OpenSeatResult({ outcome, seat }: Props) {
  const { run } = useSearch();
  const parts = usePartsOnDemand();
  const loaded = typeof parts === 'object' ? parts : null;
  const { need, marks, alternatives, partners } = outcome;
  return (
    <>
      <AnswerHeading>{answerTexts.noMatch(<Need marks={marks}>{need}</Need>)}</AnswerHeading>
      <p className="mt-2 max-w-3xl text-quiet">{answerTexts.noRoleYet}</p>
      <PeopleAndScripts
        people={
          <Apart>
            <ol>
              <PathStep mark="open-seat">
                <article className="[overflow-wrap:anywhere]">
                  <Apart>
                    <Seat seat={seat}>
                      <ErrorBoundary>
                        <OtherTrades alternatives={alternatives} isAnswered />
                      </ErrorBoundary>
                    </Seat>
                    {loaded && <loaded.WaysToHelp seat={seat} partners={partners} />}
                  </Apart>
                </article>
                <ErrorBoundary>
                  {loaded && <loaded.TellChapter key={run} outcome={outcome} />}
                </ErrorBoundary>
              </PathStep>
            </ol>
            {loaded && <loaded.SeatHelpers need={need} seat={seat} />}
          </Apart>
        }
        scripts={
          <MessageDisclosure isLoaded={loaded !== null}>
            <div className="pb-5 [overflow-wrap:anywhere]">
              {loaded ? (
                <loaded.Invitation text={seat.invitation} />
              ) : (
                // About the height of the buttons below it.
                <p className="pb-64">{seat.invitation}</p>
              )}
            </div>
          </MessageDisclosure>
        }
      />
    </>
  );
}

interface SeatProps {
  readonly seat: OpenSeat;
  /** What stands below the reason. */
  readonly children: ReactNode;
}

function Seat({ seat, children }: SeatProps) {
  return (
    <>
      <p data-keep-clear="" className="text-sm font-semibold tracking-wide text-seat">
        {answerTexts.opportunity}
      </p>
      <h3 data-keep-clear="" className="font-serif text-3xl leading-tight">
        {seat.profession}
      </h3>
      <p className="mt-0.5 text-lg">{seat.sphere}</p>
      <p data-keep-clear="" className="mt-3 line-clamp-4">
        {seat.reason}
      </p>
      {children}
      <p data-keep-clear="" className="mt-3 max-w-prose">
        {seat.explanation}
      </p>
    </>
  );
}
