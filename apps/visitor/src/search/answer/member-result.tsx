/** Members who match, best first, and the script that introduces them (M10–M12). */
import type { MemberOutcome } from 'engine';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import { PathStep } from 'ui/path.tsx';
import * as answerTexts from '../../texts/answer.ts';
import { OtherTrades } from './did-you-mean.tsx';
import { MemberCard } from './member-card.tsx';
import { MessageToSend } from './message-to-send.tsx';
import { AnswerHeading } from './need.tsx';
import { NeedHeading } from './need-heading.tsx';
import { PeopleAndScripts } from './people-and-scripts.tsx';
import { usePartsOnDemand } from './use-parts-on-demand.ts';

export function MemberResult({ outcome }: { readonly outcome: MemberOutcome }) {
  const parts = usePartsOnDemand();
  const { homeSeat } = outcome;
  const people = outcome.matches.map(({ member }) => ({ member, role: member.profession_role }));
  return (
    <>
      <AnswerHeading>
        <NeedHeading
          answered={outcome}
          phrase={answerTexts.whoToCall}
          sentence={answerTexts.whoToCallQuoted}
        />
      </AnswerHeading>
      {homeSeat && (
        <p className="mt-2 max-w-3xl text-quiet [overflow-wrap:anywhere]">{homeSeat.note}</p>
      )}
      <PeopleAndScripts
        people={
          <>
            <ol>
              {outcome.matches.map((match, index) => (
                <PathStep key={match.member.id} mark={index + 1}>
                  <MemberCard match={match} best={index === 0}>
                    {index === 0 && <OtherTrades alternatives={outcome.alternatives} isAnswered />}
                  </MemberCard>
                </PathStep>
              ))}
            </ol>
            <ErrorBoundary>
              {homeSeat && typeof parts === 'object' && <parts.HomeSeat seat={homeSeat} />}
            </ErrorBoundary>
          </>
        }
        scripts={
          <MessageToSend
            of="member"
            people={people}
            need={outcome.quotedNeed}
            script={outcome.script}
            isOwnNeed={outcome.isOwnNeed}
            sharesAnswer
          />
        }
      />
    </>
  );
}
