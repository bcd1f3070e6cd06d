/** Records in a list or, on a wide screen, in a table, with what can be done with each (P2). */

import type { Stored } from 'domain/record.ts';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { type MouseEvent, type ReactNode, type RefObject, useState } from 'react';
import { Button } from 'ui/button.tsx';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import { useMayEdit } from '../my-access.tsx';
import { useFocusWhenFree } from '../panel-controls.tsx';
import type { Column, ListShape } from './list-shape.ts';
import type { ListState, ListView, Shown } from './list-view.ts';

interface ListProps {
  readonly title: string;
  readonly ref: RefObject<HTMLElement | null>;
  /** The checkbox that selects all records found. */
  readonly selectAll: ReactNode;
  /** One for each record. */
  readonly children: ReactNode;
}

interface TableProps<T extends Stored> extends ListProps {
  readonly list: ListState;
  readonly shape: ListShape<T>;
  readonly columns: readonly Column<T>[];
}

/** Records as a table, on a wide screen: clicking a heading sorts by its column, a second click reverses the order. */
export function RecordTable<T extends Stored>(props: TableProps<T>) {
  const { title, list, shape, columns, ref, selectAll, children } = props;
  const { sort, isDescending } = list.view;
  const sorted = sort ?? shape.sorts[0].label;
  return (
    <table
      ref={ref as RefObject<HTMLTableElement | null>}
      tabIndex={-1}
      aria-label={title}
      className="w-full table-fixed border-separate border-spacing-0 rounded-xl border border-line bg-sheet text-left text-sm min-[85rem]:text-[0.9375rem]"
    >
      <thead>
        <tr>
          <td className="w-11 border-b border-line">
            <ErrorBoundary>{selectAll}</ErrorBoundary>
          </td>
          {columns.map(({ label, width = '' }) => (
            <th
              key={label}
              scope="col"
              aria-sort={label === sorted ? (isDescending ? 'descending' : 'ascending') : undefined}
              className={`border-b border-line ${width}`}
            >
              <ErrorBoundary>
                <SortButton
                  label={label}
                  direction={label === sorted ? { isDescending } : null}
                  onClick={() =>
                    list.changeView({
                      sort: label,
                      isDescending: label === sorted && !isDescending,
                    })
                  }
                />
              </ErrorBoundary>
            </th>
          ))}
          <td className="w-32 border-b border-line" />
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface SortProps {
  readonly label: string;
  /** Null while another column is sorted by. */
  readonly direction: Pick<ListView, 'isDescending'> | null;
  readonly onClick: () => void;
}

function SortButton({ label, direction, onClick }: SortProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-11 w-full cursor-pointer items-center gap-1 rounded-lg px-1.5 text-sm font-medium text-quiet hover:text-accent"
    >
      {label}
      {direction && <Direction {...direction} />}
    </button>
  );
}

/** Records as rows, on every other screen. */
export function RecordList({ title, ref, selectAll, children }: ListProps) {
  return (
    <>
      <div className="pl-1.5 text-sm text-quiet">
        <ErrorBoundary>{selectAll}</ErrorBoundary>
      </div>
      <ul
        ref={ref as RefObject<HTMLUListElement | null>}
        tabIndex={-1}
        aria-label={title}
        className="divide-y divide-line overflow-clip rounded-xl border border-line bg-sheet"
      >
        {children}
      </ul>
    </>
  );
}

function Direction({ isDescending }: { readonly isDescending: boolean }) {
  const Icon = isDescending ? ArrowDown : ArrowUp;
  return <Icon className="size-4" aria-hidden="true" />;
}

interface DrawnProps<T extends Stored> {
  readonly record: T;
  readonly draw: (record: T) => ReactNode;
}

/** A part of a record: a component of its own, so that an error in it takes nothing else away (F4). */
export function Drawn<T extends Stored>({ record, draw }: DrawnProps<T>) {
  return <>{draw(record)}</>;
}

interface RowProps {
  readonly actions: RowActions;
  /** The record's details. */
  readonly children: ReactNode;
}

/** One record in a list or in a table, with its actions (P2). */
export function RecordRow({ actions, children }: RowProps) {
  const mayEdit = useMayEdit();
  return (
    <div
      className={`flex flex-wrap items-center gap-x-2 gap-y-2 py-3 pr-4 sm:flex-nowrap ${mayEdit ? 'pl-1.5' : 'pl-4'} ${markOf(actions)}`}
    >
      <ErrorBoundary>
        <SelectBox {...actions} label={`Select ${actions.name}`} />
      </ErrorBoundary>
      <div dir="auto" className="min-w-0 flex-1 basis-52 [overflow-wrap:anywhere]">
        <ErrorBoundary>{children}</ErrorBoundary>
      </div>
      <ErrorBoundary>
        <RowButtons {...actions} />
      </ErrorBoundary>
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
        <ErrorBoundary>
          <SelectBox {...actions} label={`Select ${actions.name}`} />
        </ErrorBoundary>
      </td>
      {columns.map(({ label, cell }) => (
        <td
          key={label}
          dir="auto"
          className="border-t border-line px-1.5 py-2 break-words group-first:border-t-0"
        >
          <ErrorBoundary>
            <Drawn record={record} draw={cell} />
          </ErrorBoundary>
        </td>
      ))}
      <td className="border-t border-line py-2 pr-2 group-first:border-t-0">
        <ErrorBoundary>
          <RowButtons {...actions} />
        </ErrorBoundary>
      </td>
    </tr>
  );
}

function markOf({ shown, isSelected }: RowActions): string {
  return shown?.isSaved || isSelected ? 'bg-accent-wash' : '';
}

export interface RowActions {
  readonly name: string;
  /** Set while the list has been asked to show this record. */
  readonly shown: Shown | null;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
  readonly onEdit: () => void;
  /** Resolves once the deletion has succeeded or failed. */
  readonly onDelete: () => Promise<void>;
}

type SelectBoxProps = Pick<RowActions, 'isSelected' | 'onSelect'> & {
  readonly label: string;
  /** Shown beside it, as a part of its label. */
  readonly text?: string | undefined;
  /** Whether some, but not all, of its records are selected. */
  readonly isMixed?: boolean;
};

/** A checkbox with a target of 44 px, for those who may do something with what they select. */
export function SelectBox({ label, text, isSelected, isMixed = false, onSelect }: SelectBoxProps) {
  const mayEdit = useMayEdit();
  if (!mayEdit) return null;
  return (
    <label className="flex w-fit cursor-pointer items-center rounded-lg">
      <input
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        onChange={({ target }) => onSelect(target.checked)}
        className="m-3 size-5 cursor-pointer accent-accent"
      />
      {text}
    </label>
  );
}

function RowButtons({ name, shown, onEdit, onDelete }: RowActions) {
  const mayEdit = useMayEdit();
  const [isDeleting, setDeleting] = useState(false);
  const editButton = useFocusWhenFree<HTMLButtonElement>(shown);

  function remove({ detail: clicks }: MouseEvent) {
    // The second click of a double click may hit the row that has moved up (P6).
    if (isDeleting || clicks > 1) return;
    setDeleting(true);
    void onDelete().finally(() => setDeleting(false));
  }

  return (
    <div
      className={`flex gap-2 ${mayEdit ? 'max-sm:ml-13' : ''} ${isDeleting ? 'opacity-60' : ''}`}
    >
      <Button
        variant="plain"
        ref={editButton}
        aria-label={`${mayEdit ? 'Edit' : 'View'} ${name}`}
        onClick={onEdit}
      >
        {mayEdit ? 'Edit' : 'View'}
      </Button>
      {mayEdit && (
        <Button
          variant="plain"
          aria-label={`Delete ${name}`}
          aria-disabled={isDeleting}
          onClick={remove}
          className="min-w-11 text-danger hover:border-danger hover:bg-danger-wash"
        >
          <Trash2 className="size-4" aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}
