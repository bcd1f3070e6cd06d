/** The records of one kind: adding, finding, editing and deleting them (P2). */
import type { Draft, Stored } from 'domain/record.ts';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { showToast } from 'ui/toasts.tsx';
import { deleteWithUndo } from '../delete-with-undo.ts';
import type { EditableKind } from '../editable-kind.ts';
import {
  type FormEnds,
  type RecordForm,
  type Review,
  useRecordForm,
} from '../form/use-record-form.ts';
import { useMayEdit } from '../my-access.tsx';
import { NEW, type OpenForm, readDraft, unsavedForms, useOpenForm } from '../open-form.ts';
import { ListControls, ListCount, Pager, SectionHeading } from './list-controls.tsx';
import type { ListShape } from './list-shape.ts';
import { itemsOf, useList } from './list-view.ts';
import {
  RecordRow,
  RecordTable,
  RecordTableRow,
  type RowActions,
  SelectBox,
} from './record-rows.tsx';
import { SelectionBar, useSelection } from './selection-bar.tsx';

/** Wide enough for a table. */
const WIDE = '(min-width: 78rem)';

interface Props<T extends Stored> {
  readonly kind: EditableKind<T>;
  readonly records: readonly T[];
  readonly shape: ListShape<T>;
  readonly title: string;
  /** What the records are for, in a line below the title. */
  readonly help?: string;
  readonly addLabel: string;
  /** Beside the button that adds a record. */
  readonly links?: ReactNode;
  /** What a new record begins with. */
  readonly defaults?: Partial<Draft<T>>;
  /** Finds the problems that a record would cause among the others. */
  readonly review?: Review<T> | undefined;
  readonly renderRow: (record: T) => ReactNode;
  readonly renderForm: (form: RecordForm<T>) => ReactNode;
  /** Asked before these records are deleted together (P7); by default they are deleted without a question. */
  readonly mayDelete?: (records: readonly T[]) => Promise<boolean>;
  /** Further actions for the records that are selected. */
  readonly renderBulk?: (selected: readonly T[]) => ReactNode;
}

