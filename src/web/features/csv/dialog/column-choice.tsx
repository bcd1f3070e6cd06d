/** One column of the file: its name, a sample, and the field it is imported as. */
import { useId } from 'react';
import type { Stored } from '../../../../domain/record.ts';
import type { KeptKind } from '../../../records/kept-kind.ts';
import type { Target } from '../plan/mapping.ts';

interface Props<T extends Stored> {
  readonly kind: KeptKind<T>;
  readonly column: string;
  /** A value from the column; null when it is empty. */
  readonly sample: string | null;
  readonly target: Target<T>;
  readonly onChange: (target: Target<T>) => void;
}

interface Option<T extends Stored> {
  readonly name: Target<T>;
  readonly label: string;
}

export function ColumnChoice<T extends Stored>(props: Props<T>) {
  const { kind, column, sample, target, onChange } = props;
  const id = useId();
  const options: readonly Option<T>[] = [
    { name: null, label: 'Do not import' },
    ...kind.fields,
    { name: 'id', label: 'Id' },
  ];
  return (
    <>
      <label htmlFor={id} dir="auto" className="block font-medium [overflow-wrap:anywhere]">
        {column}
      </label>
      <p id={`${id}-sample`} dir="auto" className="line-clamp-1 text-sm break-all text-quiet">
        {sample ?? 'Nothing in this column'}
      </p>
      <select
        id={id}
        aria-describedby={`${id}-sample`}
        value={target ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange(options.find(({ name }) => name === value)?.name ?? null)
        }
        className={`mt-1 block min-h-11 w-full rounded-lg border border-edge bg-paper px-3 ${target === null ? 'text-quiet' : 'text-ink'}`}
      >
        {options.map(({ name, label }) => (
          <option key={label} value={name ?? ''}>
            {label}
          </option>
        ))}
      </select>
    </>
  );
}
