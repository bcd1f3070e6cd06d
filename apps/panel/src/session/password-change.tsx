/** Changing the password, or anything else for which the server may want the current one (A2, A6). */

import { useState } from 'react';
import { PasswordField } from './account-fields.tsx';
import { changePassword, requiresCurrentPassword } from './accounts.ts';
import {
  CURRENT_PASSWORD,
  failureAt,
  type Submission,
  showSuccess,
  textOf,
  useSubmission,
} from './use-submission.ts';

interface PasswordChange {
  readonly submission: Submission;
  /** What its fields show. */
  readonly fields: {
    readonly needsCurrent: boolean;
    readonly currentError: string | null;
    readonly newError: string | null;
  };
}

/**
 * Submits a new password, with the current one where the server wants it (A2).
 * @param onChanged called once the password has changed, which has ended the other sessions.
 */
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

interface Props {
  /** The account's address, or ''. */
  readonly email: string;
  readonly needsCurrent: boolean;
  readonly currentError: string | null;
  readonly newError: string | null;
}

/** The fields of a new password, with the current one where the server wants it (A2). */
export function NewPasswordFields({ email, needsCurrent, currentError, newError }: Props) {
  return (
    <>
      {/* Tells password managers which account the password is for. */}
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      {needsCurrent && <CurrentPasswordField error={currentError} />}
      <PasswordField label="New password" isNew error={newError} />
    </>
  );
}

interface CurrentPassword {
  /** Whether the form shows its field. */
  readonly isNeeded: boolean;
  /** @param change gets null while the field is not shown. @throws what `change` throws */
  readonly send: <T>(data: FormData, change: (current: string | null) => Promise<T>) => Promise<T>;
}

/** Sends a change of the account, with the current password where the server wants it (A2, A6). */
export function useCurrentPassword(): CurrentPassword {
  const [isNeeded, setNeeded] = useState(false);
  return {
    isNeeded,
    async send(data, change) {
      try {
        const result = await change(isNeeded ? textOf(data, CURRENT_PASSWORD) : null);
        setNeeded(false);
        return result;
      } catch (error) {
        if (requiresCurrentPassword(error)) setNeeded(true);
        throw error;
      }
    },
  };
}

/** The field for the current password, which a change requires long after the sign-in (A2, A6). */
export function CurrentPasswordField({ error }: { readonly error: string | null }) {
  return (
    <div>
      <PasswordField label="Current password" isNew={false} name={CURRENT_PASSWORD} error={error} />
      <p className="mt-1.5 text-sm text-quiet">
        No password? Log out and log in again, then make this change within 15 minutes.
      </p>
    </div>
  );
}
