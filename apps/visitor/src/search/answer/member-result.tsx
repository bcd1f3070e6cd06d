/** Members who match, best first, and the script that introduces them (M10–M12). */
import type { MemberOutcome } from 'engine';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import { PathStep } from 'ui/path.tsx';
import * as answerTexts from '../../texts/answer.ts';
import type { Search } from '../navigation/search.ts';
import { AnswerHeading, Need, quiet } from './answer-heading.tsx';
import { LateSending } from './late-sending.tsx';
import { MemberCard } from './member-card.tsx';
import { OtherTrades } from './other-trades.tsx';
import { PeopleAndScripts } from './people-and-scripts.tsx';
import { useLateParts } from './use-late-parts.ts';

interface Props {
  readonly outcome: MemberOutcome;
  readonly search: Search;
}

export function MemberResult({ outcome, search }: Props) {
  const parts = useLateParts();
  const { homeSeat } = outcome;
  const people = outcome.matches.map(({ member }) => ({ member, role: member.profession_role }));
  return (
    <>
      <AnswerHeading>
        {answerTexts.whoToCall(<Need marks={outcome.marks}>{outcome.need}</Need>, quiet)}
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
                    {index === 0 && (
                      <OtherTrades alternatives={outcome.alternatives} isAnswered search={search} />
                    )}
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
          <LateSending
            of="member"
            people={people}
            need={outcome.quotedNeed}
            script={outcome.script}
            lead={search.lead}
            onLead={search.setLead}
          />
        }
      />
    </>
  );
}
