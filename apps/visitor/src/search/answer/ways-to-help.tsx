/** How to help fill an open seat: the chains that wait for it, and two buttons (O3). */

import { sequenceOf } from 'domain/role-sequence.ts';
import type { OpenSeatOutcome, WaitingChain } from 'engine';
import { Globe, UserPlus } from 'lucide-react';
import { buttonClass } from 'ui/button.ts';
import { showToast } from 'ui/toasts.ts';
import * as lateAnswerTexts from '../../texts/late-answer.ts';
import type { Search } from '../navigation/search.ts';
import { SearchLink } from '../navigation/search-link.tsx';
import { SCRIPTS } from './people-and-scripts.tsx';

interface Props {
  readonly seat: OpenSeatOutcome['seat'];
  readonly search: Search;
}

export function WaysToHelp({ seat, search }: Props) {
  return (
    <>
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
    </>
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
