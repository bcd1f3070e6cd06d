/**
 * A table that scrolls in a region of its own: its headings and the names stay in sight (P12). And the selection of its
 * rows.
 */
import { type ReactNode, type RefObject, useEffect } from 'react';

interface Props {
  readonly label: string;
  /** Headings, the one of the names first. */
  readonly columns: readonly string[];
  /** The region, which takes the focus. */
  readonly ref: RefObject<HTMLElement | null>;
  /** Bodies of the table. */
  readonly children: ReactNode;
}

const STICKY_NAME = 'sticky left-0 z-10 w-36 min-w-36 bg-sheet sm:w-56 sm:min-w-56';

/** The heading of a row: its cell stays at the left. */
export const NAME_CELL = `${STICKY_NAME} border-t border-line px-3 text-left align-top font-normal`;

/** Any other cell. */
export const TEXT_CELL = 'max-w-80 border-t border-line px-3 pt-2.75 pb-2.5 align-top break-words';

/**
 * The width that keeps the texts of a field whole: addresses have no place to break, numbers only a bad one, and a role
 * has what it is found as below it, which would make each row of a phone's screen six lines high.
 */
export function widthOf(field: string): string {
  if (field === 'profession_role') return 'min-w-60';
  if (field === 'phone') return 'min-w-40';
  return field === 'email' || field === 'website' ? 'min-w-72' : 'min-w-44';
}

export function PeopleTable({ label, columns, ref, children }: Props) {
  return (
    <section
      ref={ref}
      aria-label={label}
      // Scrolls, so it must be reachable by keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: as above.
      tabIndex={0}
      className="@container relative max-h-[max(16rem,calc(100dvh-15rem))] scroll-pt-12 scroll-pl-36 overflow-auto rounded-xl border border-line bg-sheet sm:scroll-pl-56"
    >
      <table className="w-full border-separate border-spacing-0 text-left text-[0.9375rem]">
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th
                key={column}
                scope="col"
                className={`sticky top-0 border-b border-line px-3 py-2.5 text-sm font-medium whitespace-nowrap text-quiet ${at === 0 ? `${STICKY_NAME} z-30` : 'z-20 bg-sheet'}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </section>
  );
}

/** Scrolls the table up when another page of its rows is shown. */
export function useReadFromTop(table: RefObject<HTMLElement | null>, page: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is read from its top.
  useEffect(() => {
    table.current?.scrollTo(0, 0);
  }, [page]);
}

/** Within a cell of all columns: as wide as what is in sight. */
export const WIDE = 'sticky left-0 w-[100cqw] px-3';

interface SelectAllProps {
  readonly label: string;
  readonly count: number;
  readonly ticked: number;
  readonly onTick: (isTicked: boolean) => void;
}

/** A checkbox that selects everything listed below it, or nothing. */
export function SelectAll({ label, count, ticked, onTick }: SelectAllProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 py-2">
      <input
        type="checkbox"
        checked={ticked === count}
        ref={(box) => {
          if (box) box.indeterminate = ticked > 0 && ticked < count;
        }}
        onChange={(event) => onTick(event.currentTarget.checked)}
        className="size-5 shrink-0 accent-accent"
      />
      {label}
    </label>
  );
}

/** The set with all of these, or without them. */
export function withAll<Key>(
  set: ReadonlySet<Key>,
  keys: readonly Key[],
  isIn: boolean,
): ReadonlySet<Key> {
  const next = new Set(set);
  for (const key of keys) {
    if (isIn) next.add(key);
    else next.delete(key);
  }
  return next;
}
