/** The fields of a new password, with the current one where the server wants it (A2). */

import { PasswordField } from 'ui/fields.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';

interface Props {
  /** The account's address, or ''. */
  readonly email: string;
  readonly needsCurrent: boolean;
  readonly currentError: string | null;
  readonly newError: string | null;
}

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
