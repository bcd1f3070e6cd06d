/** The frame of every record form: title, conflict, Save and Cancel (P2). */

import type { Stored } from 'domain/record.ts';
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from 'ui/button.tsx';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import { useMayEdit } from '../access/my-access.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import { FormEffect } from './form-effect.tsx';
import type { RecordForm } from './record-form.ts';

interface Props<T extends Stored> {
  readonly form: RecordForm<T>;
  readonly title: string;
  /** What to know before saving. */
  readonly beforeSave?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
  /** Below the buttons. */
  readonly footer?: ReactNode;
}

export function RecordFormFrame<T extends Stored>(props: Props<T>) {
  const { form, title, beforeSave, children, footer } = props;
  const mayEdit = useMayEdit();
  const titleId = useId();
  const element = useRef<HTMLFormElement>(null);

  // Focus the first field when the form opens.
  useEffect(() => element.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const invalid = form.save();
    if (invalid === null) return;
    event.currentTarget.querySelector<HTMLElement>(`[name="${invalid}"]`)?.focus();
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
          We kept what you had typed.
        </p>
      )}
      {form.conflict && <ConflictPanel form={form} conflict={form.conflict} />}
      <div className="mt-4">{children}</div>
      <ErrorBoundary>{beforeSave}</ErrorBoundary>
      <ErrorBoundary>
        <FormEffect form={form} />
      </ErrorBoundary>
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
          {form.isSaving ? 'Saving…' : 'Save'}
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
      <ErrorBoundary>{footer}</ErrorBoundary>
    </form>
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
