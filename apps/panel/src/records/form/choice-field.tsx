/** A field of a record with a fixed list of values. */
import type { FieldName, Stored } from 'domain/record.ts';
import { INPUT_CLASS } from '../input-class.ts';
import { FieldFrame } from './field-frame.tsx';
import type { RecordForm } from './record-form.ts';

interface Props<T extends Stored> {
  readonly form: RecordForm<T>;
  readonly name: FieldName<T>;
  readonly hint?: string;
  /** The label of each value, in order. */
  readonly choices: Readonly<Record<string, string>>;
  /** Called after a choice. */
  readonly onChoose?: (value: string) => void;
}

export function ChoiceField<T extends Stored>(props: Props<T>) {
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