/** Long, as rows, table and open form share all of this state: apart, they would hand a dozen props to each other. */
export function RecordSection<T extends Stored>(props: Props<T>) {
  const { kind, records, shape, title, addLabel, defaults, renderRow, renderForm } = props;
  const { help, links, mayDelete = unasked, review, renderBulk } = props;
  const titleId = useId();
  const listTop = useRef<HTMLElement>(null);
  const isWide = useMedia(WIDE);
  const mayEdit = useMayEdit();
  const columns = isWide ? shape.columns : undefined;
  const selection = useSelection(records);
  const list = useList(records, shape);
  const open = useOpenForm(kind);
  /** Reopening an open form resets it. */
  const [reopened, setReopened] = useState({ id: NEW, times: 0 });
  useCloseMissing(kind, records, open);

  const plural = `${kind.noun}s`;
  const isAdding = open.id === NEW;
  const items = itemsOf(list.rows, records, isAdding ? null : open.id);
  const shownAs = (id: string) => (list.view.shown?.id === id ? list.view.shown : null);

  function formOf(id: string, record: T | null) {
    return (
      <OpenRecord
        key={reopened.id === id ? `${id} ${reopened.times}` : id}
        kind={kind}
        id={id}
        record={record}
        defaults={defaults}
        review={review}
        renderForm={renderForm}
        onReopen={() => {
          setReopened(({ times }) => ({ id, times: times + 1 }));
          open.open(id);
        }}
        onClose={(saved) => {
          open.close();
          list.show(saved?.id ?? record?.id ?? NEW, saved !== null);
        }}
      />
    );
  }

  function actionsOf(record: T): RowActions {
    return {
      name: kind.nameOf(record),
      shown: shownAs(record.id),
      isSelected: selection.has(record),
      onSelect: (isSelected) => selection.set([record], isSelected),
      onEdit: () => open.open(record.id),
      onDelete: () => remove(record),
    };
  }

  async function remove(record: T) {
    if (!(await mayDelete([record]))) return;
    const at = list.found.indexOf(record);
    const neighbour = list.found[at + 1] ?? list.found[at - 1];
    const isGone = await deleteWithUndo(kind, record, ({ id }) => list.show(id, true));
    if (isGone) list.show(neighbour?.id ?? NEW, false);
  }

  const selectAll = (
    <SelectBox
      label={`Select all ${plural}`}
      isSelected={list.found.length > 0 && list.found.every(selection.has)}
      isMixed={list.found.some(selection.has) && !list.found.every(selection.has)}
      onSelect={(isSelected) => selection.set(list.found, isSelected)}
    />
  );

  return (
    <section aria-labelledby={titleId}>
      <SectionHeading
        id={titleId}
        title={title}
        help={help}
        addLabel={addLabel}
        links={links}
        shown={shownAs(NEW)}
        onAdd={() => open.open(NEW)}
      />
      {isAdding && (
        <div className="mt-4 rounded-xl border border-line bg-sheet">{formOf(NEW, null)}</div>
      )}
      {records.length > 0 && (
        <ListControls list={list} shape={shape} records={records} plural={plural} />
      )}
      <ListCount list={list} all={records.length} noun={kind.noun} />
      {items.length > 0 && columns && (
        <RecordTable
          title={title}
          list={list}
          shape={shape}
          columns={columns}
          ref={listTop}
          selectAll={selectAll}
        >
          {items.map(({ id, record }) =>
            id === open.id ? (
              <tr key={id}>
                <td colSpan={columns.length + 2}>{formOf(id, record)}</td>
              </tr>
            ) : (
              record && (
                <RecordTableRow
                  key={id}
                  actions={actionsOf(record)}
                  record={record}
                  columns={columns}
                />
              )
            ),
          )}
        </RecordTable>
      )}
      {items.length > 0 && !columns && (
        <>
          <div className="flex items-center pl-1.5 text-sm text-quiet">{selectAll}Select all</div>
          <ul
            ref={listTop as RefObject<HTMLUListElement | null>}
            tabIndex={-1}
            aria-label={title}
            className="divide-y divide-line overflow-clip rounded-xl border border-line bg-sheet"
          >
            {items.map(({ id, record }) => (
              <li key={id}>
                {id === open.id
                  ? formOf(id, record)
                  : record && (
                      <RecordRow actions={actionsOf(record)}>{renderRow(record)}</RecordRow>
                    )}
              </li>
            ))}
          </ul>
        </>
      )}
      {selection.records.length > 0 && mayEdit && (
        <SelectionBar
          kind={kind}
          all={records}
          selection={selection}
          fields={shape.bulkFields}
          mayDelete={mayDelete}
        >
          {renderBulk?.(selection.records)}
        </SelectionBar>
      )}
      <Pager
        plural={plural}
        page={list.page}
        pages={list.pages}
        list={listTop}
        onGoTo={list.goTo}
      />
    </section>
  );
}

async function unasked(): Promise<boolean> {
  return true;
}

interface OpenProps<T extends Stored> extends FormEnds<T> {
  readonly kind: EditableKind<T>;
  /** The record's id, or NEW. */
  readonly id: string;
  /** The record in the directory; null when missing. */
  readonly record: T | null;
  readonly defaults: Partial<Draft<T>> | undefined;
  readonly review: Review<T> | undefined;
  readonly renderForm: (form: RecordForm<T>) => ReactNode;
}

/** A record whose form is open. Use the form's id in the URL as its React key. */
function OpenRecord<T extends Stored>(props: OpenProps<T>) {
  const { kind, id, record, defaults, review, onClose, onReopen, renderForm } = props;
  const form = useRecordForm(kind, id, record, { onClose, onReopen }, defaults, review);
  return <>{renderForm(form)}</>;
}

/** Closes the form of a record that no longer exists, unless it has unsaved text. */
function useCloseMissing<T extends Stored>(
  kind: EditableKind<T>,
  records: readonly T[],
  { id, close }: OpenForm,
): void {
  const isGone = id !== null && id !== NEW && !records.some((record) => record.id === id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once each time a record disappears.
  useEffect(() => {
    if (!isGone) return;
    const isTyped = unsavedForms().get(kind.param) === id || readDraft(kind, id) !== null;
    if (isTyped) return;
    close();
    showToast({ kind: 'info', title: `That ${kind.noun} no longer exists` });
  }, [isGone, id]);
}

/** @example useMedia('(min-width: 78rem)') */
function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
