/** The texts of a row that cannot be stored, to be corrected in place. */
import type { Stored } from 'domain/record.ts';
import { useId, useState } from 'react';
import { Button } from 'ui/button.tsx';
import { INPUT_CLASS } from '../records/panel-controls.tsx';
import type { Correction } from './plan/plan-rows.ts';
import type { Fault } from './plan/planned-row.ts';

interface Props<T extends Stored> {
  /** At least one. */
  readonly faults: readonly Fault<T>[];
  /** Whether the rest of the row is imported without them. */
  readonly areLeftOut: boolean;
  /** @param goesOn whether the focus should move to the next fault. */
  readonly onCorrect: (correction: Correction<T>, goesOn: boolean) => void;
}

export function FaultsForm<T extends Stored>({ faults, areLeftOut, onCorrect }: Props<T>) {
  const [texts, setTexts] = useState(
    () => new Map(faults.map(({ target, text }) => [target, text])),
  );
  const isChanged = faults.some(({ target, text }) => texts.get(target)?.trim() !== text);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onCorrect(texts, true);
      }}
      // Typed text counts even if the button is not used.
      onBlur={({ relatedTarget, currentTarget }) => {
        if (isChanged && !currentTarget.contains(relatedTarget)) onCorrect(texts, false);
      }}
      className="mt-1 grid max-w-xl gap-2"
    >
      {faults.map((fault) => (
        <FaultInput
          key={fault.target}
          fault={fault}
          text={texts.get(fault.target) ?? ''}
          isLeftOut={areLeftOut}
          onChange={(text) => setTexts(new Map(texts).set(fault.target, text))}
        />
      ))}
      <div>
        <Button variant="plain" type="submit">
          Correct
        </Button>
      </div>
    </form>
  );
}

interface InputProps<T extends Stored> {
  readonly fault: Fault<T>;
  readonly text: string;
  readonly isLeftOut: boolean;
  readonly onChange: (text: string) => void;
}

function FaultInput<T extends Stored>({ fault, text, isLeftOut, onChange }: InputProps<T>) {
  const { label, error } = fault;
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        value={text}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        aria-invalid={error !== ''}
        aria-describedby={`${id}-error`}
        className={`${INPUT_CLASS} mt-1`}
      />
      <p
        id={`${id}-error`}
        className="mt-1 mb-0 line-clamp-4 text-sm text-danger [overflow-wrap:anywhere]"
      >
        {error}
        {isLeftOut && ' It is left out unless you correct it.'}
      </p>
    </div>
  );
}
