/**
 * One answer in exactly one of five modes (S4), below any correction of the need and above the other needs
 * typed with it. In danger, only the danger screen is shown (S12).
 */
import { useId } from 'react';
import type { Outcome } from '../../../../routing/answers/outcome.ts';
import type { Search } from '../navigation/search.ts';
import { ALSO, AlsoAsked, AlsoBelow, AlsoMore } from './also-asked.tsx';
import { ChainResult } from './chain-result.tsx';
import { ContextualResult } from './contextual-result.tsx';
import { DangerScreen } from './danger-screen.tsx';
import { DidYouMean } from './did-you-mean.tsx';
import { LateShare } from './late-share.tsx';
import { MemberResult } from './member-result.tsx';
import { OpenSeatResult } from './open-seat-result.tsx';
import { chosenAmong } from './outcome-words.ts';
import { SuggestionsResult } from './suggestions-result.tsx';
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
      <LateShare address={search.address} />
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

interface LeadFieldProps {
  readonly lead: string;
  readonly onChange: (lead: string) => void;
}

/** Who is being introduced: optional, and written into every script as it is typed (C5). */
function LeadField({ lead, onChange }: LeadFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-sm font-medium">
        Who are you introducing? <span className="font-normal text-quiet">(optional)</span>
      </label>
      <input
        id={id}
        value={lead}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        dir="auto"
        placeholder="Their name"
        className="mt-1 min-h-11 w-full rounded-lg border border-edge bg-paper px-3 placeholder:text-quiet"
      />
    </div>
  );
}
