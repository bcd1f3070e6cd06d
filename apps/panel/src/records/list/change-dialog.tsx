/**
 * Asks which field of the selected records to change, and to what (P6, P8). Nothing is chosen at first, and emptying a
 * field is a choice of its own that says how many records lose something.
 */
import { type FieldName, meantText, type Stored, textError } from 'domain/record.ts';
import { type FormEvent, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { Button } from 'ui/button.tsx';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import { ChangeEffect } from '../change-effect.tsx';
import { counted } from '../dates-and-counts.ts';
import type { EditableKind } from '../editable-kind.ts';
import { INPUT_CLASS, LabelledControl, Modal } from '../panel-controls.tsx';
import { changedTo, changeMany } from '../save-many.ts';
import { byText } from './list-shape.ts';

interface Props<T extends Stored> {
  readonly kind: EditableKind<T>;
  /** Fields that can be changed together. */
  readonly fields: readonly FieldName<T>[];
  /** All records, whose texts are suggested. */
  readonly all: readonly T[];
  readonly selected: readonly T[];
  readonly onClose: () => void;
}

export function ChangeDialog<T extends Stored>(props: Props<T>) {
  const { kind, selected, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const change = useBulkChange(props);
  const { field, losing, isEmptying, isComplete } = change;
  const changing = `Change ${counted(selected.length, kind.noun)}`;
  const emptying = `Empty the ${field?.label.toLowerCase()} of ${counted(losing.length, kind.noun)}`;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (change.begin()) dialog.current?.close();
  }

  return (
    <Modal ref={dialog} titleId={titleId} onClose={onClose}>
      <form onSubmit={submit} noValidate autoComplete="off" className="grid gap-4">
        <h2 id={titleId} className="font-serif text-2xl leading-tight">
          {changing}
        </h2>
        <FieldChoice change={change} />
        {losing.length > 0 && (
          <fieldset>
            <legend className="sr-only">How to change it</legend>
            <Way
              isChosen={!isEmptying}
              onChoose={() => change.setEmptying(false)}
              label="Write something else"
            />
            <Way isChosen={isEmptying} onChoose={() => change.setEmptying(true)} label={emptying} />
          </fieldset>
        )}
        {field && !isEmptying && <NewText change={change} />}
        <ErrorBoundary>
          <ChangeEffect proposal={change.proposal} saving="Changing them" />
        </ErrorBoundary>
        <div className="flex flex-wrap gap-3">
          <Button
            variant={isEmptying ? 'plain' : 'primary'}
            type="submit"
            disabled={!isComplete}
            className={`disabled:cursor-not-allowed disabled:opacity-60 ${
              isEmptying ? 'text-danger hover:border-danger hover:bg-danger-wash' : ''
            }`}
          >
            {isEmptying ? emptying : changing}
          </Button>
          <Button variant="plain" onClick={() => dialog.current?.close()}>
            Cancel
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** The field chosen, what becomes of it, and which answers that would change. */
function useBulkChange<T extends Stored>({ kind, fields, all, selected }: Props<T>) {
  const [name, setName] = useState<FieldName<T> | null>(null);
  const [isEmptying, setEmptying] = useState(false);
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const known = useMemo(() => textsOf(all, name), [all, name]);
  const choices = kind.fields.filter((field) => fields.includes(field.name));
  const field = choices.find((each) => each.name === name);

  const losing = useMemo(() => emptiedBy(kind, selected, name), [kind, selected, name]);
  const changed = isEmptying ? losing : selected;
  // 'N/A' would empty the field too (P10).
  const written = useDeferredValue(isEmptying ? '' : meantText(kind, text));
  const isComplete = field !== undefined && (isEmptying || meantText(kind, text) !== '');
  const proposal = useMemo(() => {
    if (name === null || (written === '' && !isEmptying)) return null;
    return { [kind.list]: changedTo(kind, changed, name, written) };
  }, [kind, changed, name, written, isEmptying]);

  function choose(next: FieldName<T> | null) {
    setName(next);
    setEmptying(false);
    setError(null);
  }

  /** Whether the change could begin: a text that cannot be stored is an error. */
  function begin(): boolean {
    if (field === undefined || !isComplete) return false;
    const wrong = isEmptying ? null : textError(field, text.trim());
    setError(wrong);
    if (wrong !== null) return false;
    void changeMany(kind, changed, field.name, isEmptying ? '' : text);
    return true;
  }

  return {
    choices,
    field,
    choose,
    losing,
    isEmptying,
    setEmptying,
    text,
    setText,
    known,
    error,
    isComplete,
    proposal,
    begin,
  };
}

interface PartProps<T extends Stored> {
  readonly change: ReturnType<typeof useBulkChange<T>>;
}

function FieldChoice<T extends Stored>({ change }: PartProps<T>) {
  const { choices, field, choose } = change;
  return (
    <LabelledControl label="What to change">
      {(id) => (
        <select
          id={id}
          value={field?.name ?? ''}
          onChange={({ target }) => choose((target.value as FieldName<T>) || null)}
          className={`${INPUT_CLASS} mt-1`}
        >
          <option value="">Choose a field</option>
          {choices.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      )}
    </LabelledControl>
  );
}

interface WayProps {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly label: string;
}

function Way({ isChosen, onChoose, label }: WayProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="radio"
        name="way"
        checked={isChosen}
        onChange={onChoose}
        className="size-5 shrink-0 cursor-pointer accent-accent"
      />
      {label}
    </label>
  );
}

function NewText<T extends Stored>({ change }: PartProps<T>) {
  const { text, setText, known, error } = change;
  const ids = { list: useId(), error: useId() };
  return (
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
      <p id={ids.error} role="status" className="mt-1 text-sm text-danger empty:hidden">
        {error}
      </p>
    </div>
  );
}

/** The records that would lose a text; none where the field cannot be empty. */
function emptiedBy<T extends Stored>(
  kind: EditableKind<T>,
  records: readonly T[],
  name: FieldName<T> | null,
): readonly T[] {
  const field = kind.fields.find((each) => each.name === name);
  if (name === null || field === undefined || field.required) return [];
  const emptied = changedTo(kind, records, name, '');
  return records.filter((record, at) => record[name] !== null && emptied[at]?.[name] === null);
}

/** Maximum suggestions: a list of thousands is of little help. */
const MAX_SUGGESTED = 50;

function textsOf<T extends Stored>(records: readonly T[], name: FieldName<T> | null) {
  const texts = records.flatMap((record) => (name ? String(record[name] ?? '') || [] : []));
  return [...new Set(texts)].toSorted(byText).slice(0, MAX_SUGGESTED);
}
