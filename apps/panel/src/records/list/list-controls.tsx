/** What stands above a list: its heading, and the controls that search, sort and filter it (P2). */

import type { Stored } from 'domain/record.ts';
import { Plus, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useCallback, useId, useState } from 'react';
import { Button } from 'ui/button.tsx';
import { Apart } from 'ui/error-boundary.tsx';
import { useBackgroundSearch } from '../background-search.ts';
import { useMayEdit } from '../my-access.tsx';
import { INPUT_CLASS, LabelledControl, useFocusWhenFree } from '../panel-controls.tsx';
import type { Filter, ListShape } from './list-shape.ts';
import { countOptions, type ListState, type ListView, type Shown } from './list-view.ts';

interface SectionHeadingProps {
  readonly id: string;
  readonly title: string;
  /** What the records are for, in a line below the title. */
  readonly help: string | undefined;
  readonly addLabel: string;
  /** Beside the button that adds a record. */
  readonly links: ReactNode;
  /** Set when the form for a new record was closed unsaved, or the last record is gone. */
  readonly shown: Shown | null;
  readonly onAdd: () => void;
}

/** The title of a section, and the button that adds a record to it (P2). */
export function SectionHeading(props: SectionHeadingProps) {
  const { id, title, help, addLabel, links, shown, onAdd } = props;
  const addButton = useFocusWhenFree<HTMLButtonElement>(shown);
  const mayEdit = useMayEdit();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h2 id={id} className="font-serif text-2xl">
          {title}
        </h2>
        <div className="flex flex-wrap gap-2">
          {links}
          {mayEdit && (
            <Button variant="primary" ref={addButton} onClick={onAdd}>
              <Plus className="size-4 max-sm:hidden" aria-hidden="true" />
              {addLabel}
            </Button>
          )}
        </div>
      </div>
      {help && <p className="mt-1 max-w-prose text-quiet">{help}</p>}
    </>
  );
}

interface ListControlsProps<T extends Stored> {
  readonly list: ListState;
  readonly shape: ListShape<T>;
  readonly records: readonly T[];
  /** Plural noun for the listed records. */
  readonly plural: string;
}

/** From which width on the choices stand beside the search, in one row with it. */
const FROM_TABLET = {
  controls: 'sm:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]',
  search: 'sm:col-span-2',
  choices: 'sm:contents',
  folded: 'max-sm:hidden',
  button: 'sm:hidden',
};
const FROM_DESK = {
  controls: 'xl:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]',
  search: 'xl:col-span-2',
  choices: 'sm:grid-cols-3 xl:contents',
  folded: 'max-xl:hidden',
  button: 'xl:hidden',
};
/** As many fit beside the search on a tablet. */
const MAX_TABLET_CHOICES = 3;

/**
 * The controls above a list: search, sort order, and filters with their counts. Where these do not fit beside the search
 * they are folded, so that the list begins high on the screen (P8).
 */
export function ListControls<T extends Stored>({
  list,
  shape,
  records,
  plural,
}: ListControlsProps<T>) {
  const { view, changeView } = list;
  const foldedId = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const chosen = Object.keys(view.filters).length;
  // And the sort order.
  const choices = shape.filters.length + 1;
  const beside = choices > MAX_TABLET_CHOICES ? FROM_DESK : FROM_TABLET;
  return (
    <search className={`mt-2 grid grid-cols-[1fr_auto] items-end gap-3 ${beside.controls}`}>
      <Apart>
        <LabelledControl label={`Search ${plural}`} className={`min-w-0 ${beside.search}`}>
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
        <Button
          variant="plain"
          aria-expanded={isUnfolded}
          aria-controls={foldedId}
          onClick={() => setUnfolded(!isUnfolded)}
          className={beside.button}
        >
          <SlidersHorizontal className="size-4" aria-hidden="true" />
          {shape.filters.length === 0 ? 'Sort' : chosen === 0 ? 'Filter' : `Filter (${chosen})`}
        </Button>
        <div
          id={foldedId}
          className={`col-span-2 grid grid-cols-2 gap-3 ${beside.choices} ${isUnfolded ? '' : beside.folded}`}
        >
          <Apart>
            {shape.filters.map((filter) => (
              <FilterChoice
                key={filter.param}
                filter={filter}
                records={records}
                view={view}
                changeView={changeView}
              />
            ))}
            <SortChoice shape={shape} view={view} changeView={changeView} />
          </Apart>
        </div>
      </Apart>
    </search>
  );
}

interface SortProps<T extends Stored> {
  readonly shape: ListShape<T>;
  readonly view: ListView;
  readonly changeView: ListState['changeView'];
}

function SortChoice<T extends Stored>({ shape: { sorts }, view, changeView }: SortProps<T>) {
  return (
    <LabelledControl label="Sort by" className="min-w-0">
      {(id) => (
        <select
          id={id}
          value={view.sort ?? sorts[0].label}
          onChange={({ target }) => changeView({ sort: target.value, isDescending: false })}
          className={`${INPUT_CLASS} mt-1`}
        >
          {sorts.map(({ label }) => (
            <option key={label}>{label}</option>
          ))}
        </select>
      )}
    </LabelledControl>
  );
}

interface FilterProps<T extends Stored> {
  readonly filter: Filter<T>;
  readonly records: readonly T[];
  readonly view: ListView;
  readonly changeView: ListState['changeView'];
}

/** Value for "all records"; no other value starts with a line break. */
const ALL = '\n';

function FilterChoice<T extends Stored>({ filter, records, view, changeView }: FilterProps<T>) {
  const { param, label, all, labelOf } = filter;
  // The rows are drawn first; the options are complete before a user can open them.
  const search = useCallback(() => countOptions(records, filter), [records, filter]);
  const counted = useBackgroundSearch(search)?.found ?? [];
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
