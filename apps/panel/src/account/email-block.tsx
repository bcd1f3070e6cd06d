/** The address the user signs in with, and changing it, with the current password where the server wants it. */
import { Button } from 'ui/button.tsx';
import { EmailField } from 'ui/fields.tsx';
import { CURRENT_PASSWORD } from '../session/current-password.ts';
import { CurrentPasswordField } from '../session/current-password-field.tsx';
import { changeEmail, type OwnAccount } from '../session/own-account.ts';
import { useCurrentPassword } from '../session/use-current-password.ts';
import { failureAt, showSuccess, textOf, useSubmission } from '../session/use-submission.ts';
import { AccountForm } from './parts/account-form.tsx';
import { Block } from './parts/block.tsx';
import { useOpenedForm } from './parts/use-opened-form.ts';

interface Props {
  readonly account: OwnAccount;
  readonly onChanged: () => void;
}

export function EmailBlock({ account: { email, newEmail }, onChanged }: Props) {
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
