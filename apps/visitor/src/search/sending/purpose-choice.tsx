/** The one choice beside a script: for a friend, ask the friend first, or for me. */
import { useId } from 'react';
import * as sendingTexts from '../../texts/sending.ts';
import { choosePurpose, type Purpose } from './purpose.ts';

const PURPOSES: readonly Purpose[] = ['friend', 'ask', 'me'];

export function PurposeChoice({ chosen }: { readonly chosen: Purpose }) {
  const name = useId();
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
            onChange={() => choosePurpose(purpose)}
            // As large as its label, so that no toast is placed over it; the label takes the press.
            className="pointer-events-none absolute inset-0 size-full opacity-0"
          />
          {sendingTexts.purposes[purpose]}
        </label>
      ))}
    </div>
  );
}
