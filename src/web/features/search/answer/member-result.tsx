/** Members who match, best first, and the script that introduces them (M10–M12). */
import type { ReactNode } from 'react';
import type { MemberOutcome } from '../../../../routing/answers/outcome.ts';
import { PathStep } from '../../../components/path.tsx';
import { AnswerHeading, Need } from './answer-heading.tsx';
import { MemberCard } from './member-card.tsx';
import { PeopleAndScripts } from './people-and-scripts.tsx';
import { ScriptBox } from './script-box.tsx';

interface Props {
  readonly outcome: MemberOutcome;
  readonly leadField: ReactNode;
}

export function MemberResult({ outcome, leadField }: Props) {
  return (
    <>
      <AnswerHeading>
        <span className="text-quiet">Who to call for </span>
        <Need marks={outcome.marks}>{outcome.need}</Need>
      </AnswerHeading>
      <PeopleAndScripts
        people={
          <ol>
            {outcome.matches.map((match, index) => (
              <PathStep key={match.member.id} mark={index + 1}>
                <MemberCard match={match} best={index === 0} />
              </PathStep>
            ))}
          </ol>
        }
        scripts={<ScriptBox script={outcome.script} leadField={leadField} />}
      />
    </>
  );
}
