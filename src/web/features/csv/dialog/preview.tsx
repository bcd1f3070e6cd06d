/** The rows of the file by what would happen to them, a page at a time, and which are to be applied. */
import { useState } from 'react';
import type { Stored } from '../../../../domain/record.ts';
import { isApplicable, type PlannedRow, type Verdict } from '../plan/planned-row.ts';
import { PlannedRowItem } from './planned-row-item.tsx';
import { PreviewPages } from './preview-pages.tsx';
import { VerdictFilter } from './verdict-filter.tsx';

/** Rows drawn at once. */
const PAGE_SIZE = 50;

interface Props<T extends Stored> {
  readonly rows: readonly PlannedRow<T>[];
  /** Numbers of the rows that are not to be applied, although they could be. */
  readonly unticked: ReadonlySet<number>;
  readonly onUntick: (unticked: ReadonlySet<number>) => void;
}

export function Preview<T extends Stored>({ rows, unticked, onUntick }: Props<T>) {
  const [filter, setFilter] = useState<Verdict | null>(null);
  const [wantedPage, setPage] = useState(0);
  const shown = filter === null ? rows : rows.filter(({ verdict }) => verdict === filter);
  const pages = Math.max(1, Math.ceil(shown.length / PAGE_SIZE));
  const page = Math.min(wantedPage, pages - 1);
  const numbers = shown.filter(isApplicable).map(({ number }) => number);

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
      {numbers.length > 0 && (
        <SelectAll
          count={numbers.length}
          ticked={numbers.filter((number) => !unticked.has(number)).length}
          onTick={(isTicked) => tick(numbers, isTicked)}
        />
      )}
      <ul aria-label="Rows of the file" className="m-0 list-none divide-y divide-line p-0">
        {shown.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE).map((row) => (
          <PlannedRowItem
            key={row.number}
            row={row}
            isTicked={!unticked.has(row.number)}
            onTick={(isTicked) => tick([row.number], isTicked)}
          />
        ))}
      </ul>
      {pages > 1 && <PreviewPages page={page} pages={pages} onPage={setPage} />}
    </>
  );
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
