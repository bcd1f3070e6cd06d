/** Which records of a list are selected, and changing or deleting them together (P6). */

import { type FieldName, type Stored, textError } from 'domain/record.ts';
import { Trash2, X } from 'lucide-react';
import {
  type FormEvent,
  type ReactNode,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button } from 'ui/button.tsx';
import { ChangeEffect } from '../change-effect.tsx';
import { counted } from '../dates-and-counts.ts';
import type { EditableKind } from '../editable-kind.ts';
import { INPUT_CLASS, LabelledControl, Modal } from '../panel-controls.tsx';
import { changedTo, changeMany, deleteMany } from '../save-many.ts';
import { byText } from './list-shape.ts';

interface SelectionBarProps<T extends Stored> {
  readonly kind: EditableKind<T>;
  readonly all: readonly T[];
  readonly selection: Selection<T>;
  /** Fields that can be changed together. */
  readonly fields: readonly FieldName<T>[];
  readonly mayDelete: (records: readonly T[]) => Promise<boolean>;
  /** Further actions for all of them. */
  readonly children?: ReactNode;
}

/** Actions for the selected records; floats at the bottom while any are selected. */
export function SelectionBar<T extends Stored>(props: SelectionBarProps<T>) {
  const { kind, all, selection, fields, mayDelete, children } = props;
  const [isChanging, setChanging] = useState(false);
  const { records } = selection;

  async function remove() {
    if (await mayDelete(records)) await deleteMany(kind, records);
  }

  return (
    <>
      <div className="sticky bottom-[calc(var(--bar)+0.5rem)] z-10 mt-3 flex flex-wrap items-center gap-2 rounded-xl border border-line bg-sheet p-2 pl-4 shadow-lg">
        <p role="status" className="mr-auto font-medium">
          {records.length.toLocaleString()} selected
        </p>
        {children}
        {fields.length > 0 && (
          <Button variant="plain" onClick={() => setChanging(true)}>
            Change…
          </Button>
        )}
        <Button
          variant="plain"
          onClick={() => void remove()}
          className="text-danger hover:border-danger hover:bg-danger-wash"
        >
          <Trash2 className="size-4" aria-hidden="true" />
          Delete
        </Button>
        <Button
          variant="plain"
          onClick={selection.clear}
          aria-label="Clear the selection"
          className="min-w-11"
        >
          <X className="size-4" aria-hidden="true" />
        </Button>
      </div>
      {isChanging && (
        <ChangeDialog
          kind={kind}
          fields={fields}
          all={all}
          selected={records}
          onClose={() => setChanging(false)}
        />
      )}
    </>
  );
}

/** Which records of a list are selected. */
interface Selection<T extends Stored> {
  /** The selected records in their current state, without deleted ones. */
  readonly records: readonly T[];
  readonly has: (record: T) => boolean;
  readonly set: (records: readonly T[], isSelected: boolean) => void;
  readonly clear: () => void;
}

const NOTHING: ReadonlySet<string> = new Set();

export function useSelection<T extends Stored>(all: readonly T[]): Selection<T> {
  const [ids, setIds] = useState(NOTHING);
  const records = useMemo(
    () => (ids.size === 0 ? [] : all.filter(({ id }) => ids.has(id))),
    [all, ids],
  );
  return {
    records,
    has: ({ id }) => ids.has(id),
    set(some, isSelected) {
      setIds((now) => {
        const next = new Set(now);
        for (const { id } of some) {
          if (isSelected) next.add(id);
          else next.delete(id);
        }
        return next;
      });
    },
    clear: () => setIds(NOTHING),
  };
}

interface ChangeDialogProps<T extends Stored> {
  readonly kind: EditableKind<T>;
  readonly fields: readonly FieldName<T>[];
  /** All records, whose texts are suggested. */
  readonly all: readonly T[];
  readonly selected: readonly T[];
  readonly onClose: () => void;
}

/** Asks which field of the selected records to change, and to what. Long, as it is one form, most of it markup. */
function ChangeDialog<T extends Stored>({
  kind,
  fields,
  all,
  selected,
  onClose,
}: ChangeDialogProps<T>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [name, setName] = useState(fields[0]);
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const ids = { title: useId(), list: useId(), error: useId() };
  const known = useMemo(() => textsOf(all, name), [all, name]);
  const choices = kind.fields.filter((field) => fields.includes(field.name));
  const field = choices.find((each) => each.name === name);

  const written = useDeferredValue(text.trim());
  const proposal = useMemo(() => {
    const isBlank = written === '' && field?.required;
    if (field === undefined || isBlank) return null;
    return { [kind.list]: changedTo(kind, selected, field.name, written) };
  }, [kind, selected, field, written]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (field === undefined) return;
    const wrong = textError(field, text.trim());
    setError(wrong);
    if (wrong !== null) return;
    void changeMany(kind, selected, field.name, text);
    dialog.current?.close();
  }

  return (
    <Modal ref={dialog} titleId={ids.title} onClose={onClose}>
      <form onSubmit={submit} noValidate autoComplete="off" className="grid gap-4">
        <h2 id={ids.title} className="font-serif text-2xl leading-tight">
          Change {counted(selected.length, kind.noun)}
        </h2>
        <LabelledControl label="What to change">
          {(id) => (
            <select
              id={id}
              value={name}
              onChange={({ target }) => {
                setName(target.value as FieldName<T>);
                setError(null);
              }}
              className={`${INPUT_CLASS} mt-1`}
            >
              {choices.map((each) => (
                <option key={each.name} value={each.name}>
                  {each.label}
                </option>
              ))}
            </select>
          )}
        </LabelledControl>
        <div>
          <LabelledControl label="New text">
            {(id) => (
              <input
                id={id}
                value={text}
                onChange={({ target }) => setText(target.value)}
                list={ids.list}
                dir="auto"
                aria-invalid={error !== null}
                aria-describedby={ids.error}
                className={`${INPUT_CLASS} mt-1`}
              />
            )}
          </LabelledControl>
          <datalist id={ids.list}>
            {known.map((each) => (
              <option key={each} value={each} />
            ))}
          </datalist>
          <p
            id={ids.error}
            role="status"
            className={`mt-1 text-sm ${error ? 'text-danger' : 'text-quiet'}`}
          >
            {error ?? 'Leave it empty to clear the field.'}
          </p>
        </div>
        <ChangeEffect proposal={proposal} saving="Changing them" />
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" type="submit">
            Change {counted(selected.length, kind.noun)}
          </Button>
          <Button variant="plain" onClick={() => dialog.current?.close()}>
            Cancel
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** Maximum suggestions: a list of thousands is of little help. */
const MAX_SUGGESTED = 50;

function textsOf<T extends Stored>(records: readonly T[], name: FieldName<T> | undefined) {
  const texts = records.flatMap((record) => (name ? String(record[name] ?? '') || [] : []));
  return [...new Set(texts)].toSorted(byText).slice(0, MAX_SUGGESTED);
}
