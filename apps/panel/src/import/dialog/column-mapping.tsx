/** Shows what each column is imported as and lets the admin change it. Empty columns are left out. */
import type { Stored } from 'domain/record.ts';
import { useState } from 'react';
import { counted } from '../../records/dates-and-counts.ts';
import type { EditableKind } from '../../records/editable-kind.ts';
import { filledCells, type Mapping, withTargets } from '../plan/mapping.ts';
import type { Table } from '../table/table.ts';
import { ColumnChoice } from './column-choice.tsx';

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
            <ColumnChoice
              kind={kind}
              column={name}
              sample={sample}
              targets={mapping[column] ?? []}
              note={noteOn(kind, table, mapping, column)}
              onChange={(chosen) => onChange(withTargets(mapping, column, chosen))}
            />
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
