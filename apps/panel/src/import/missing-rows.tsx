/** The records that are not in the file, with the choice of which to remove along with the import. */
import { type FieldName, labelOf, type Stored } from 'domain/record.ts';
import { useRef, useState } from 'react';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import { FieldText } from '../records/before-and-after.tsx';
import type { EditableKind } from '../records/editable-kind.ts';
import { pageOf } from '../records/list/list-view.ts';
import { Pager } from '../records/list/pager.tsx';
import {
  NAME_CELL,
  PeopleTable,
  SelectAll,
  TEXT_CELL,
  useReadFromTop,
  WIDE,
  widthOf,
  withAll,
} from './people-table.tsx';
import type { MissingRecord } from './plan/plan-rows.ts';

interface Props<T extends Stored> {
  readonly kind: EditableKind<T>;
  /** At least one. */
  readonly missing: readonly MissingRecord<T>[];
  /** The fields shown beside the name. */
  readonly fields: readonly FieldName<T>[];
  /** The ids of the records to remove. */
  readonly gone: ReadonlySet<string>;
  readonly onChoose: (gone: ReadonlySet<string>) => void;
}

export function MissingRows<T extends Stored>(props: Props<T>) {
  const { kind, missing, fields } = props;
  const [wantedPage, setPage] = useState(0);
  const table = useRef<HTMLElement>(null);
  const { rows: drawn, page, pages } = pageOf(missing, wantedPage);
  const [nameField] = kind.knownBy;
  const labels = [nameField, ...fields].map((name) => labelOf(kind, name));
  useReadFromTop(table, page);

  return (
    <>
      <p className="m-0 mb-2 max-w-3xl">
        In the directory and not in this file. Those you select are removed when you import; undoing
        the import brings them back.
      </p>
      <PeopleTable label="Not in this file" columns={labels} ref={table}>
        {[true, false].map((isExpected) => (
          <Group
            key={String(isExpected)}
            {...props}
            isExpected={isExpected}
            drawn={drawn.filter((each) => each.isExpected === isExpected)}
          />
        ))}
      </PeopleTable>
      <Pager plural={kind.list} page={page} pages={pages} list={table} onGoTo={setPage} />
    </>
  );
}

interface GroupProps<T extends Stored> extends Props<T> {
  readonly isExpected: boolean;
  /** Those on the page. */
  readonly drawn: readonly MissingRecord<T>[];
}

/** Those of the file's chapters, or all others: a file of one chapter says nothing about them. */
function Group<T extends Stored>(props: GroupProps<T>) {
  const { missing, fields, gone, onChoose, isExpected, drawn } = props;
  const group = missing.filter((each) => each.isExpected === isExpected);
  const ids = group.map(({ record }) => record.id);
  if (drawn.length === 0) return null;
  const where = isExpected ? 'in the chapters of this file' : 'in other chapters';
  const isAll = isExpected && ids.length === missing.length;
  return (
    <tbody>
      <tr>
        <th
          scope="rowgroup"
          colSpan={fields.length + 1}
          className="border-t border-line bg-paper p-0 text-left font-medium"
        >
          <div className={WIDE}>
            <ErrorBoundary>
              <SelectAll
                label={`Select all ${ids.length}${isAll ? '' : ` ${where}`}`}
                count={ids.length}
                ticked={ids.filter((id) => gone.has(id)).length}
                onTick={(isTicked) => onChoose(withAll(gone, ids, isTicked))}
              />
            </ErrorBoundary>
          </div>
        </th>
      </tr>
      {drawn.map((each) => (
        <MissingRow key={each.record.id} {...props} {...each} />
      ))}
    </tbody>
  );
}

function MissingRow<T extends Stored>(props: Props<T> & MissingRecord<T>) {
  const { kind, fields, gone, onChoose, record, namesake } = props;
  return (
    <tr>
      <th scope="row" className={NAME_CELL}>
        <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.75">
          <input
            type="checkbox"
            checked={gone.has(record.id)}
            onChange={({ currentTarget }) =>
              onChoose(withAll(gone, [record.id], currentTarget.checked))
            }
            className="size-5 shrink-0 accent-accent"
          />
          <span dir="auto" className="font-medium [overflow-wrap:anywhere]">
            {kind.nameOf(record)}
            {namesake !== null && (
              <span className="block text-sm font-normal text-quiet">
                Row {namesake} has this name
              </span>
            )}
          </span>
        </label>
      </th>
      {fields.map((name) => (
        <td key={name} className={`${TEXT_CELL} ${widthOf(name)}`}>
          <ErrorBoundary>
            {record[name] !== null && <FieldText text={String(record[name])} />}
          </ErrorBoundary>
        </td>
      ))}
    </tr>
  );
}
