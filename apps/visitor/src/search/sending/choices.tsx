/** What the visitor chooses for the texts: whom they are for, who is introduced, and when to be reached. */
import { useId, useSyncExternalStore } from 'react';
import { createStore } from 'ui/store.ts';
import { useSearch } from '../../page/search-context.tsx';
import * as sendingTexts from '../../texts/sending.ts';

/**
 * friend: an introduction. ask: whether a friend agrees before a number is passed on. me: a request to the member, in
 * the first person.
 */
type Purpose = 'friend' | 'ask' | 'me';

/** The purpose chosen last, and the run of the search it was chosen for. */
const choice = createStore<{ readonly run: string; readonly purpose: Purpose } | null>(null);

/** The purpose that the visitor chose for this search; until then, the one that the need suggests. */
export function usePurpose(isOwnNeed: boolean): Purpose {
  const { run } = useSearch();
  const chosen = useSyncExternalStore(choice.subscribe, choice.current);
  if (chosen?.run === run) return chosen.purpose;
  return isOwnNeed ? 'me' : 'friend';
}

const PURPOSES: readonly Purpose[] = ['friend', 'ask', 'me'];

/** The one choice beside a script: for a friend, ask the friend first, or for me. */
export function PurposeChoice({ chosen }: { readonly chosen: Purpose }) {
  const name = useId();
  const { run } = useSearch();
  return (
    <div
      role="radiogroup"
      aria-label={sendingTexts.whatToSend}
      className="flex flex-wrap gap-1 rounded-lg bg-paper p-1"
    >
      {PURPOSES.map((purpose) => (
        <label
          key={purpose}
          className="relative grid min-h-11 flex-auto cursor-pointer place-items-center rounded-md border border-transparent px-1.5 text-center text-[0.9375rem] leading-tight text-quiet hover:text-ink has-checked:border-edge has-checked:bg-sheet has-checked:font-medium has-checked:text-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent forced-colors:has-checked:outline-3"
        >
          <input
            type="radio"
            name={name}
            value={purpose}
            checked={purpose === chosen}
            onChange={() => choice.publish({ run, purpose })}
            // As large as its label, so that no toast is placed over it; the label takes the press.
            className="pointer-events-none absolute inset-0 size-full opacity-0"
          />
          {sendingTexts.purposes[purpose]}
        </label>
      ))}
    </div>
  );
}

/** Longer remarks leave no room for the need in one text message. */
const MAX_CHARS = 40;

/** As typed; kept while the page is open. */
const bestTime = createStore('');

/** When the visitor can be reached: the same in the messages to all members. */
export function useBestTime(): string {
  return useSyncExternalStore(bestTime.subscribe, bestTime.current);
}

export function BestTimeField() {
  return (
    <TextField
      {...sendingTexts.bestTime}
      value={useBestTime()}
      onChange={bestTime.publish}
      maxLength={MAX_CHARS}
    />
  );
}

/** Who is introduced (C5): the same in all texts of the answer. */
export function LeadField() {
  const { lead, setLead } = useSearch();
  return <TextField {...sendingTexts.lead} value={lead} onChange={setLead} />;
}

interface Props {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength?: number;
}

/** A small optional field; its text becomes part of a message while the visitor types. */
function TextField({ label, placeholder, value, onChange, maxLength }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-sm font-medium">
        {sendingTexts.optional(label, (words) => (
          <span className="font-normal text-quiet">{words}</span>
        ))}
      </label>
      <input
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        maxLength={maxLength}
        autoComplete="off"
        dir="auto"
        placeholder={placeholder}
        className="mt-1 min-h-11 w-full rounded-lg border border-edge bg-paper px-3 placeholder:text-quiet"
      />
    </div>
  );
}
