/** Says that the seat is open, and helps to fill it (O). */
import { Map as MapIcon, UserPlus } from 'lucide-react';
import { sequenceOf } from '../../../../domain/role-sequence.ts';
import type { OpenSeatOutcome, WaitingChain } from '../../../../routing/answers/outcome.ts';
import { buttonClass } from '../../../components/button.ts';
import { CopyButton } from '../../../components/copy-button.tsx';
import { MessageText } from '../../../components/message-text.tsx';
import { PathStep } from '../../../components/path.tsx';
import { Sheet, SheetPart } from '../../../components/sheet.tsx';
import { counted } from '../../../lib/counted.ts';
import { showToast } from '../../../lib/toasts.ts';
import type { Search } from '../navigation/search.ts';
import { SearchLink } from '../navigation/search-link.tsx';
import { AnswerHeading, Need } from './answer-heading.tsx';
import { PeopleAndScripts } from './people-and-scripts.tsx';

interface Props {
  readonly outcome: OpenSeatOutcome;
  readonly search: Search;
}

export function OpenSeatResult({ outcome: { need, marks, seat }, search }: Props) {
  return (
    <>
      <AnswerHeading>
        No exact match for <Need marks={marks}>{need}</Need>
      </AnswerHeading>
      <p className="mt-2 max-w-3xl text-quiet">
        We don't have this role in our chapter yet — but here's how you can help
      </p>
      <PeopleAndScripts
        people={
          <ol>
            <PathStep mark="open-seat">
              <Opportunity seat={seat} search={search} />
            </PathStep>
          </ol>
        }
        scripts={<Invitation text={seat.invitation} />}
      />
    </>
  );
}

interface OpportunityProps {
  readonly seat: OpenSeatOutcome['seat'];
  readonly search: Search;
}

function Opportunity({ seat, search }: OpportunityProps) {
  return (
    <article className="[overflow-wrap:anywhere]">
      <p className="text-sm font-semibold tracking-wide text-seat">Open Seat Opportunity</p>
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
          Invite Someone to Fill This Seat
        </button>
        <button type="button" onClick={askRegion} className={buttonClass('plain')}>
          <MapIcon className="size-4 shrink-0" aria-hidden="true" />
          Regional Partner Network
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
      <p>
        {counted(chains.length, 'referral chain')} {chains.length === 1 ? 'waits' : 'wait'} for this
        seat:
      </p>
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

function Invitation({ text }: { readonly text: string }) {
  return (
    <Sheet>
      <SheetPart>
        <h3 className="mb-3 font-serif text-xl">An invitation you can send</h3>
        <MessageText>{text}</MessageText>
        <div className="mt-4 grid">
          <CopyButton
            text={text}
            label="Copy Invitation"
            toast="Invitation copied!"
            look="primary"
          />
        </div>
      </SheetPart>
    </Sheet>
  );
}

function invite() {
  showToast({
    kind: 'info',
    title: 'Great idea! Share this opportunity with potential members.',
    description: 'Contact your chapter leadership to discuss filling this seat.',
  });
}

function askRegion() {
  showToast({ kind: 'info', title: 'Contact your regional coordinator for partner referrals' });
}
