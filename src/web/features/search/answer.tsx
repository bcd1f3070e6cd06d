/**
 * One answer in exactly one of five modes (S4), under what was corrected in the need, and followed by the other
 * needs that were typed along with it. In danger, only the danger screen is shown (S12).
 */
import type { Outcome } from '../../../routing/answers/outcome.ts';
import { ALSO, AlsoAsked, AlsoBelow, AlsoMore } from './also-asked.tsx';
import { DangerScreen } from './danger-screen.tsx';
import { DidYouMean } from './did-you-mean.tsx';
import { LeadField } from './lead-field.tsx';
import { ChainResult } from './modes/chain-result.tsx';
import { ContextualResult } from './modes/contextual-result.tsx';
import { MemberResult } from './modes/member-result.tsx';
import { OpenSeatResult } from './modes/open-seat-result.tsx';
import { SuggestionsResult } from './modes/suggestions-result.tsx';
import { chosenAmong } from './outcome-words.ts';
import type { Search } from './search.ts';
import { UrgentHint } from './urgent-hint.tsx';

interface Props {
  readonly outcome: Outcome;
  readonly search: Search;
}

export function Answer({ outcome, search }: Props) {
  if (outcome.danger) return <DangerScreen danger={outcome.danger} search={search} />;
  return (
    <>
      {outcome.hint && <UrgentHint hint={outcome.hint} outcome={outcome} />}
      {outcome.correction && (
        <DidYouMean correction={outcome.correction} onSearch={search.searchFor} />
      )}
      {outcome.also.length > 0 && <AlsoBelow also={outcome.also} more={outcome.more} />}
      <Mode outcome={outcome} search={search} />
      {outcome.also.map((other, position) => (
        <AlsoAsked key={other.need} id={ALSO + position} outcome={other} search={search} />
      ))}
      {outcome.more.length > 0 && <AlsoMore more={outcome.more} search={search} />}
    </>
  );
}

function Mode({ outcome, search }: Props) {
  const leadField = <LeadField lead={search.lead} onChange={search.setLead} />;
  switch (outcome.mode) {
    case 'member':
      return <MemberResult outcome={outcome} leadField={leadField} />;
    case 'contextual':
      return <ContextualResult asked={outcome} chains={outcome.chains} leadField={leadField} />;
    case 'suggestions': {
      const chosen = chosenAmong(outcome, search.address.chainId);
      return chosen ? (
        <ContextualResult
          asked={outcome}
          chains={[chosen]}
          leadField={leadField}
          onBack={search.leaveChain}
        />
      ) : (
        <SuggestionsResult outcome={outcome} onChoose={search.chooseChain} />
      );
    }
    case 'chain':
      return <ChainResult outcome={outcome} leadField={leadField} onBack={search.leaveChain} />;
    case 'open-seat':
      return <OpenSeatResult outcome={outcome} search={search} />;
  }
}
