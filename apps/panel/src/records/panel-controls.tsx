/** The controls that the panel's screens share, outside a record's form. */

import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Button } from 'ui/button.tsx';

/** Styles of inputs and selects in the panel's forms and list controls. */
export const INPUT_CLASS =
  'block min-h-11 w-full rounded-lg border border-edge bg-paper px-3 py-2 text-ink ' +
  'placeholder:text-quiet aria-invalid:border-danger';

/** Elements in which keys are for the text, not shortcuts. */
export const TYPING = 'input, textarea, select, [contenteditable]';

interface LabelledControlProps {
  readonly label: string;
  /** Its layout among other controls. */
  readonly className?: string;
  /** The control, with the id that its label names. */
  readonly children: (id: string) => ReactNode;
}

/** A control outside a record's form, below its label. */
export function LabelledControl({ label, className, children }: LabelledControlProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children(id)}
    </div>
  );
}

interface FailureAlertProps {
  readonly text: string;
  /** The button's label. */
  readonly label?: string;
  readonly onClick: () => void;
}

/** An alert that says what could not be read or loaded, with a button to fix it. */
export function FailureAlert({ text, label = 'Try again', onClick }: FailureAlertProps) {
  return (
    <div role="alert" className="mt-4">
      <p>{text}</p>
      <Button variant="plain" onClick={onClick} className="mt-3">
        {label}
      </Button>
    </div>
  );
}

interface ModalProps {
  /** Its `close` closes the dialog. */
  readonly ref: RefObject<HTMLDialogElement | null>;
  /** The id of the heading that names it. */
  readonly titleId: string;
  readonly width?: 'max-w-md' | 'max-w-xl';
  readonly onClose?: () => void;
  /** The user pressed Escape. */
  readonly onCancel?: () => void;
  readonly children: ReactNode;
}

/** A modal dialog, open from when it is rendered until it closes. */
export function Modal({
  ref,
  titleId,
  width = 'max-w-md',
  onClose,
  onCancel,
  children,
}: ModalProps) {
  useEffect(() => ref.current?.showModal(), [ref]);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={onClose}
      onCancel={onCancel}
      className={`m-auto w-[calc(100%-2rem)] ${width} rounded-xl border border-line bg-sheet p-5 text-ink backdrop:bg-black/60 open:rise sm:p-6`}
    >
      {children}
    </dialog>
  );
}

interface AskFirstProps {
  /** 'Remove' */
  readonly label: string;
  /** What the button acts on, for screen readers. */
  readonly of: string;
  readonly question: string;
  readonly busy: boolean;
  readonly onYes: () => void;
}

/** A button that asks for confirmation before doing what cannot be undone. */
export function AskFirst({ label, of, question, busy, onYes }: AskFirstProps) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hasAsked = useRef(false);

  useEffect(() => {
    // What was asked is done, or has failed.
    if (!busy) setAsking(false);
  }, [busy]);

  // Moves the focus to the safe answer, and back unless the user has gone on to something else.
  useEffect(() => {
    const isFree = document.activeElement === document.body;
    if (isAsking || (hasAsked.current && isFree)) button.current?.focus();
    hasAsked.current = isAsking;
  }, [isAsking]);

  if (!isAsking) {
    return (
      <Button
        variant="plain"
        ref={button}
        aria-label={`${label} ${of}`}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form.
    <div role="group" aria-label={question} className="flex flex-wrap items-center gap-3">
      <span className="font-medium">{question}</span>
      <Button variant="primary" disabled={busy} onClick={onYes}>
        {label}
      </Button>
      <Button variant="plain" ref={button} onClick={() => setAsking(false)}>
        Keep
      </Button>
    </div>
  );
}

/** @param freed a new object each time the element should get the focus; null for never. */
export function useFocusWhenFree<E extends HTMLElement>(freed: object | null): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (freed && document.activeElement === document.body) element.current?.focus();
  }, [freed]);
  return element;
}
