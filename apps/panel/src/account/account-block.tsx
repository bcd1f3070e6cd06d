/** A part of the account: what it reads, its title, its actions, and the form that a button opens. */

import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from 'ui/button.tsx';
import { RequestFailed, wordsFor } from '../records/request-failed.ts';
import { FieldError } from '../session/account-fields.tsx';
import { KeyFailed } from '../session/factors.ts';
import {
  failureAt,
  type Submission,
  serverMessage,
  showFailure,
} from '../session/use-submission.ts';

interface BlockProps {
  readonly title: string;
  /** The heading, for `focusHeading`. */
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
}

/** A part of the account: its title, its state and its actions. */
export function Block({ title, heading, children }: BlockProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="py-6">
      <h3 ref={heading} id={id} tabIndex={-1} className="font-serif text-xl outline-none">
        {title}
      </h3>
      {children}
    </section>
  );
}

interface ItemProps {
  readonly name: string;
  /** Beside the name. */
  readonly mark?: ReactNode;
  readonly detail: ReactNode;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** One of what a block lists: a session, a second step, a way to sign in. */
export function BlockItem({ name, mark, detail, children }: ItemProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="font-medium">{name}</span>
        {mark}
        <span className="block text-quiet">{detail}</span>
      </span>
      {children}
    </li>
  );
}

/**
 * Call it when a block's focused control is about to disappear. A user who is already somewhere else keeps the focus,
 * and nothing scrolls: scrolling between the press and the release of a button loses the click.
 */
export function focusHeading({ current: heading }: RefObject<HTMLHeadingElement | null>): void {
  const focused = document.activeElement;
  const isHere = heading?.closest('section')?.contains(focused);
  if (focused === document.body || isHere) heading?.focus({ preventScroll: true });
}

export function FailedRead({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert" className="mt-3 rounded-xl bg-danger-wash p-4">
      <p>We couldn't load this. Please try again.</p>
      <Button variant="plain" onClick={onRetry} className="mt-3">
        Retry
      </Button>
    </div>
  );
}

interface AccountFormProps {
  readonly submit: string;
  readonly submission: Submission;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A form that a button opens within the account. */
export function AccountForm({ submit, submission, onCancel, children }: AccountFormProps) {
  const failure = failureAt(submission, null);
  return (
    <form onSubmit={submission.submit} className="mt-4 flex max-w-md flex-col gap-4">
      {children}
      {failure && <FieldError>{failure}</FieldError>}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          type="submit"
          disabled={submission.busy}
          className="disabled:cursor-progress disabled:opacity-70"
        >
          {submission.busy ? 'Loading...' : submit}
        </Button>
        <Button variant="plain" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface OpenedForm {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** The ref for the element that contains the button or the form. */
  readonly container: RefObject<HTMLDivElement | null>;
}

/** A form that a button opens. */
export function useOpenedForm(): OpenedForm {
  const [isOpen, setOpen] = useState(false);
  const container = useFormFocus(isOpen);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false), container };
}

/**
 * Moves the focus into a form that opens, and back to its button when the form closes, unless the user has gone on to
 * something else.
 * @returns the ref for the element that contains the button or the form.
 */
export function useFormFocus(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    const target = isOpen ? 'input:not([hidden])' : 'button';
    const isElsewhere = !isOpen && document.activeElement !== document.body;
    if (!isElsewhere) container.current?.querySelector<HTMLElement>(target)?.focus();
  }, [isOpen]);

  return container;
}

export interface Loaded<T> {
  /** Null until it has been read; the previous value while it is read again. */
  readonly value: T | null;
  /** Whether the last read failed. */
  readonly failed: boolean;
  readonly reload: () => void;
}

/**
 * A value that is read when a part of the account is shown, and read again after a change.
 * @param read the same function on every call
 */
export function useLoaded<T>(read: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState<Omit<Loaded<T>, 'reload'>>({ value: null, failed: false });
  const asked = useRef(0);

  const reload = useCallback(() => {
    asked.current += 1;
    const turn = asked.current;
    const isLatest = () => turn === asked.current;
    read().then(
      (value) => isLatest() && setState({ value, failed: false }),
      () => isLatest() && setState((before) => ({ ...before, failed: true })),
    );
  }, [read]);

  useEffect(() => {
    reload();
    return () => {
      asked.current += 1;
    };
  }, [reload]);
  return { ...state, reload };
}

interface Action {
  readonly busy: boolean;
  readonly run: (action: () => Promise<void>) => Promise<void>;
}

/** A button's action on the server: one at a time; a failure is shown in a toast, as in the forms (A3). */
export function useAction(): Action {
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async run(action) {
      if (busy) return;
      setBusy(true);
      try {
        await action();
      } catch (reason) {
        showFailure(wordsOf(reason));
      } finally {
        setBusy(false);
      }
    },
  };
}

function wordsOf(reason: unknown): string {
  if (reason instanceof RequestFailed) return wordsFor(reason);
  if (reason instanceof KeyFailed) return reason.message;
  return serverMessage(reason) ?? 'The server is not responding. Try again in a moment.';
}

/** @param moment ISO 8601 */
export function shortDate(moment: string): string {
  return new Date(moment).toLocaleDateString(undefined, { dateStyle: 'medium' });
}

/** @param moment ISO 8601 */
export function shortTime(moment: string): string {
  return new Date(moment).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
