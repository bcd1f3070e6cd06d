/** Chooses a new password, after following an emailed link or while signed in. */
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { changePassword, requiresCurrentPassword } from '../../lib/session/accounts.ts';
import { PasswordField } from './fields.tsx';
import { LoginForm } from './login-form.tsx';
import { useStepFocus } from './use-step-focus.ts';
import { succeed, textOf, useSubmission } from './use-submission.ts';

/** The field shown when the sign-in was too long ago. */
const CURRENT = 'current-password';

interface Props {
  readonly email: string;
  /** Where to go afterwards. */
  readonly next: string;
}

export function NewPassword({ email, next }: Props) {
  const container = useStepFocus('new-password', 'h1');
  const goOn = () => navigate(next, { replace: true });
  const [needsCurrent, setNeedsCurrent] = useState(false);
  const submission = useSubmission(async (data) => {
    const current = needsCurrent ? textOf(data, CURRENT) : null;
    await changePassword(textOf(data, 'password'), current).catch((error) => {
      if (requiresCurrentPassword(error)) setNeedsCurrent(true);
      throw error;
    });
    succeed('Password changed', 'Your other devices must log in again.');
    goOn();
  });

  return (
    <div ref={container}>
      <LoginForm
        title="Choose a new password"
        intro={`For ${email}.`}
        submit="Save Password"
        submission={submission}
        links={[{ label: 'Keep the old one', go: goOn }]}
      >
        {/* Tells password managers which account the password is for. */}
        <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
        {needsCurrent && <PasswordField label="Current password" isNew={false} name={CURRENT} />}
        <PasswordField label="New password" isNew />
      </LoginForm>
    </div>
  );
}
