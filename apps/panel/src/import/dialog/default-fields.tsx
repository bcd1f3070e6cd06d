/** Asks for values of new records that the file lacks. */
import type { Stored } from 'domain/record.ts';
import type { EditableKind } from '../../records/editable-kind.ts';
import { INPUT_CLASS, LabelledControl } from '../../records/panel-controls.tsx';
import type { DefaultChoice } from './use-defaults.ts';

interface Props<T extends Stored> {
  readonly kind: EditableKind<T>;
  readonly choice: DefaultChoice<T>;
}

export function DefaultFields<T extends Stored>({ kind, choice }: Props<T>) {
  return choice.asked.map(({ name, label, text }) => (
    <DefaultField
      key={name}
      label={`${label} of new ${kind.noun}s`}
      text={text}
      onChange={(next) => choice.setText(name, next)}
    />
  ));
}

interface FieldProps {
  readonly label: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

function DefaultField({ label, text, onChange }: FieldProps) {
  return (
    <LabelledControl label={label} className="mt-2 max-w-sm">
      {(id) => (
        <input
          id={id}
          value={text}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          className={`${INPUT_CLASS} mt-1`}
        />
      )}
    </LabelledControl>
  );
}
