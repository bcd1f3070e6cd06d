/** The records of one kind: adding, finding, editing and deleting them (P2). */
import type { Draft, Stored } from 'domain/record.ts';
import { type ReactNode, useCallback, useId, useSyncExternalStore } from 'react';
import { Apart, ErrorBoundary } from 'ui/error-boundary.tsx';
import { deleteWithUndo } from '../delete-with-undo.ts';
import type { EditableKind } from '../editable-kind.ts';
import { type RecordForm, type Review, useRecordForm } from '../form/use-record-form.ts';
import { useMayEdit } from '../my-access.tsx';
import { NEW } from '../open-form.ts';
import { ListControls, SectionHeading } from './list-controls.tsx';
import { ListCount } from './list-count.tsx';
import type { ListShape } from './list-shape.ts';
import { type FoundRows, itemsOf, useFoundRows } from './list-view.ts';
import { Pager } from './pager.tsx';
import {
  Drawn,
  RecordList,
  RecordRow,
  RecordTable,
  RecordTableRow,
  type RowActions,
  SelectBox,
} from './record-rows.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { type Section, useSection } from './use-section.ts';

/** Wide enough for a table. */
const WIDE = '(min-width: 80rem)';

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
  /** Another number begins the form of a new record anew, with these. */
  readonly begun?: number;
  /** Finds the problems that a record would cause among the others. */
  readonly review?: Review<T> | undefined;
  readonly renderRow: (record: T) => ReactNode;
  readonly renderForm: (form: RecordForm<T>) => ReactNode;
  /** Asked before these records are deleted together (P7); by default they are deleted without a question. */
  readonly mayDelete?: (records: readonly T[]) => Promise<boolean>;
  /** Further actions for the records that are selected. */
  readonly renderBulk?: (selected: readonly T[]) => ReactNode;
}

export function RecordSection<T extends Stored>(props: Props<T>) {
  const { kind, records, shape, title, help, addLabel, links, begun } = props;
  const titleId = useId();
  const section = useSection(kind, records, shape);
  const { list, open } = section;
  return (
    <section aria-labelledby={titleId}>
      <ErrorBoundary>
        <SectionHeading
          id={titleId}
          title={title}
          help={help}
          addLabel={addLabel}
          links={links}
          shown={section.shownAs(NEW)}
          onAdd={() => open.open(NEW)}
        />
      </ErrorBoundary>
      {open.id === NEW && (
        <div className="mt-4 rounded-xl border border-line bg-sheet">
          <ErrorBoundary key={`${section.formKey(NEW)} ${begun}`}>
            <OpenRecord {...props} section={section} id={NEW} record={null} />
          </ErrorBoundary>
        </div>
      )}
      <Apart>
        {records.length > 0 && (
          <ListControls list={list} shape={shape} records={records} plural={`${kind.noun}s`} />
        )}
        <FoundRecords {...props} section={section} />
      </Apart>
    </section>
  );
}

/** The records that match, in their order: how many they are, those of one page, and what is done with several. */
function FoundRecords<T extends Stored>(props: SectionProps<T>) {
  const { kind, records, shape, mayDelete = unasked, section } = props;
  const { list, selection } = section;
  const mayEdit = useMayEdit();
  const rows = useFoundRows(records, shape, list.view);
  return (
    <Apart>
      <ListCount list={list} rows={rows} all={records.length} noun={kind.noun} />
      <PageOfRecords {...props} rows={rows} />
      {selection.records.length > 0 && mayEdit && (
        <SelectionBar
          kind={kind}
          all={records}
          selection={selection}
          fields={shape.bulkFields}
          mayDelete={mayDelete}
        >
          {props.renderBulk?.(selection.records)}
        </SelectionBar>
      )}
      <Pager
        plural={`${kind.noun}s`}
        page={rows.page}
        pages={rows.pages}
        list={section.listTop}
        onGoTo={list.goTo}
      />
    </Apart>
  );
}

async function unasked(): Promise<boolean> {
  return true;
}

interface SectionProps<T extends Stored> extends Props<T> {
  readonly section: Section<T>;
}

interface PageProps<T extends Stored> extends SectionProps<T> {
  readonly rows: FoundRows<T>;
}

