/** Changing the password; the current one is asked for when the server wants it. */
import { useState } from 'react';
import { buttonClass } from '../../components/button.ts';
import { PasswordField } from '../../components/fields.tsx';
import { changePassword, requiresCurrentPassword } from '../../lib/session/accounts.ts';
import { failureAt, succeed, textOf, useSubmission } from '../../lib/session/use-submission.ts';
import { AccountForm } from './parts/account-form.tsx';
import { Block } from './parts/block.tsx';
import { useOpenedForm } from './parts/use-opened-form.ts';

/** The field shown when the sign-in was too long ago. */
const CURRENT = 'current-password';

interface Props {
  readonly email: string;
  /** Called when the other sessions have ended with the old password. */
  readonly onChanged: () => void;
}

export function PasswordBlock({ email, onChanged }: Props) {
  const { isOpen, open, close, container } = useOpenedForm();
  const [needsCurrent, setNeedsCurrent] = useState(false);
  const submission = useSubmission(async (data) => {
    const current = needsCurrent ? textOf(data, CURRENT) : null;
    await changePassword(textOf(data, 'password'), current).catch((error) => {
      if (requiresCurrentPassword(error)) setNeedsCurrent(true);
      throw error;
    });
    close();
    setNeedsCurrent(false);
    onChanged();
    succeed('Password changed', 'Your other devices must log in again.');
  });

  return (
    <Block title="Password">
      <p className="mt-2 text-quiet">Changing it ends the sessions of your other devices.</p>
      <div ref={container}>
        {isOpen ? (
          <AccountForm submit="Change Password" submission={submission} onCancel={close}>
            {/* Tells password managers which account the password is for. */}
            <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
            {needsCurrent && (
              <PasswordField
                label="Current password"
                isNew={false}
                name={CURRENT}
                error={failureAt(submission, CURRENT)}
              />
            )}
            <PasswordField label="New password" isNew error={failureAt(submission, 'password')} />
          </AccountForm>
        ) : (
          <button type="button" onClick={open} className={`${buttonClass('plain')} mt-3`}>
            Change password
          </button>
        )}
      </div>
    </Block>
  );
}
