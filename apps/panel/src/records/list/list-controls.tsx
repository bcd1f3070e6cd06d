/** The controls above a list: search, sort order, and filters with their counts. */

import type { Stored } from 'domain/record.ts';
import { useDeferredValue, useMemo } from 'react';
import { INPUT_CLASS } from '../input-class.ts';
import { LabelledControl } from '../labelled-control.tsx';
import { optionsOf } from './arrange.ts';
import type { Filter, ListShape } from './list-shape.ts';
import type { ListView } from './list-view.ts';
import type { List } from './use-list.ts';

interface Props<T extends Stored> {
  readonly list: List<T>;
  readonly shape: ListShape<T>;
  readonly records: readonly T[];
  /** Plural noun for the listed records. */
  readonly plural: string;
}

export function ListControls<T extends Stored>({ list, shape, records, plural }: Props<T>) {
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
