/** Submits a new password, with the current one where the server wants it (A2). */
import { useState } from 'react';
import { changePassword, requiresCurrentPassword } from './accounts.ts';
import {
  failureAt,
  type Submission,
  showSuccess,
  textOf,
  useSubmission,
} from './use-submission.ts';

/** The field shown when the sign-in was too long ago. */
const CURRENT = 'current-password';

export interface PasswordChange {
  readonly submission: Submission;
  /** What its fields show. */
  readonly fields: {
    readonly needsCurrent: boolean;
    readonly currentError: string | null;
    readonly newError: string | null;
  };
}

/** @param onChanged called once the password has changed, which has ended the other sessions. */
export function usePasswordChange(onChanged: () => void): PasswordChange {
  const [needsCurrent, setNeedsCurrent] = useState(false);
  const submission = useSubmission(async (data) => {
    const current = needsCurrent ? textOf(data, CURRENT) : null;
    await changePassword(textOf(data, 'password'), current).catch((error) => {
      if (requiresCurrentPassword(error)) setNeedsCurrent(true);
      throw error;
    });
    setNeedsCurrent(false);
    showSuccess('Password changed', 'Your other devices must log in again.');
    onChanged();
  });
  const currentError = failureAt(submission, CURRENT);
  const newError = failureAt(submission, 'password');
  return { submission, fields: { needsCurrent, currentError, newError } };
}
