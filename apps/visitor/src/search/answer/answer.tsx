/**
 * One answer in exactly one of five modes (S4), below any correction of the need and above the other needs
 * typed with it. In danger, only the danger screen is shown (S12).
 */
import type { Outcome } from 'engine';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import type { Search } from '../navigation/search.ts';
import { ALSO, AlsoBelow } from './also-below.tsx';
import { ChainResult } from './chain-result.tsx';
import { ContextualResult } from './contextual-result.tsx';
import { DangerScreen } from './danger-screen.tsx';
import { DidYouMean } from './did-you-mean.tsx';
import { MemberResult } from './member-result.tsx';
import { OpenSeatResult } from './open-seat-result.tsx';
import { chosenAmong } from './outcome-words.ts';
import { SuggestionsResult } from './suggestions-result.tsx';
import { UrgentHint } from './urgent-hint.tsx';
import { useLateParts } from './use-late-parts.ts';

interface Props {
  readonly outcome: Outcome;
  readonly search: Search;
}

export function Answer({ outcome, search }: Props) {
  if (outcome.danger) return <DangerScreen danger={outcome.danger} search={search} />;
  return (
    <>
      <ErrorBoundary>
        {outcome.hint && <UrgentHint hint={outcome.hint} outcome={outcome} />}
        {outcome.correction && (
          <DidYouMean correction={outcome.correction} onSearch={search.searchFor} />
        )}
        {outcome.also.length > 0 && <AlsoBelow also={outcome.also} more={outcome.more} />}
      </ErrorBoundary>
      <ErrorBoundary>
        <Mode outcome={outcome} search={search} />
      </ErrorBoundary>
      <ErrorBoundary>
        <Below outcome={outcome} search={search} />
      </ErrorBoundary>
    </>
  );
}

/** What comes below the first answer, and so is loaded after it. */
function Below({ outcome, search }: Props) {
  const parts = useLateParts();
  // About the height of the buttons that share the answer.
  if (typeof parts !== 'object') return <div className="h-29 sm:h-17" />;
  const { also, more } = outcome;
  return (
    <>
      <parts.CountAsked outcome={outcome} search={search} />
      {outcome.mode !== 'open-seat' && <parts.TellChapter key={search.run} outcome={outcome} />}
      <parts.ShareAnswer address={search.address} />
      {also.map((other, position) => (
        <parts.AlsoAsked key={other.need} id={ALSO + position} outcome={other} search={search} />
      ))}
      {more.length > 0 && <parts.AlsoMore more={more} search={search} />}
    </>
  );
}

function Mode({ outcome, search }: Props) {
  const { lead, setLead: onLead } = search;
  switch (outcome.mode) {
    case 'member':
      return <MemberResult outcome={outcome} search={search} />;
    case 'contextual':
      return (
        <ContextualResult asked={outcome} chains={outcome.chains} lead={lead} onLead={onLead} />
      );
    case 'suggestions': {
      const chosen = chosenAmong(outcome, search.address.chainId);
      return chosen ? (
        <ContextualResult
          asked={outcome}
          chains={[chosen]}
          lead={lead}
          onLead={onLead}
          onBack={search.leaveChain}
        />
      ) : (
        <SuggestionsResult outcome={outcome} onChoose={search.chooseChain} />
      );
    }
    case 'chain':
      return (
        <ChainResult outcome={outcome} lead={lead} onLead={onLead} onBack={search.leaveChain} />
      );
    case 'open-seat':
      return <OpenSeatResult outcome={outcome} search={search} />;
  }
}
