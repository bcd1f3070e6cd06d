/** A field of a record that is typed as text, in one line or several. */
import { type HTMLInputTypeAttribute, type Ref, useId } from 'react';
import type { FieldName, Stored } from '../../../domain/record.ts';
import { INPUT_CLASS } from '../input-class.ts';
import { FieldFrame } from './field-frame.tsx';
import type { RecordForm } from './record-form.ts';

interface Props<T extends Stored> {
  readonly form: RecordForm<T>;
  readonly name: FieldName<T>;
  readonly hint?: string;
  readonly placeholder?: string;
}

interface LineProps<T extends Stored> extends Props<T> {
  /** 'email' and 'url' are none of these: browsers rewrite or refuse what people keep in such fields. */
  readonly type?: Extract<HTMLInputTypeAttribute, 'text' | 'tel' | 'number'>;
  readonly inputMode?: 'email' | 'url';
  /** Texts to choose from; any other may be typed. */
  readonly suggestions?: readonly string[];
}

export function TextField<T extends Stored>(props: LineProps<T>) {
  const { form, name, hint, placeholder, type = 'text', inputMode, suggestions } = props;
  const listId = useId();
  // An input drops line breaks, which an imported text may have.
  if (String(form.base?.[name] ?? '').includes('\n')) return <LongTextField {...props} />;
  return (
    <FieldFrame form={form} name={name} hint={hint}>
      {(ties) => (
        <>
          <input
            {...ties}
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
  /** For who writes into the text at the caret. */
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** A field of several lines, as high as what is in it. */
export function LongTextField<T extends Stored>(props: LongProps<T>) {
  const { form, name, hint, placeholder, ref } = props;
  return (
    <FieldFrame form={form} name={name} hint={hint}>
      {(ties) => (
        <textarea
          {...ties}
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
