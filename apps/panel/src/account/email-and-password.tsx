/** The address and the password that the user signs in with, and changing them (A6). */
import { Button } from 'ui/button.tsx';
import { EmailField } from '../session/account-fields.tsx';
import { changeEmail, type OwnAccount } from '../session/accounts.ts';
import {
  CurrentPasswordField,
  NewPasswordFields,
  useCurrentPassword,
  usePasswordChange,
} from '../session/password-change.tsx';
import {
  CURRENT_PASSWORD,
  failureAt,
  showSuccess,
  textOf,
  useSubmission,
} from '../session/use-submission.ts';
import { AccountForm, Block, useOpenedForm } from './account-block.tsx';

interface EmailBlockProps {
  readonly account: OwnAccount;
  readonly onChanged: () => void;
}

/** The address the user signs in with, and changing it, with the current password where the server wants it. */
export function EmailBlock({ account: { email, newEmail }, onChanged }: EmailBlockProps) {
  const { isOpen, open, close, container } = useOpenedForm();
  const currentPassword = useCurrentPassword();
  const submission = useSubmission(async (data) => {
    const { mailed } = await currentPassword.send(data, (current) =>
      changeEmail(textOf(data, 'email'), current),
    );
    close();
    onChanged();
    if (mailed) showSuccess('Almost done', 'Follow the links we sent you by email.');
    else showSuccess('Email changed', 'Sign in with the new address from now on.');
  });

  return (
    <Block title="Email">
      <p className="mt-2 [overflow-wrap:anywhere]">
        {email || 'This account has no email address.'}
      </p>
      {newEmail !== null && (
        <p className="mt-2 rounded-lg bg-accent-wash px-4 py-3 [overflow-wrap:anywhere]">
          Waiting for {newEmail}: follow the link in the email sent there, and the one sent to your
          old address if you get one. Until then you sign in with {email}.
        </p>
      )}
      <div ref={container}>
        {isOpen ? (
          <AccountForm submit="Change Email" submission={submission} onCancel={close}>
            <EmailField label="New email" email="" isNew error={failureAt(submission, 'email')} />
            {currentPassword.isNeeded && (
              <CurrentPasswordField error={failureAt(submission, CURRENT_PASSWORD)} />
            )}
          </AccountForm>
        ) : (
          <Button variant="plain" onClick={open} className="mt-3">
            Change email
          </Button>
        )}
      </div>
    </Block>
  );
}

interface PasswordBlockProps {
  readonly email: string;
  /** Called once the other sessions have ended along with the old password. */
  readonly onChanged: () => void;
}

/** Changes the password, asking for the current one when the server requires it. */
export function PasswordBlock({ email, onChanged }: PasswordBlockProps) {
  const { isOpen, open, close, container } = useOpenedForm();
  const change = usePasswordChange(() => {
    close();
    onChanged();
  });

  return (
    <Block title="Password">
      <p className="mt-2 text-quiet">Changing it ends the sessions of your other devices.</p>
      <div ref={container}>
        {isOpen ? (
          <AccountForm submit="Change Password" submission={change.submission} onCancel={close}>
            <NewPasswordFields email={email} {...change.fields} />
          </AccountForm>
        ) : (
          <Button variant="plain" onClick={open} className="mt-3">
            Change password
          </Button>
        )}
      </div>
    </Block>
  );
}
