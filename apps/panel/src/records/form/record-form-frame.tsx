/** The frame of every record form: title, edit conflict, fields, Save and Cancel (P2). */

import { draftOf, labelOf, type Stored } from 'domain/record.ts';
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from 'ui/button.tsx';
import { Apart, ErrorBoundary } from 'ui/error-boundary.tsx';
import { useNameIn } from '../before-and-after.tsx';
import { useMayEdit } from '../my-access.tsx';
import { FormEffect } from './form-checks.tsx';
import type { Conflict } from './save-draft.ts';
import type { RecordForm } from './use-record-form.ts';

interface RecordFormFrameProps<T extends Stored> {
  readonly form: RecordForm<T>;
  readonly title: string;
  /** What to know before saving. */
  readonly beforeSave?: ReactNode;
  /** 'Save' unless something speaks against it. */
  readonly saveLabel?: string | undefined;
  /** The fields. */
  readonly children: ReactNode;
  /** Below the buttons. */
  readonly footer?: ReactNode;
}

export function RecordFormFrame<T extends Stored>(props: RecordFormFrameProps<T>) {
  const { form, title, beforeSave, saveLabel = 'Save', children, footer } = props;
  const titleId = useId();
  const element = useRef<HTMLFormElement>(null);

  // Focus the first field when the form opens.
  useEffect(() => element.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const invalid = form.save();
    if (invalid !== null) focusField(event.currentTarget, invalid);
  }

  return (
    <form
      ref={element}
      onSubmit={submit}
      noValidate
      autoComplete="off"
      aria-labelledby={titleId}
      aria-busy={form.isSaving}
      className="p-4 sm:p-6"
    >
      <h3 id={titleId} dir="auto" className="font-serif text-xl [overflow-wrap:anywhere]">
        {title}
      </h3>
      {form.isRestored && (
        <p role="status" className="mt-2 text-quiet">
          What you typed before is still here.
        </p>
      )}
      <ErrorBoundary>
        {form.conflict && <ConflictPanel form={form} conflict={form.conflict} />}
      </ErrorBoundary>
      <div className="mt-4">
        <ErrorBoundary>{children}</ErrorBoundary>
      </div>
      <Apart>
        {beforeSave}
        <FormEffect form={form} />
        <Buttons form={form} saveLabel={saveLabel} />
        {footer}
      </Apart>
    </form>
  );
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.querySelector<HTMLElement>(`[name="${name}"], [data-name="${name}"]`);
  // A field that is folded away takes no focus.
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
}

interface ButtonsProps<T extends Stored> {
  readonly form: RecordForm<T>;
  readonly saveLabel: string;
}

function Buttons<T extends Stored>({ form, saveLabel }: ButtonsProps<T>) {
  const mayEdit = useMayEdit();
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <Button
        variant="primary"
        type="submit"
        onMouseDown={holdFocus}
        onClick={takeFocus}
        disabled={!form.canSave || !mayEdit}
        aria-disabled={form.isSaving}
        className="min-w-28 disabled:cursor-not-allowed disabled:opacity-50"
      >
        {form.isSaving ? 'Saving…' : saveLabel}
      </Button>
      <Button
        variant="plain"
        onMouseDown={holdFocus}
        onClick={(event) => {
          takeFocus(event);
          form.cancel();
        }}
        aria-disabled={form.isSaving}
      >
        Cancel
      </Button>
    </div>
  );
}

/** Keeps the focus in the field: blurring it may show an error that moves the button away from the pointer. */
function holdFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** Moves the focus into the form, so that closing it releases the focus. */
function takeFocus(event: MouseEvent<HTMLElement>): void {
  event.currentTarget.focus();
}

interface ConflictPanelProps<T extends Stored> {
  readonly form: RecordForm<T>;
  readonly conflict: Conflict<T>;
}

/** Shows an edit conflict: the other admin's changes, and a choice for each field both changed. */
function ConflictPanel<T extends Stored>({ form, conflict }: ConflictPanelProps<T>) {
  const { kind } = form;
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  const { theirs, contested, taken, mine } = conflict;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new conflict takes the focus.
  useEffect(() => panel.current?.focus(), [conflict]);

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="mt-4 rounded-lg border-2 border-danger bg-paper p-4"
    >
      <p id={titleId} className="font-medium">
        Someone else {theirs ? 'saved' : 'deleted'} this {kind.noun} while you were editing.
      </p>
      {!theirs && <p className="mt-1">Your text is kept. Save adds it again.</p>}
      {theirs &&
        contested.map((name) => (
          <ContestedField
            key={name}
            label={labelOf(kind, name)}
            mine={mine[name]}
            theirs={draftOf(kind, theirs)[name]}
            chosen={form.draft[name]}
            onChoose={(text) => form.set(name, text)}
          />
        ))}
      {taken.length > 0 && (
        <p className="mt-3">
          Merged from their version: {taken.map((name) => labelOf(kind, name)).join(', ')}.
        </p>
      )}
      {theirs && <p className="mt-3">Nothing is saved until you press Save.</p>}
    </section>
  );
}

function ContestedText({ text }: { readonly text: string }) {
  const shown = useNameIn(text);
  return <>{shown.trim() === '' ? '(empty)' : shown}</>;
}

interface ContestedFieldProps {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  /** The current text in the form, which may be neither of the two. */
  readonly chosen: string;
  readonly onChoose: (text: string) => void;
}

/** One field changed by two admins: both texts, and the choice between them. */
function ContestedField({ label, mine, theirs, chosen, onChoose }: ContestedFieldProps) {
  const group = useId();
  const choices = [
    { whose: 'Yours', text: mine },
    { whose: 'Theirs', text: theirs },
  ];
  return (
    <fieldset className="mt-3">
      <legend className="text-sm font-medium">{label}</legend>
      <div className="mt-1 grid gap-2 sm:grid-cols-2">
        {choices.map(({ whose, text }) => (
          <label
            key={whose}
            className="flex min-h-11 cursor-pointer gap-3 rounded-lg border border-line bg-sheet p-3 has-checked:border-accent"
          >
            <input
              type="radio"
              name={group}
              checked={chosen === text}
              onChange={() => onChoose(text)}
              className="mt-1 size-4 shrink-0 accent-accent"
            />
            <span className="min-w-0">
              <span className="font-medium">{whose}: </span>
              <span dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
                <ContestedText text={text} />
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
