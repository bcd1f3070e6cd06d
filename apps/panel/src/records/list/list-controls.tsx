/**
 * What stands around a list: its heading, the controls that search, sort and filter it, its count, and its pages (P2).
 */

import type { Stored } from 'domain/record.ts';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { type RefObject, useDeferredValue, useMemo } from 'react';
import { Button } from 'ui/button.tsx';
import { counted } from '../dates-and-counts.ts';
import { useMayEdit } from '../my-access.tsx';
import { INPUT_CLASS, LabelledControl, useFocusWhenFree } from '../panel-controls.tsx';
import type { Filter, ListShape } from './list-shape.ts';
import { type List, type ListView, optionsOf, type Shown } from './list-view.ts';

interface SectionHeadingProps {
  readonly id: string;
  readonly title: string;
  readonly addLabel: string;
  /** Set when the form for a new record was closed unsaved, or the last record is gone. */
  readonly shown: Shown | null;
  readonly onAdd: () => void;
}

/** The title of a section, and the button that adds a record to it (P2). */
export function SectionHeading({ id, title, addLabel, shown, onAdd }: SectionHeadingProps) {
  const addButton = useFocusWhenFree<HTMLButtonElement>(shown);
  const mayEdit = useMayEdit();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h2 id={id} className="font-serif text-2xl">
        {title}
      </h2>
      {mayEdit && (
        <Button variant="primary" ref={addButton} onClick={onAdd}>
          <Plus className="size-4" aria-hidden="true" />
          {addLabel}
        </Button>
      )}
    </div>
  );
}

interface ListControlsProps<T extends Stored> {
  readonly list: List<T>;
  readonly shape: ListShape<T>;
  readonly records: readonly T[];
  /** Plural noun for the listed records. */
  readonly plural: string;
}

/** The controls above a list: search, sort order, and filters with their counts. */
export function ListControls<T extends Stored>({
  list,
  shape,
  records,
  plural,
}: ListControlsProps<T>) {
  const { view, changeView } = list;
  return (
    <search className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]">
      <LabelledControl label={`Search ${plural}`} className="col-span-2 min-w-0">
        {(id) => (
          <input
            id={id}
            type="search"
            value={view.query}
            onChange={(event) => changeView({ query: event.target.value })}
            autoComplete="off"
            dir="auto"
            className={`${INPUT_CLASS} mt-1`}
          />
        )}
      </LabelledControl>
      {shape.filters.map((filter) => (
        <FilterChoice
          key={filter.param}
          filter={filter}
          records={records}
          view={view}
          changeView={changeView}
        />
      ))}
      <LabelledControl label="Sort by" className="min-w-0">
        {(id) => (
          <select
            id={id}
            value={view.sort ?? shape.sorts[0].label}
            onChange={(event) => changeView({ sort: event.target.value, isDescending: false })}
            className={`${INPUT_CLASS} mt-1`}
          >
            {shape.sorts.map(({ label }) => (
              <option key={label}>{label}</option>
            ))}
          </select>
        )}
      </LabelledControl>
    </search>
  );
}

interface FilterProps<T extends Stored> {
  readonly filter: Filter<T>;
  readonly records: readonly T[];
  readonly view: ListView;
  readonly changeView: List<T>['changeView'];
}

/** Value for "all records"; no other value starts with a line break. */
const ALL = '\n';

function FilterChoice<T extends Stored>({ filter, records, view, changeView }: FilterProps<T>) {
  const { param, label, all, labelOf } = filter;
  // Deferred, so that the rows render first; the options are complete before a user can open them.
  const settled = useDeferredValue<readonly T[]>(records, []);
  const counted = useMemo(() => optionsOf(settled, filter), [settled, filter]);
  const chosen = view.filters[param];
  // The chosen option may have become empty.
  const isThere = chosen === undefined || counted.some(({ value }) => value === chosen);
  const options = isThere
    ? counted
    : [...counted, { value: chosen, label: labelOf(chosen), count: 0 }];

  function choose(value: string) {
    const { [param]: _before, ...others } = view.filters;
    changeView({ filters: value === ALL ? others : { ...others, [param]: value } });
  }

  return (
    <LabelledControl label={label} className="min-w-0">
      {(id) => (
        <select
          id={id}
          value={chosen ?? ALL}
          onChange={({ target }) => choose(target.value)}
          className={`${INPUT_CLASS} mt-1`}
        >
          <option value={ALL}>
            {all} ({records.length})
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label} ({option.count})
            </option>
          ))}
        </select>
      )}
    </LabelledControl>
  );
}

interface ListCountProps<T extends Stored> {
  readonly list: List<T>;
  /** Total number of records. */
  readonly all: number;
  readonly noun: string;
}

/** The number of records, also announced to screen readers, with help when there are none. */
export function ListCount<T extends Stored>({ list, all, noun }: ListCountProps<T>) {
  const found = list.found.length;
  return (
    <>
      <p role="status" className="mt-3 mb-2 text-sm text-quiet">
        {inWords(found, all, noun)}
      </p>
      {found === 0 && all > 0 && (
        <Button
          variant="plain"
          onClick={() => list.changeView({ query: '', filters: {} })}
          className="mb-2"
        >
          Show all {noun}s
        </Button>
      )}
    </>
  );
}

function inWords(found: number, all: number, noun: string): string {
  if (all === 0) return `No ${noun}s yet.`;
  if (found === 0) return `No ${noun} matches.`;
  const total = counted(all, noun);
  return found === all ? total : `${found} of ${total}`;
}

interface PagerProps {
  /** Plural noun for the listed records. */
  readonly plural: string;
  /** From 0. */
  readonly page: number;
  readonly pages: number;
  /** The list, which gets the focus when the page changes. */
  readonly list: RefObject<HTMLElement | null>;
  readonly onGoTo: (page: number) => void;
}

const WHEN_DISABLED = 'disabled:cursor-not-allowed disabled:opacity-50';

/** Page navigation below a list. */
export function Pager({ plural, page, pages, list, onGoTo }: PagerProps) {
  if (pages === 1) return null;

  /** Reading continues at the top of the new page. */
  function turnTo(next: number) {
    onGoTo(next);
    list.current?.scrollIntoView();
    list.current?.focus({ preventScroll: true });
  }

  return (
    <nav aria-label={`Pages of ${plural}`} className="mt-4 flex items-center justify-between gap-3">
      <Button
        variant="plain"
        disabled={page === 0}
        onClick={() => turnTo(page - 1)}
        className={WHEN_DISABLED}
      >
        <ChevronLeft className="size-4" aria-hidden="true" />
        Previous
      </Button>
      <span className="text-center text-sm text-quiet">
        Page {page + 1} of {pages}
      </span>
      <Button
        variant="plain"
        disabled={page === pages - 1}
        onClick={() => turnTo(page + 1)}
        className={WHEN_DISABLED}
      >
        Next
        <ChevronRight className="size-4" aria-hidden="true" />
      </Button>
    </nav>
  );
}
