/**
 * The layout of every form on the login page: heading, fields, one submit button, and links to other steps.
 */
import { type ReactNode, useEffect } from 'react';
import { Button } from 'ui/button.tsx';
import { FieldError } from 'ui/fields.tsx';
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

export function LoginForm({ title, intro, submit, submission, links, aside, children }: Props) {
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
      </form>
      {aside}
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
