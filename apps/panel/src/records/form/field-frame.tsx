/** The frame of every form field: label, hint, error, and a word when its text is saved as empty (P10). */

import { type FieldName, meantText, type Stored } from 'domain/record.ts';
import { CircleAlert } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useId } from 'react';
import type { RecordForm } from './record-form.ts';

/** Props that connect an input to the draft, and to its label, hint and error. */
interface InputProps {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
  readonly value: string;
  readonly readOnly: boolean;
  readonly onChange: (
    event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>,
  ) => void;
  readonly onBlur: () => void;
}

interface Props<T extends Stored> {
  readonly form: RecordForm<T>;
  readonly name: FieldName<T>;
  readonly hint?: string | undefined;
  readonly children: (inputProps: InputProps) => ReactNode;
}

export function FieldFrame<T extends Stored>({ form, name, hint, children }: Props<T>) {
  const id = useId();
  const field = form.kind.fields.find((candidate) => candidate.name === name);
  const error = form.errors[name];
  const typed = form.draft[name].trim();
  const isSavedEmpty = typed !== '' && !field?.required && meantText(form.kind, typed) === '';
  const describedBy = [hint && `${id}-hint`, isSavedEmpty && `${id}-empty`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div>
      <label htmlFor={id} className="text-sm font-medium">
        {field?.label}
        {field?.required && (
          <span aria-hidden="true" className="text-danger">
            {' '}
            *
          </span>
        )}
      </label>
      {children({
        id,
        name,
        required: field?.required ?? false,
        'aria-invalid': error !== undefined,
        'aria-describedby': describedBy || undefined,
        value: form.draft[name],
        readOnly: form.isSaving,
        onChange: (event) => form.set(name, event.target.value),
        onBlur: () => form.touch(name),
      })}
      {error && (
        <p id={`${id}-error`} className="mt-1 flex gap-1.5 text-sm text-danger">
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {error}
        </p>
      )}
      {isSavedEmpty && (
        <p id={`${id}-empty`} className="mt-1 text-sm text-quiet">
          ‘{typed}’ is saved as empty.
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-quiet">
          {hint}
        </p>
      )}
    </div>
  );
}
