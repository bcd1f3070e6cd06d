/** Submits a new password, with the current one where the server wants it (A2). */

import { changePassword } from './accounts.ts';
import { CURRENT_PASSWORD } from './current-password.ts';
import { useCurrentPassword } from './use-current-password.ts';
import {
  failureAt,
  type Submission,
  showSuccess,
  textOf,
  useSubmission,
} from './use-submission.ts';

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
  const currentPassword = useCurrentPassword();
  const submission = useSubmission(async (data) => {
    await currentPassword.send(data, (current) =>
      changePassword(textOf(data, 'password'), current),
    );
    showSuccess('Password changed', 'Your other devices must log in again.');
    onChanged();
  });
  const currentError = failureAt(submission, CURRENT_PASSWORD);
  const newError = failureAt(submission, 'password');
  const needsCurrent = currentPassword.isNeeded;
  return { submission, fields: { needsCurrent, currentError, newError } };
}