/** What the actions of a row do to the list, the selection and the open form. */
function useActions<T extends Stored>({ kind, mayDelete = unasked, section, rows }: PageProps<T>) {
  const { list, selection, open, shownAs } = section;

  async function remove(record: T) {
    if (!(await mayDelete([record]))) return;
    const at = rows.found.indexOf(record);
    const neighbour = rows.found[at + 1] ?? rows.found[at - 1];
    const isGone = await deleteWithUndo(kind, record, ({ id }) => list.show(id, true));
    if (isGone) list.show(neighbour?.id ?? NEW, false);
  }

  return (record: T): RowActions => ({
    name: kind.nameOf(record),
    shown: shownAs(record.id),
    isSelected: selection.has(record),
    onSelect: (isSelected) => selection.set([record], isSelected),
    onEdit: () => open.open(record.id),
    onDelete: () => remove(record),
  });
}

/** The records of one page: a table where there is room and there are columns, else rows. One may be an open form. */
function PageOfRecords<T extends Stored>(props: PageProps<T>) {
  const { kind, records, shape, title, renderRow, section, rows } = props;
  const { list, listTop, open, selection } = section;
  const actionsOf = useActions(props);
  const isWide = useMedia(WIDE);
  const columns = isWide ? shape.columns : undefined;
  const items = itemsOf(rows.rows, records, open.id === NEW ? null : open.id);
  if (items.length === 0) return null;

  const selectAll = (
    <SelectFound
      label={`Select all ${kind.noun}s`}
      // A table has no room for it.
      text={columns ? undefined : 'Select all'}
      selection={selection}
      found={rows.found}
    />
  );
  const opened = items.find(({ id }) => id === open.id);
  const form = opened && (
    <ErrorBoundary key={section.formKey(opened.id)}>
      <OpenRecord {...props} {...opened} />
    </ErrorBoundary>
  );
  if (columns === undefined) {
    return (
      <RecordList title={title} ref={listTop} selectAll={selectAll}>
        {items.map(({ id, record }) => (
          <li key={id}>
            {id === open.id
              ? form
              : record && (
                  <ErrorBoundary>
                    <RecordRow actions={actionsOf(record)}>
                      <Drawn record={record} draw={renderRow} />
                    </RecordRow>
                  </ErrorBoundary>
                )}
          </li>
        ))}
      </RecordList>
    );
  }
  return (
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
            <td colSpan={columns.length + 2}>{form}</td>
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
  );
}

interface SelectFoundProps<T extends Stored> {
  readonly label: string;
  readonly text: string | undefined;
  readonly selection: Section<T>['selection'];
  readonly found: readonly T[];
}

/** Selects all records found, also those on other pages. */
function SelectFound<T extends Stored>(props: SelectFoundProps<T>) {
  const { label, text, selection, found } = props;
  const isAll = found.every(selection.has);
  return (
    <SelectBox
      label={label}
      text={text}
      isSelected={found.length > 0 && isAll}
      isMixed={found.some(selection.has) && !isAll}
      onSelect={(isSelected) => selection.set(found, isSelected)}
    />
  );
}

interface OpenProps<T extends Stored> extends SectionProps<T> {
  /** The record's id, or NEW. */
  readonly id: string;
  /** The record in the directory; null when missing. */
  readonly record: T | null;
}

/** A record whose form is open. The React key around it is the section's `formKey`. */
function OpenRecord<T extends Stored>(props: OpenProps<T>) {
  const { kind, id, record, defaults, review, renderForm, section } = props;

  function onClose(saved: T | null) {
    section.open.close();
    section.list.show(saved?.id ?? record?.id ?? NEW, saved !== null);
  }

  const ends = { onClose, onReopen: () => section.reopen(id) };
  const form = useRecordForm(kind, id, record, ends, defaults, review);
  return <>{renderForm(form)}</>;
}

/** Whether the screen is as a media query says, now and after it changes; false where the browser cannot tell. */
function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = mediaOf(query);
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => mediaOf(query)?.matches ?? false);
}

function mediaOf(query: string): MediaQueryList | null {
  try {
    return window.matchMedia(query);
  } catch {
    return null;
  }
}
