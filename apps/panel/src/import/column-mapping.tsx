/** Shows what each column is imported as and lets the admin change it. Empty columns are left out. */
import type { Stored } from 'domain/record.ts';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import { counted } from '../records/dates-and-counts.ts';
import type { EditableKind } from '../records/editable-kind.ts';
import type { Mapping, Target } from './plan/heading-names.ts';
import { filledCells, withTargets } from './plan/mapping.ts';
import type { Table } from './plan/table.ts';

interface Props<T extends Stored> {
  readonly kind: EditableKind<T>;
  readonly table: Table;
  readonly mapping: Mapping<T>;
  readonly onChange: (mapping: Mapping<T>) => void;
}

export function ColumnMapping<T extends Stored>({ kind, table, mapping, onChange }: Props<T>) {
  const targets = new Set(mapping.flat());
  const missing = kind.fields.filter(({ name, required }) => required && !targets.has(name));
  const columns = table.header.flatMap((name, column) => {
    const [sample] = filledCells(table, column, mapping[column]?.[0]);
    return sample === undefined ? [] : [{ name, column, sample }];
  });
  const imported = columns.filter(({ column }) => (mapping[column]?.length ?? 0) > 0).length;
  const empty = table.header.length - columns.length;
  // Initially open only if there is something to decide; then controlled by the admin.
  const [isOpen] = useState(missing.length > 0);
  return (
    <details open={isOpen} className="mt-2">
      <summary className="min-h-11 cursor-pointer content-center font-medium text-accent">
        Columns: {imported} of {columns.length} imported
      </summary>
      {missing.length > 0 && (
        <p role="status" className="mb-3 text-danger">
          No column is imported as {missing.map(({ label }) => label).join(' or ')}. Choose the one
          that contains it.
        </p>
      )}
      <ul className="m-0 grid list-none gap-x-5 gap-y-4 p-0 sm:grid-cols-2">
        {columns.map(({ name, column, sample }) => (
          <li key={column} className="min-w-0">
            <ErrorBoundary>
              <ColumnChoice
                kind={kind}
                column={name}
                sample={sample}
                targets={mapping[column] ?? []}
                readNote={() => noteOn(kind, table, mapping, column)}
                onChange={(chosen) => onChange(withTargets(mapping, column, chosen))}
              />
            </ErrorBoundary>
          </li>
        ))}
      </ul>
      {empty > 0 && (
        <p className="mt-3 mb-0 text-sm text-quiet">
          {counted(empty, 'empty column')} {empty === 1 ? 'is' : 'are'} not shown.
        </p>
      )}
    </details>
  );
}

/** How the column and the others of the same field become one text. */
function noteOn<T extends Stored>(
  { fields }: EditableKind<T>,
  { header }: Table,
  mapping: Mapping<T>,
  column: number,
): string | null {
  for (const target of mapping[column] ?? []) {
    const others = header.filter(
      (_, other) => other !== column && mapping[other]?.includes(target),
    );
    if (others.length === 0) continue;
    const field = fields.find(({ name }) => name === target);
    const names = others.join(', ');
    if (field?.joinedBy !== undefined) return `Joined with ${names}`;
    return `${field?.label ?? 'Id'}: the first that is filled in, of this and ${names}`;
  }
  return null;
}

interface ColumnProps<T extends Stored> {
  readonly kind: EditableKind<T>;
  readonly column: string;
  /** A value from the column; null when it is empty. */
  readonly sample: string | null;
  readonly targets: readonly Target<T>[];
  /** How other columns fill the same field; null when none do. */
  readonly readNote: () => string | null;
  readonly onChange: (targets: readonly Target<T>[]) => void;
}

/** One column of the file: its name, a sample, and the fields it is imported as. */
function ColumnChoice<T extends Stored>(props: ColumnProps<T>) {
  const { kind, column, sample, targets, readNote, onChange } = props;
  const note = readNote();
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
