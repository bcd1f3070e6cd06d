/** Records as a table, on a wide screen: clicking a heading sorts by its column, a second click reverses the order. */

import type { Stored } from 'domain/record.ts';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import type { Column, ListShape } from './list-shape.ts';
import type { List } from './use-list.ts';

interface Props<T extends Stored> {
  readonly title: string;
  readonly list: List<T>;
  readonly shape: ListShape<T>;
  readonly columns: readonly Column<T>[];
  readonly ref: RefObject<HTMLElement | null>;
  /** The checkbox that selects all records found. */
  readonly selectAll: ReactNode;
  /** The rows of the body. */
  readonly children: ReactNode;
}

export function RecordTable<T extends Stored>(props: Props<T>) {
  const { title, list, shape, columns, ref, selectAll, children } = props;
  const { sort, isDescending } = list.view;
  const sorted = sort ?? shape.sorts[0].label;
  return (
    <table
      ref={ref as RefObject<HTMLTableElement | null>}
      tabIndex={-1}
      aria-label={title}
      className="w-full table-fixed scroll-mt-16 border-separate border-spacing-0 rounded-xl border border-line bg-sheet text-left text-[0.9375rem]"
    >
      <thead>
        <tr>
          <td className="w-12 border-b border-line">{selectAll}</td>
          {columns.map(({ label, width = '' }) => (
            <th
              key={label}
              scope="col"
              aria-sort={label === sorted ? (isDescending ? 'descending' : 'ascending') : undefined}
              className={`border-b border-line ${width}`}
            >
              <button
                type="button"
                onClick={() =>
                  list.changeView({ sort: label, isDescending: label === sorted && !isDescending })
                }
                className="flex min-h-11 w-full cursor-pointer items-center gap-1 rounded-lg px-2 text-sm font-medium text-quiet hover:text-accent"
              >
                {label}
                {label === sorted && <Direction isDescending={isDescending} />}
              </button>
            </th>
          ))}
          <td className="w-36 border-b border-line" />
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function Direction({ isDescending }: { readonly isDescending: boolean }) {
  const Icon = isDescending ? ArrowDown : ArrowUp;
  return <Icon className="size-4" aria-hidden="true" />;
}
