/** Asks which field of the selected records to change, and to what. */

import { type FieldName, type Stored, textError } from 'domain/record.ts';
import { type FormEvent, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { Button } from 'ui/button.tsx';
import { byText } from '../compare.ts';
import { counted } from '../counted.ts';
import type { EditableKind } from '../editable-kind.ts';
import { ChangeEffect } from '../effect/change-effect.tsx';
import { INPUT_CLASS } from '../input-class.ts';
import { LabelledControl } from '../labelled-control.tsx';
import { Modal } from '../modal.tsx';
import { changedTo, changeMany } from './write-many.ts';

interface Props<T extends Stored> {
  readonly kind: EditableKind<T>;
  readonly fields: readonly FieldName<T>[];
  /** All records, whose texts are suggested. */
  readonly all: readonly T[];
  readonly selected: readonly T[];
  readonly onClose: () => void;
}

export function ChangeDialog<T extends Stored>({ kind, fields, all, selected, onClose }: Props<T>) {
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
