/** The rows of the file by verdict, in pages, with the choice of which to apply. */
import { labelOf, type Stored } from 'domain/record.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Apart } from 'ui/error-boundary.tsx';
import { counted } from '../records/dates-and-counts.ts';
import type { EditableKind } from '../records/editable-kind.ts';
import { pageOf } from '../records/list/list-view.ts';
import { Pager } from '../records/list/pager.tsx';
import { PeopleTable, SelectAll, useReadFromTop, withAll } from './people-table.tsx';
import { hasLeftOut, isApplicable, isStopped, type PlannedRow } from './plan/planned-row.ts';
import { PlannedRowItem } from './planned-row-item.tsx';
import { isUnknown, type RoleInRow } from './role-in-row.tsx';
import type { Import } from './use-import.ts';
import type { RowFilter } from './verdict-filter.tsx';

interface Props<T extends Stored> {
  readonly kind: EditableKind<T>;
  readonly preview: Import<T>;
  readonly rows: readonly PlannedRow<T>[];
  readonly filter: RowFilter;
  /** What the role in a row is understood as (P14). */
  readonly roleIn: RoleInRow<T>;
}

export function PlannedRows<T extends Stored>({ kind, preview, rows, filter, roleIn }: Props<T>) {
  const { fields, readSeats, hidden, unticked, setUnticked, keptBoth, setKeptBoth } = preview;
  const [wantedPage, setPage] = useState(0);
  const table = useRef<HTMLElement>(null);
  const shown = rows.filter((row) => isShown(row, filter, roleIn));
  const { rows: drawn, page, pages } = pageOf(shown, wantedPage);
  const numbers = shown.filter(isApplicable).map(({ number }) => number);
  const [nameField] = kind.knownBy;
  const columns = [
    labelOf(kind, nameField),
    'Import',
    ...fields.map((name) => labelOf(kind, name)),
  ];
  const goesOn = useNextFault(rows, table);
  useReadFromTop(table, page);

  return (
    <Apart>
      {hidden.size > 0 && (
        <p className="m-0 mb-2">
          {counted(hidden.size, 'row')} {hidden.size === 1 ? 'is' : 'are'} hidden in the file, and
          not selected unless you select {hidden.size === 1 ? 'it' : 'them'}.
        </p>
      )}
      {numbers.length > 0 && (
        <SelectAll
          label={`Select all ${numbers.length}`}
          count={numbers.length}
          ticked={numbers.filter((number) => !unticked.has(number)).length}
          onTick={(isTicked) => setUnticked(withAll(unticked, numbers, !isTicked))}
        />
      )}
      <PeopleTable label="Rows of the file" columns={columns} ref={table}>
        {drawn.map((row) => (
          <PlannedRowItem
            key={row.number}
            row={row}
            nameField={nameField}
            fields={fields}
            readSeats={() => readSeats().get(idOf(row)) ?? []}
            readRole={() => roleIn(row)}
            isHidden={hidden.has(row.number)}
            isTicked={!unticked.has(row.number)}
            onTick={(isTicked) => setUnticked(withAll(unticked, [row.number], !isTicked))}
            isKept={keptBoth.has(row.number)}
            onKeep={(isKept) => setKeptBoth(withAll(keptBoth, [row.number], isKept))}
            onCorrect={(correction, isDone) => {
              goesOn.current = isDone;
              preview.correct(row.number, correction);
            }}
          />
        ))}
      </PeopleTable>
      <Pager plural="rows" page={page} pages={pages} list={table} onGoTo={setPage} />
    </Apart>
  );
}

/** Moves the focus to the next fault once a correction has made a new plan. @returns whether to: the correction sets it. */
function useNextFault<T extends Stored>(
  rows: readonly PlannedRow<T>[],
  table: RefObject<HTMLElement | null>,
): RefObject<boolean> {
  const goesOn = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new plan follows a correction.
  useEffect(() => {
    if (!goesOn.current) return;
    goesOn.current = false;
    const next = table.current?.querySelector<HTMLElement>('input[aria-invalid="true"]');
    (next ?? table.current)?.focus();
  }, [rows]);
  return goesOn;
}

/** The id of the row's record; '' for a row of none. */
function idOf<T extends Stored>(row: PlannedRow<T>): string {
  if (isStopped(row)) return '';
  return row.verdict === 'new' ? row.id : row.record.id;
}

function isShown<T extends Stored>(
  row: PlannedRow<T>,
  filter: RowFilter,
  roleIn: RoleInRow<T>,
): boolean {
  if (filter === null) return true;
  if (filter === 'not-understood') return isUnknown(roleIn(row));
  if (filter === 'left-out') return hasLeftOut(row);
  return row.verdict === filter;
}
