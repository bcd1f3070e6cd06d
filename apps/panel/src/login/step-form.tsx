/** The layout of every step of the login page: heading, fields, one submit button, and links to other steps. */

import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button } from 'ui/button.tsx';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import { FieldError } from '../session/account-fields.tsx';
import { failureAt, type Submission } from '../session/use-submission.ts';

interface Props {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly submit: string;
  readonly submission: Submission;
  /** Links to other steps. */
  readonly links: readonly { readonly label: string; readonly go: () => void }[];
  /** Other ways to sign in. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function StepForm({ title, intro, submit, submission, links, aside, children }: Props) {
  useEffect(() => {
    document.title = `${title} — Pathfinder`;
  }, [title]);
  const failure = failureAt(submission, null);

  return (
    <>
      <h1 tabIndex={-1} className="font-serif text-4xl">
        {title}
      </h1>
      {intro && <p className="mt-3 text-quiet [overflow-wrap:anywhere]">{intro}</p>}
      <form
        onSubmit={submission.submit}
        className="mt-6 flex flex-col gap-5 rounded-xl border border-line bg-sheet p-5 sm:p-6"
      >
        <ErrorBoundary>
          {children}
          {failure && <FieldError>{failure}</FieldError>}
          <Button
            variant="primary"
            type="submit"
            disabled={submission.busy}
            className="disabled:cursor-progress disabled:opacity-70"
          >
            {submission.busy ? 'Loading...' : submit}
          </Button>
        </ErrorBoundary>
      </form>
      <ErrorBoundary>{aside}</ErrorBoundary>
      <div className="mt-3 flex flex-col items-center">
        {links.map(({ label, go }) => (
          <button
            key={label}
            type="button"
            onClick={go}
            className="min-h-11 cursor-pointer rounded-lg px-3 font-medium text-accent underline-offset-4 hover:underline"
          >
            {label}
          </button>
        ))}
      </div>
    </>
  );
}

/** Explains why the login page is shown, or what to do first; announced when it appears. */
export function Notice({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className="mb-6 rounded-xl bg-accent-wash px-5 py-4 [overflow-wrap:anywhere]">
      {children}
    </p>
  );
}

/** The submit button if the step has no field. */
const FIRST_FIELD = 'input:not([hidden]), button[type=submit]';

/**
 * @param target selector of the element to focus when another step is shown
 * @returns the ref for the element that contains the steps
 */
export function useStepFocus(step: string, target: string): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(null);

  useEffect(() => {
    if (shown.current === step) return;
    const selector = shown.current === null ? FIRST_FIELD : target;
    shown.current = step;
    container.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [step, target]);
  return container;
}
