/** The fields of record forms: a line, a long text, a choice, and the frame of each. */
import { type FieldName, meantText, type Stored } from 'domain/record.ts';
import { CircleAlert } from 'lucide-react';
import { type ChangeEvent, type HTMLInputTypeAttribute, type ReactNode, useId } from 'react';
import { Apart, ErrorBoundary } from 'ui/error-boundary.tsx';
import { INPUT_CLASS } from '../panel-controls.tsx';
import type { RecordForm } from './use-record-form.ts';

interface TextFieldProps<T extends Stored> {
  readonly form: RecordForm<T>;
  readonly name: FieldName<T>;
  readonly hint?: ReactNode;
  readonly placeholder?: string;
}

interface LineProps<T extends Stored> extends TextFieldProps<T> {
  /** Excludes 'email' and 'url': browsers rewrite or reject texts that are valid here. */
  readonly type?: Extract<HTMLInputTypeAttribute, 'text' | 'tel' | 'number' | 'date'>;
  readonly inputMode?: 'email' | 'url';
  /** Suggested texts; others may be typed. */
  readonly suggestions?: readonly string[];
}

/** A single-line or multi-line text field of a record. */
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

/** A multi-line field that grows with its text. */
export function LongTextField<T extends Stored>(props: TextFieldProps<T>) {
  const { form, name, hint, placeholder } = props;
  return (
    <FieldFrame form={form} name={name} hint={hint}>
      {(inputProps) => (
        <textarea
          {...inputProps}
          rows={4}
          placeholder={placeholder}
          dir="auto"
          className={`${INPUT_CLASS} mt-1 field-sizing-content max-h-96 min-h-28`}
        />
      )}
    </FieldFrame>
  );
}

interface ChoiceFieldProps<T extends Stored> {
  readonly form: RecordForm<T>;
  readonly name: FieldName<T>;
  readonly hint?: string;
  /** The label of each value, in order. */
  readonly choices: Readonly<Record<string, string>>;
  /** Called after a choice. */
  readonly onChoose?: (value: string) => void;
}

/** A field of a record with a fixed list of values. */
export function ChoiceField<T extends Stored>(props: ChoiceFieldProps<T>) {
  const { form, name, hint, choices, onChoose } = props;
  return (
    <FieldFrame form={form} name={name} hint={hint}>
      {({ readOnly, onChange, ...inputProps }) => (
        <select
          {...inputProps}
          disabled={readOnly}
          onChange={(event) => {
            onChange(event);
            onChoose?.(event.target.value);
          }}
          className={`${INPUT_CLASS} mt-1`}
        >
          {Object.entries(choices).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** FieldFrameProps that connect an input to the draft, and to its label, hint and error. */
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

interface FieldFrameProps<T extends Stored> {
  readonly form: RecordForm<T>;
  readonly name: FieldName<T>;
  readonly hint?: ReactNode;
  readonly children: (inputProps: InputProps) => ReactNode;
}

interface FieldsProps {
  /** Their layout. */
  readonly className: string;
  readonly children: ReactNode;
}

/** The fields of a form. An error in one takes none of the others away (F4). */
export function Fields({ className, children }: FieldsProps) {
  return (
    <div className={className}>
      <Apart>{children}</Apart>
    </div>
  );
}

/** The frame of every form field: label, hint, error, and a word when its text is saved as empty (P10). */
export function FieldFrame<T extends Stored>({ form, name, hint, children }: FieldFrameProps<T>) {
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
      <label htmlFor={id} id={`${id}-label`} className="text-sm font-medium">
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
          ‘{typed}’ will be saved as empty.
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className="mt-1 text-sm text-quiet empty:hidden">
          {typeof hint === 'string' ? hint : <ErrorBoundary>{hint}</ErrorBoundary>}
        </div>
      )}
    </div>
  );
}
