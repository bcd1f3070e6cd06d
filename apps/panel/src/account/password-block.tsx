/** Changes the password, asking for the current one when the server requires it. */
import { Button } from 'ui/button.tsx';
import { NewPasswordFields } from '../session/new-password-fields.tsx';
import { usePasswordChange } from '../session/use-password-change.ts';
import { AccountForm } from './parts/account-form.tsx';
import { Block } from './parts/block.tsx';
import { useOpenedForm } from './parts/use-opened-form.ts';

interface Props {
  readonly email: string;
  /** Called once the other sessions have ended along with the old password. */
  readonly onChanged: () => void;
}

export function PasswordBlock({ email, onChanged }: Props) {
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
