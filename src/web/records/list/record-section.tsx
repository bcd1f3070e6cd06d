/** The records of one kind: adding, finding, editing and deleting them (P2). */
import { type ReactNode, useId, useRef, useState } from 'react';
import type { Stored } from '../../../domain/record.ts';
import { deleteWithUndo } from '../delete-record.ts';
import type { RecordForm } from '../form/record-form.ts';
import { type FormEnds, useRecordForm } from '../form/use-record-form.ts';
import type { KeptKind } from '../kept-kind.ts';
import { NEW, useOpenForm } from '../open-form.ts';
import { ListControls } from './list-controls.tsx';
import { ListCount } from './list-count.tsx';
import type { ListShape } from './list-shape.ts';
import { itemsOf } from './list-view.ts';
import { Pager } from './pager.tsx';
import { RecordRow } from './record-row.tsx';
import { SectionHeading } from './section-heading.tsx';
import { useCloseMissing } from './use-close-missing.ts';
import { useList } from './use-list.ts';

interface Props<T extends Stored> {
  readonly kind: KeptKind<T>;
  readonly records: readonly T[];
  readonly shape: ListShape<T>;
  readonly title: string;
  readonly addLabel: string;
  readonly renderRow: (record: T) => ReactNode;
  readonly renderForm: (form: RecordForm<T>) => ReactNode;
  /** Asked before a record is deleted; without it, nothing is. */
  readonly mayDelete?: (record: T) => Promise<boolean>;
}

export function RecordSection<T extends Stored>(props: Props<T>) {
  const { kind, records, shape, title, addLabel, renderRow, renderForm } = props;
  const titleId = useId();
  const listTop = useRef<HTMLUListElement>(null);
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

  function rowOf(record: T) {
    return (
      <RecordRow
        name={kind.nameOf(record)}
        shown={shownAs(record.id)}
        onEdit={() => open.open(record.id)}
        onDelete={() => remove(record)}
      >
        {renderRow(record)}
      </RecordRow>
    );
  }

  async function remove(record: T) {
    if (props.mayDelete && !(await props.mayDelete(record))) return;
    const at = list.found.indexOf(record);
    const neighbour = list.found[at + 1] ?? list.found[at - 1];
    const isGone = await deleteWithUndo(kind, record, ({ id }) => list.show(id, true));
    if (isGone) list.show(neighbour?.id ?? NEW, false);
  }

  return (
    <section aria-labelledby={titleId}>
      <SectionHeading
        id={titleId}
        title={title}
        addLabel={addLabel}
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
      {items.length > 0 && (
        <ul
          ref={listTop}
          tabIndex={-1}
          aria-label={title}
          className="scroll-mt-16 divide-y divide-line overflow-clip rounded-xl border border-line bg-sheet"
        >
          {items.map(({ id, record }) => (
            <li key={id}>{id === open.id ? formOf(id, record) : record && rowOf(record)}</li>
          ))}
        </ul>
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

interface OpenProps<T extends Stored> extends FormEnds<T> {
  readonly kind: KeptKind<T>;
  /** The record's id, or NEW. */
  readonly id: string;
  /** The record in the directory; null when missing. */
  readonly record: T | null;
  readonly renderForm: (form: RecordForm<T>) => ReactNode;
}

/** A record whose form is open. Use the form's id in the URL as its React key. */
function OpenRecord<T extends Stored>(props: OpenProps<T>) {
  const { kind, id, record, onClose, onReopen, renderForm } = props;
  return renderForm(useRecordForm(kind, id, record, { onClose, onReopen }));
}
