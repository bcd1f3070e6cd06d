/** The rows of the file by verdict, in pages, with the choice of which to apply. */
import type { FieldName, Stored } from 'domain/record.ts';
import type { SharedSeats } from 'engine/admin';
import { useEffect, useRef, useState } from 'react';
import { counted } from '../records/dates-and-counts.ts';
import type { EditableKind } from '../records/editable-kind.ts';
import { Pager } from '../records/list/list-controls.tsx';
import { pageOf } from '../records/list/list-view.ts';
import { PeopleTable, SelectAll, withAll } from './people-table.tsx';
import type { Correction } from './plan/plan-rows.ts';
import { faultsOf, isApplicable, isStopped, type PlannedRow } from './plan/planned-row.ts';
import { PlannedRowItem } from './planned-row-item.tsx';
import { isUnknown, type RoleInRow } from './role-in-row.tsx';
import type { RowFilter } from './verdict-filter.tsx';

interface Props<T extends Stored> {
  readonly kind: EditableKind<T>;
  readonly rows: readonly PlannedRow<T>[];
  readonly filter: RowFilter;
  /** The fields shown beside the name. */
  readonly fields: readonly FieldName<T>[];
  /** The seats that they would give another holder. */
  readonly seats: SharedSeats;
  /** Numbers of the rows that the workbook hides. */
  readonly hidden: ReadonlySet<number>;
  /** Numbers of the rows that are hidden or that the admin has excluded. */
  readonly unticked: ReadonlySet<number>;
  readonly onUntick: (unticked: ReadonlySet<number>) => void;
  /** Numbers of the rows that are kept beside one of the same name. */
  readonly keptBoth: ReadonlySet<number>;
  readonly onKeepBoth: (keptBoth: ReadonlySet<number>) => void;
  readonly onCorrect: (row: number, correction: Correction<T>) => void;
  /** What the role in a row is understood as (P14). */
  readonly roleIn: RoleInRow<T>;
}

/** Long for its markup and the focus, which goes on to the next fault after a correction. */
export function PlannedRows<T extends Stored>(props: Props<T>) {
  const { kind, rows, filter, fields, seats, hidden, unticked, onUntick, keptBoth, onCorrect } =
    props;
  const { roleIn } = props;
  const [wantedPage, setPage] = useState(0);
  const table = useRef<HTMLElement>(null);
  const shown = rows.filter((row) => isShown(row, filter, roleIn));
  const { rows: drawn, page, pages } = pageOf(shown, wantedPage);
  const numbers = shown.filter(isApplicable).map(({ number }) => number);
  const [nameField] = kind.knownBy;
  const labelOf = (name: FieldName<T>) =>
    kind.fields.find((field) => field.name === name)?.label ?? name;

  const goesOn = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new plan follows a correction.
  useEffect(() => {
    if (!goesOn.current) return;
    goesOn.current = false;
    const next = table.current?.querySelector<HTMLElement>('input[aria-invalid="true"]');
    (next ?? table.current)?.focus();
  }, [rows]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is read from its top.
  useEffect(() => {
    table.current?.scrollTo(0, 0);
  }, [page]);

  return (
    <>
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
          onTick={(isTicked) => onUntick(withAll(unticked, numbers, !isTicked))}
        />
      )}
      <PeopleTable
        label="Rows of the file"
        columns={[labelOf(nameField), 'Import', ...fields.map(labelOf)]}
        ref={table}
      >
        {drawn.map((row) => (
          <PlannedRowItem
            key={row.number}
            row={row}
            nameField={nameField}
            fields={fields}
            seats={seats.get(idOf(row)) ?? []}
            role={roleIn(row)}
            isHidden={hidden.has(row.number)}
            isTicked={!unticked.has(row.number)}
            onTick={(isTicked) => onUntick(withAll(unticked, [row.number], !isTicked))}
            isKept={keptBoth.has(row.number)}
            onKeep={(isKept) => props.onKeepBoth(withAll(keptBoth, [row.number], isKept))}
            onCorrect={(correction, isDone) => {
              goesOn.current = isDone;
              onCorrect(row.number, correction);
            }}
          />
        ))}
      </PeopleTable>
      <Pager plural="rows" page={page} pages={pages} list={table} onGoTo={setPage} />
    </>
  );
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
  if (filter === 'left-out') return !isStopped(row) && faultsOf(row).length > 0;
  return row.verdict === filter;
}
