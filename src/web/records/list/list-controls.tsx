/** The controls above a list: search, sort order, and groups with their counts. */
import { type ReactNode, useId, useMemo } from 'react';
import type { Stored } from '../../../domain/record.ts';
import { INPUT_CLASS } from '../input-class.ts';
import { countGroups } from './arrange.ts';
import type { Grouping, ListShape } from './list-shape.ts';
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
    <search className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-4">
      <Control label={`Search ${plural}`} wide>
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
      </Control>
      {shape.grouping && (
        <GroupChoice
          grouping={shape.grouping}
          records={records}
          view={view}
          changeView={changeView}
        />
      )}
      <Control label="Sort by">
        {(id) => (
          <select
            id={id}
            value={view.sort ?? shape.sorts[0].label}
            onChange={(event) => changeView({ sort: event.target.value })}
            className={`${INPUT_CLASS} mt-1`}
          >
            {shape.sorts.map(({ label }) => (
              <option key={label}>{label}</option>
            ))}
          </select>
        )}
      </Control>
    </search>
  );
}

interface GroupProps<T extends Stored> {
  readonly grouping: Grouping<T>;
  readonly records: readonly T[];
  readonly view: ListView;
  readonly changeView: List<T>['changeView'];
}

/** Value for "all groups"; no group name starts with a line break. */
const ALL = '\n';

function GroupChoice<T extends Stored>({ grouping, records, view, changeView }: GroupProps<T>) {
  const counted = useMemo(() => countGroups(records, grouping), [records, grouping]);
  // The chosen group may have become empty.
  const isThere = view.group === null || counted.some(({ name }) => name === view.group);
  const groups = isThere ? counted : [...counted, { name: view.group ?? '', count: 0 }];
  return (
    <Control label={grouping.label}>
      {(id) => (
        <select
          id={id}
          value={view.group ?? ALL}
          onChange={({ target }) =>
            changeView({ group: target.value === ALL ? null : target.value })
          }
          className={`${INPUT_CLASS} mt-1`}
        >
          <option value={ALL}>
            {grouping.all} ({records.length})
          </option>
          {groups.map(({ name, count }) => (
            <option key={name} value={name}>
              {name || grouping.none} ({count})
            </option>
          ))}
        </select>
      )}
    </Control>
  );
}

interface ControlProps {
  readonly label: string;
  readonly wide?: boolean;
  readonly children: (id: string) => ReactNode;
}

function Control({ label, wide = false, children }: ControlProps) {
  const id = useId();
  return (
    <div className={`min-w-0 ${wide ? 'col-span-2' : ''}`}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children(id)}
    </div>
  );
}
