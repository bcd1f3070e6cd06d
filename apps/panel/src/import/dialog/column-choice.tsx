/** One column of the file: its name, a sample, and the fields it is imported as. */

import type { Stored } from 'domain/record.ts';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import type { EditableKind } from '../../records/editable-kind.ts';
import type { Target } from '../table/heading-names.ts';

interface Props<T extends Stored> {
  readonly kind: EditableKind<T>;
  readonly column: string;
  /** A value from the column; null when it is empty. */
  readonly sample: string | null;
  readonly targets: readonly Target<T>[];
  /** How other columns fill the same field; null when none do. */
  readonly note: string | null;
  readonly onChange: (targets: readonly Target<T>[]) => void;
}

export function ColumnChoice<T extends Stored>(props: Props<T>) {
  const { kind, column, sample, targets, note, onChange } = props;
  const id = useId();
  const [isAdding, setAdding] = useState(false);
  const [first = null, ...others] = targets;
  const selects: readonly (Target<T> | null)[] = [first, ...others, ...(isAdding ? [null] : [])];

  function choose(position: number, target: Target<T> | null) {
    setAdding(false);
    onChange(selects.with(position, target).filter((each) => each !== null));
  }

  return (
    <>
      <label
        id={`${id}-name`}
        htmlFor={id}
        dir="auto"
        className="block font-medium [overflow-wrap:anywhere]"
      >
        {column}
      </label>
      <p id={`${id}-sample`} dir="auto" className="line-clamp-1 text-sm break-all text-quiet">
        {sample ?? 'Nothing in this column'}
      </p>
      {selects.map((target, position) => (
        <TargetSelect
          // biome-ignore lint/suspicious/noArrayIndexKey: a select keeps its focus when its choice changes.
          key={position}
          kind={kind}
          target={target}
          {...(position === 0 ? { id } : { label: `${column}, also as` })}
          description={`${id}-sample`}
          onChange={(chosen) => choose(position, chosen)}
        />
      ))}
      {note && <p className="mt-1 mb-0 text-sm text-quiet">{note}</p>}
      {first !== null && !isAdding && (
        <button
          type="button"
          onClick={() => setAdding(true)}
          aria-describedby={`${id}-name`}
          className="inline-flex min-h-11 cursor-pointer items-center gap-1 px-1 text-sm text-accent hover:underline"
        >
          <Plus className="size-4" aria-hidden="true" />
          Also as another field
        </button>
      )}
    </>
  );
}

interface SelectProps<T extends Stored> {
  readonly kind: EditableKind<T>;
  readonly target: Target<T> | null;
  /** Set when a label element names it. */
  readonly id?: string;
  readonly label?: string;
  readonly description: string;
  readonly onChange: (target: Target<T> | null) => void;
}

interface Option<T extends Stored> {
  readonly name: Target<T> | null;
  readonly label: string;
}

function TargetSelect<T extends Stored>(props: SelectProps<T>) {
  const { kind, target, id, label, description, onChange } = props;
  const options: readonly Option<T>[] = [
    { name: null, label: 'Do not import' },
    ...kind.fields,
    { name: 'id', label: 'Id' },
  ];
  return (
    <select
      id={id}
      aria-label={label}
      aria-describedby={description}
      value={target ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onChange(options.find(({ name }) => name === value)?.name ?? null)
      }
      className={`mt-1 block min-h-11 w-full rounded-lg border border-edge bg-paper px-3 ${target === null ? 'text-quiet' : 'text-ink'}`}
    >
      {options.map((option) => (
        <option key={option.label} value={option.name ?? ''}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
