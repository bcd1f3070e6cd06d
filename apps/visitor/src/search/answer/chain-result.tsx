/** One chain, found by its wording or chosen from an open seat, with its script (L2, L3). */
import { contactOf } from 'domain/contact.ts';
import type { ChainOutcome, ChainStep } from 'engine';
import { TEXT_LINK } from 'ui/button.tsx';
import { PathStep } from 'ui/path.tsx';
import { useChapter } from '../../directory/chapter.ts';
import { ContactLines, MemberLink } from '../../page/answer-links.tsx';
import * as answerTexts from '../../texts/answer.ts';
import { heldSteps } from './chain-steps.tsx';
import { AnswerHeading } from './need.tsx';
import { BackButton, PeopleAndScripts, SCRIPTS } from './people-and-scripts.tsx';
import { SendingOnDemand } from './use-parts-on-demand.tsx';

interface Props {
  readonly outcome: ChainOutcome;
}

export function ChainResult({ outcome }: Props) {
  const { need, chain, openSeat } = outcome;
  const openRoles = chain.steps.filter(({ member }) => member === null).map(({ role }) => role);
  return (
    <>
      {openSeat !== null && <BackButton>{answerTexts.backToOpenSeat(openSeat)}</BackButton>}
      <AnswerHeading>{answerTexts.chainFor(chain.chain.scenario)}</AnswerHeading>
      <p className="mt-2 line-clamp-3 max-w-3xl text-quiet [overflow-wrap:anywhere]">
        {chain.reason}
      </p>
      <a href={`#${SCRIPTS}`} className={`${TEXT_LINK} lg:hidden print:hidden`}>
        {answerTexts.whatToSend}
      </a>
      <PeopleAndScripts
        people={
          <>
            {openRoles.length > 0 && <OpenSeats roles={openRoles} />}
            <ol className="[overflow-wrap:anywhere]">
              {chain.steps.map((step) => (
                <PathStep key={step.step} mark={step.member ? step.step : 'open-seat'}>
                  <Step step={step} />
                </PathStep>
              ))}
            </ol>
          </>
        }
        scripts={
          <SendingOnDemand of="chain" people={heldSteps(chain)} need={need} script={chain.script} />
        }
      />
    </>
  );
}

function OpenSeats({ roles }: { readonly roles: readonly string[] }) {
  return (
    <div role="alert" className="mb-7 rounded-xl bg-seat-wash px-5 py-4 [overflow-wrap:anywhere]">
      <h3 className="font-serif text-xl text-seat">{answerTexts.openSeats}</h3>
      <p className="mt-1 font-medium">{roles.join(', ')}</p>
      <p>{answerTexts.completeChain}</p>
    </div>
  );
}

function Step({ step: { role, member, isAtHome } }: { readonly step: ChainStep }) {
  const chapter = useChapter();
  if (member === null) {
    return (
      <h3 className="font-serif text-2xl leading-tight text-seat">{answerTexts.openStep(role)}</h3>
    );
  }
  const { phone, email } = contactOf(member);
  return (
    <article>
      <h3 className="font-serif text-2xl leading-tight">
        <MemberLink member={member} />
        {isAtHome && chapter?.home && (
          <span className="ml-2 font-sans text-base text-quiet">({chapter.home})</span>
        )}
      </h3>
      <p className="mt-0.5 text-lg">{role}</p>
      {member.company && <p className="text-quiet">{member.company}</p>}
      <ContactLines name={member.member_name} phone={phone} email={email} />
    </article>
  );
}
