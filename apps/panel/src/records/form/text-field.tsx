/** A single-line or multi-line text field of a record. */

import type { FieldName, Stored } from 'domain/record.ts';
import { type HTMLInputTypeAttribute, type Ref, useId } from 'react';
import { INPUT_CLASS } from '../input-class.ts';
import { FieldFrame } from './field-frame.tsx';
import type { RecordForm } from './record-form.ts';

interface Props<T extends Stored> {
  readonly form: RecordForm<T>;
  readonly name: FieldName<T>;
  readonly hint?: string | undefined;
  readonly placeholder?: string;
}

interface LineProps<T extends Stored> extends Props<T> {
  /** Excludes 'email' and 'url': browsers rewrite or reject texts that are valid here. */
  readonly type?: Extract<HTMLInputTypeAttribute, 'text' | 'tel' | 'number'>;
  readonly inputMode?: 'email' | 'url';
  /** Suggested texts; others may be typed. */
  readonly suggestions?: readonly string[];
}

export function TextField<T extends Stored>(props: LineProps<T>) {
  const { form, name, hint, placeholder, type = 'text', inputMode, suggestions } = props;
  const listId = useId();
  // An <input> drops line breaks, which imported texts may contain.
  if (String(form.base?.[name] ?? '').includes('\n')) return <LongTextField {...props} />;
  return (
    <FieldFrame form={form} name={name} hint={hint}>
      {(inputProps) => (
        <>
          <input
            {...inputProps}
            type={type}
            inputMode={inputMode}
            spellCheck={inputMode ? false : undefined}
            autoCapitalize={inputMode && 'none'}
            list={suggestions && listId}
            placeholder={placeholder}
            dir="auto"
            className={`${INPUT_CLASS} mt-1`}
          />
          {suggestions && (
            <datalist id={listId}>
              {suggestions.map((text) => (
                <option key={text} value={text} />
              ))}
            </datalist>
          )}
        </>
      )}
    </FieldFrame>
  );
}

interface LongProps<T extends Stored> extends Props<T> {
  /** For callers that insert text at the caret. */
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** A multi-line field that grows with its text. */
export function LongTextField<T extends Stored>(props: LongProps<T>) {
  const { form, name, hint, placeholder, ref } = props;
  return (
    <FieldFrame form={form} name={name} hint={hint}>
      {(inputProps) => (
        <textarea
          {...inputProps}
          ref={ref}
          rows={4}
          placeholder={placeholder}
          dir="auto"
          className={`${INPUT_CLASS} mt-1 field-sizing-content max-h-96 min-h-28`}
        />
      )}
    </FieldFrame>
  );
}
