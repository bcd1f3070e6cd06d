/** Helps to fill an open seat: the seat, the chains that wait for it, who may know someone, and an invitation (O). */
import { Globe, UserPlus } from 'lucide-react';
import { sequenceOf } from '../../../../domain/role-sequence.ts';
import type { OpenSeatOutcome, WaitingChain } from '../../../../routing/answers/outcome.ts';
import { buttonClass } from '../../../components/button.ts';
import { PathStep } from '../../../components/path.tsx';
import { showToast } from '../../../lib/toasts.ts';
import * as lateAnswerTexts from '../../../texts/late-answer.ts';
import { TellChapter } from '../demand/tell-chapter.tsx';
import type { Search } from '../navigation/search.ts';
import { SearchLink } from '../navigation/search-link.tsx';
import { Invitation } from '../sending/invitation.tsx';
import { SeatHelpers } from '../sending/seat-helpers.tsx';
import { PeopleAndScripts, SCRIPTS } from './people-and-scripts.tsx';

export interface Props {
  readonly outcome: OpenSeatOutcome;
  readonly search: Search;
}

export function OpenSeatHelp({ outcome, search }: Props) {
  const { need, seat } = outcome;
  return (
    <PeopleAndScripts
      people={
        <>
          <ol>
            <PathStep mark="open-seat">
              <Opportunity seat={seat} search={search} />
              <TellChapter key={search.run} outcome={outcome} />
            </PathStep>
          </ol>
          <SeatHelpers need={need} seat={seat} />
        </>
      }
      scripts={<Invitation text={seat.invitation} />}
    />
  );
}

interface OpportunityProps {
  readonly seat: OpenSeatOutcome['seat'];
  readonly search: Search;
}

function Opportunity({ seat, search }: OpportunityProps) {
  return (
    <article className="[overflow-wrap:anywhere]">
      <p className="text-sm font-semibold tracking-wide text-seat">{lateAnswerTexts.opportunity}</p>
      <h3 className="font-serif text-3xl leading-tight">{seat.profession ?? seat.sphere}</h3>
      {seat.profession && <p className="mt-0.5 text-lg">{seat.sphere}</p>}
      {seat.reason && <p className="mt-3 line-clamp-4">{seat.reason}</p>}
      <p className="mt-3 max-w-prose">{seat.explanation}</p>
      {seat.waitingChains.length > 0 && (
        <WaitingChains chains={seat.waitingChains} search={search} />
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        <button type="button" onClick={invite} className={buttonClass('seat')}>
          <UserPlus className="size-4 shrink-0" aria-hidden="true" />
          {lateAnswerTexts.invite}
        </button>
        <button type="button" onClick={askRegion} className={buttonClass('plain')}>
          <Globe className="size-4 shrink-0" aria-hidden="true" />
          {lateAnswerTexts.partners}
        </button>
      </div>
    </article>
  );
}

interface WaitingChainsProps {
  readonly chains: readonly WaitingChain[];
  readonly search: Search;
}

/** Each chain with an open step for this seat, as a link that shows it (L1). */
function WaitingChains({ chains, search }: WaitingChainsProps) {
  return (
    <div className="mt-4">
      <p>{lateAnswerTexts.chainsWaiting(chains.length)}</p>
      <ul>
        {chains.map(({ id, scenario, roles }) => (
          <li key={id} className="not-first:mt-3">
            <SearchLink to={{ ...search.address, chainId: id }} search={search}>
              {scenario}
            </SearchLink>
            <p className="mt-1 text-quiet">{sequenceOf(roles)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function invite() {
  document.getElementById(SCRIPTS)?.scrollIntoView({ block: 'nearest' });
  showToast({ kind: 'info', ...lateAnswerTexts.invited });
}

function askRegion() {
  showToast({ kind: 'info', title: lateAnswerTexts.askForPartners });
}
