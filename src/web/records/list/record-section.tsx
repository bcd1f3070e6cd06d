/** The records of one kind: adding, finding, editing and deleting them (P2). */
import { Plus } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import type { Stored } from '../../../domain/record.ts';
import { buttonClass } from '../../components/button.ts';
import { deleteWithUndo } from '../delete-record.ts';
import { OpenRecord } from '../form/open-record.tsx';
import type { RecordForm } from '../form/record-form.ts';
import type { KeptKind } from '../kept-kind.ts';
import { NEW, useOpenForm } from '../open-form.ts';
import { ListControls } from './list-controls.tsx';
import { ListCount } from './list-count.tsx';
import type { ListShape } from './list-shape.ts';
import { Pager } from './pager.tsx';
import { RecordRow } from './record-row.tsx';
import { useCloseMissing } from './use-close-missing.ts';
import { useFocusWhenFree } from './use-focus-when-free.ts';
import { useList } from './use-list.ts';

interface Props<T extends Stored> {
  readonly kind: KeptKind<T>;
  readonly records: readonly T[];
  readonly shape: ListShape<T>;
  readonly title: string;
  readonly addLabel: string;
  readonly renderRow: (record: T) => ReactNode;
  readonly renderForm: (form: RecordForm<T>) => ReactNode;
}

interface Item<T extends Stored> {
  readonly id: string;
  /** null for an open form whose record somebody else has deleted. */
  readonly record: T | null;
}

export function RecordSection<T extends Stored>(props: Props<T>) {
  const { kind, records, shape, title, addLabel, renderRow, renderForm } = props;
  const titleId = useId();
  const list = useList(records, shape);
  const open = useOpenForm(kind);
  const { shown } = list.view;
  const addButton = useFocusWhenFree<HTMLButtonElement>(shown?.id === NEW);
  const listTop = useRef<HTMLUListElement>(null);
  const plural = `${kind.noun}s`;
  useCloseMissing(kind, records, open);

  function formOf(id: string, record: T | null) {
    return (
      <OpenRecord
        key={id}
        kind={kind}
        id={id}
        record={record}
        renderForm={renderForm}
        onReopen={() => open.open(id)}
        onClose={(saved) => {
          open.close();
          list.show(saved?.id ?? id, saved !== null);
        }}
      />
    );
  }

  async function remove(record: T) {
    const at = list.found.indexOf(record);
    const neighbour = list.found[at + 1] ?? list.found[at - 1];
    const gone = await deleteWithUndo(kind, record, (restored) => list.show(restored.id, true));
    if (gone) list.show(neighbour?.id ?? NEW, false);
  }

  /** What is read next begins at the top of the other page. */
  function turnTo(page: number) {
    list.goTo(page);
    listTop.current?.scrollIntoView();
    listTop.current?.focus({ preventScroll: true });
  }

  const isEditing = open.id !== null && open.id !== NEW;
  const items: Item<T>[] = list.rows.map((record) => ({ id: record.id, record }));
  // An open form outlives its row: the search may leave it out, or somebody else may delete it.
  if (isEditing && !items.some(({ id }) => id === open.id)) {
    const record = records.find(({ id }) => id === open.id) ?? null;
    items.unshift({ id: open.id, record });
  }

  return (
    <section aria-labelledby={titleId}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} className="font-serif text-2xl">
          {title}
        </h2>
        <button
          ref={addButton}
          type="button"
          onClick={() => open.open(NEW)}
          className={buttonClass('primary')}
        >
          <Plus className="size-4" aria-hidden="true" />
          {addLabel}
        </button>
      </div>
      {open.id === NEW && (
        <div className="mt-4 rounded-xl border border-line bg-sheet">{formOf(NEW, null)}</div>
      )}
      {records.length > 0 && (
        <div className="mt-4">
          <ListControls list={list} shape={shape} records={records} plural={plural} />
        </div>
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
            <li key={id}>
              {id === open.id
                ? formOf(id, record)
                : record && (
                    <RecordRow
                      name={kind.nameOf(record)}
                      shown={shown?.id === id ? shown : null}
                      onEdit={() => open.open(id)}
                      onDelete={() => remove(record)}
                    >
                      {renderRow(record)}
                    </RecordRow>
                  )}
            </li>
          ))}
        </ul>
      )}
      <Pager plural={plural} page={list.page} pages={list.pages} onGoTo={turnTo} />
    </section>
  );
}
