/** The rows of the file by verdict, in pages, with the choice of which to apply. */
import { useEffect, useRef, useState } from 'react';
import type { Stored } from '../../../../domain/record.ts';
import { counted } from '../../../lib/counted.ts';
import { Pager } from '../../../records/list/pager.tsx';
import { pageOf } from '../../../records/list/paging.ts';
import type { Correction } from '../plan/plan-rows.ts';
import { faultsOf, isApplicable, isStopped, type PlannedRow } from '../plan/planned-row.ts';
import { PlannedRowItem } from './planned-row-item.tsx';
import { type RowFilter, VerdictFilter } from './verdict-filter.tsx';

interface Props<T extends Stored> {
  readonly rows: readonly PlannedRow<T>[];
  /** Numbers of the rows that the workbook hides. */
  readonly hidden: ReadonlySet<number>;
  /** Numbers of the rows that are hidden or that the admin has excluded. */
  readonly unticked: ReadonlySet<number>;
  readonly onUntick: (unticked: ReadonlySet<number>) => void;
  readonly onCorrect: (row: number, correction: Correction<T>) => void;
}

export function PlannedRows<T extends Stored>(props: Props<T>) {
  const { rows, hidden, unticked, onUntick, onCorrect } = props;
  const [filter, setFilter] = useState<RowFilter>(null);
  const [wantedPage, setPage] = useState(0);
  const listTop = useRef<HTMLUListElement>(null);
  const shown = rows.filter((row) => isShown(row, filter));
  const { rows: drawn, page, pages } = pageOf(shown, wantedPage);
  const numbers = shown.filter(isApplicable).map(({ number }) => number);

  const goesOn = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new plan follows a correction.
  useEffect(() => {
    if (!goesOn.current) return;
    goesOn.current = false;
    const next = listTop.current?.querySelector<HTMLElement>('input[aria-invalid="true"]');
    (next ?? listTop.current)?.focus();
  }, [rows]);

  function tick(some: readonly number[], isTicked: boolean) {
    const next = new Set(unticked);
    for (const number of some) {
      if (isTicked) next.delete(number);
      else next.add(number);
    }
    onUntick(next);
  }

  return (
    <>
      <VerdictFilter
        rows={rows}
        filter={filter}
        onFilter={(verdict) => {
          setFilter(verdict);
          setPage(0);
        }}
      />
      {hidden.size > 0 && (
        <p className="m-0 mb-2">
          {counted(hidden.size, 'row')} {hidden.size === 1 ? 'is' : 'are'} hidden in the file, and
          not selected unless you select {hidden.size === 1 ? 'it' : 'them'}.
        </p>
      )}
      {numbers.length > 0 && (
        <SelectAll
          count={numbers.length}
          ticked={numbers.filter((number) => !unticked.has(number)).length}
          onTick={(isTicked) => tick(numbers, isTicked)}
        />
      )}
      <ul
        ref={listTop}
        tabIndex={-1}
        aria-label="Rows of the file"
        className="m-0 list-none divide-y divide-line p-0"
      >
        {drawn.map((row) => (
          <PlannedRowItem
            key={row.number}
            row={row}
            isHidden={hidden.has(row.number)}
            isTicked={!unticked.has(row.number)}
            onTick={(isTicked) => tick([row.number], isTicked)}
            onCorrect={(correction, isDone) => {
              goesOn.current = isDone;
              onCorrect(row.number, correction);
            }}
          />
        ))}
      </ul>
      <Pager plural="rows" page={page} pages={pages} list={listTop} onGoTo={setPage} />
    </>
  );
}

function isShown<T extends Stored>(row: PlannedRow<T>, filter: RowFilter): boolean {
  if (filter === null) return true;
  if (filter === 'left-out') return !isStopped(row) && faultsOf(row).length > 0;
  return row.verdict === filter;
}

interface SelectAllProps {
  readonly count: number;
  readonly ticked: number;
  readonly onTick: (isTicked: boolean) => void;
}

function SelectAll({ count, ticked, onTick }: SelectAllProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 border-b border-line py-2">
      <input
        type="checkbox"
        checked={ticked === count}
        ref={(box) => {
          if (box) box.indeterminate = ticked > 0 && ticked < count;
        }}
        onChange={(event) => onTick(event.currentTarget.checked)}
        className="size-5 shrink-0 accent-accent"
      />
      Select all {count}
    </label>
  );
}
