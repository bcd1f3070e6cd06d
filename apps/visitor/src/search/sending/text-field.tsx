/** A small optional field; its text becomes part of a message while the visitor types. */
import { useId } from 'react';
import * as sendingTexts from '../../texts/sending.ts';

interface Props {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength?: number;
}

export function TextField({ label, placeholder, value, onChange, maxLength }: Props) {
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
