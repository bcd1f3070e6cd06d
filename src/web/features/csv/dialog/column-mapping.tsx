/** Shows the guessed mapping of columns to fields and lets the admin change it. */
import { useState } from 'react';
import type { Stored } from '../../../../domain/record.ts';
import type { KeptKind } from '../../../records/kept-kind.ts';
import type { Table } from '../file/parse-table.ts';
import { type Mapping, withTarget } from '../plan/mapping.ts';
import { ColumnChoice } from './column-choice.tsx';

interface Props<T extends Stored> {
  readonly kind: KeptKind<T>;
  readonly table: Table;
  readonly mapping: Mapping<T>;
  readonly onChange: (mapping: Mapping<T>) => void;
}

export function ColumnMapping<T extends Stored>({ kind, table, mapping, onChange }: Props<T>) {
  const missing = kind.fields.filter(({ name, required }) => required && !mapping.includes(name));
  const imported = mapping.filter((target) => target !== null).length;
  // Initially open if there is something to decide; then controlled by the admin.
  const [isOpen] = useState(imported < mapping.length || missing.length > 0);
  return (
    <details open={isOpen} className="mt-2">
      <summary className="min-h-11 cursor-pointer content-center font-medium text-accent">
        Columns: {imported} of {mapping.length} imported
      </summary>
      {missing.length > 0 && (
        <p role="status" className="mb-3 text-danger">
          No column is imported as {missing.map(({ label }) => label).join(' or ')}: without it, no{' '}
          {kind.noun} can be added.
        </p>
      )}
      <ul className="m-0 grid list-none gap-x-5 gap-y-4 p-0 sm:grid-cols-2">
        {table.header.map((name, column) => (
          <li key={name} className="min-w-0">
            <ColumnChoice
              kind={kind}
              column={name}
              sample={sampleOf(table, column)}
              target={mapping[column] ?? null}
              onChange={(target) => onChange(withTarget(mapping, column, target))}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The column's first non-blank value, to recognise it by. */
function sampleOf({ rows }: Table, column: number): string | null {
  const filled = rows.find(({ cells }) => cells[column]?.trim());
  return filled?.cells[column]?.trim() ?? null;
}
