/** A form that a button opens within the account. */
import type { ReactNode } from 'react';
import { Button } from 'ui/button.tsx';
import { FieldError } from 'ui/fields.tsx';
import { failureAt, type Submission } from '../../session/use-submission.ts';

interface Props {
  readonly submit: string;
  readonly submission: Submission;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

export function AccountForm({ submit, submission, onCancel, children }: Props) {
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
