/** A text of the file that cannot be stored, to be corrected in place. */
import { useId, useState } from 'react';
import type { Stored } from '../../../../domain/record.ts';
import { buttonClass } from '../../../components/button.ts';
import { INPUT_CLASS } from '../../../records/input-class.ts';
import type { Fault } from '../plan/planned-row.ts';

interface Props<T extends Stored> {
  readonly fault: Fault<T>;
  /** Whether the rest of the row is imported without it. */
  readonly isLeftOut: boolean;
  /** @param byKey whether the focus should go on to the next fault. */
  readonly onCorrect: (text: string, byKey: boolean) => void;
}

export function FaultInput<T extends Stored>({ fault, isLeftOut, onCorrect }: Props<T>) {
  const { label, error } = fault;
  const id = useId();
  const [text, setText] = useState(fault.text);
  const isChanged = text.trim() !== fault.text;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) onCorrect(text, true);
      }}
      className="mt-1"
    >
      <label htmlFor={id} className="block text-sm font-medium">
        {label}
      </label>
      <div className="mt-1 flex gap-2">
        <input
          id={id}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onBlur={({ relatedTarget, currentTarget }) => {
            // The button beside it submits by itself.
            const isWithin = currentTarget.form?.contains(relatedTarget) ?? false;
            if (isChanged && !isWithin) onCorrect(text, false);
          }}
          aria-invalid={error !== ''}
          aria-describedby={`${id}-error`}
          className={INPUT_CLASS}
        />
        <button
          type="submit"
          disabled={!isChanged}
          className={`${buttonClass('plain')} disabled:opacity-50`}
        >
          Correct
        </button>
      </div>
      <p
        id={`${id}-error`}
        className="mt-1 mb-0 line-clamp-4 text-sm text-danger [overflow-wrap:anywhere]"
      >
        {error}
        {isLeftOut && ' Left out unless you correct it.'}
      </p>
    </form>
  );
}
