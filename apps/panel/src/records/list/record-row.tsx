/** One record in a list or in a table, with its actions (P2). */

import type { Stored } from 'domain/record.ts';
import type { ReactNode } from 'react';
import type { Column } from './list-shape.ts';
import { type RowActions, RowButtons, SelectBox } from './row-actions.tsx';

interface RowProps {
  readonly actions: RowActions;
  /** The record's details. */
  readonly children: ReactNode;
}

export function RecordRow({ actions, children }: RowProps) {
  return (
    <div
      className={`flex flex-wrap items-center gap-x-2 gap-y-2 py-3 pr-4 pl-1.5 sm:flex-nowrap ${markOf(actions)}`}
    >
      <SelectBox {...actions} label={`Select ${actions.name}`} />
      <div dir="auto" className="min-w-0 flex-1 basis-52 [overflow-wrap:anywhere]">
        {children}
      </div>
      <RowButtons {...actions} />
    </div>
  );
}

interface TableRowProps<T extends Stored> {
  readonly actions: RowActions;
  readonly record: T;
  readonly columns: readonly Column<T>[];
}

export function RecordTableRow<T extends Stored>({ actions, record, columns }: TableRowProps<T>) {
  return (
    <tr className={`group ${markOf(actions)}`}>
      <td className="border-t border-line group-first:border-t-0">
        <SelectBox {...actions} label={`Select ${actions.name}`} />
      </td>
      {columns.map(({ label, cell }) => (
        <td
          key={label}
          dir="auto"
          className="border-t border-line px-2 py-2 break-words group-first:border-t-0"
        >
          {cell(record)}
        </td>
      ))}
      <td className="border-t border-line py-2 pr-2 group-first:border-t-0">
        <RowButtons {...actions} />
      </td>
    </tr>
  );
}

function markOf({ shown, isSelected }: RowActions): string {
  return shown?.isSaved || isSelected ? 'bg-accent-wash' : '';
}
