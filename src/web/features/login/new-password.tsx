/** Chooses a new password, after following an emailed link or while signed in. */
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { PasswordField } from '../../components/fields.tsx';
import { ARRIVED } from '../../lib/arrival.ts';
import { changePassword, requiresCurrentPassword } from '../../lib/session/accounts.ts';
import { failureAt, succeed, textOf, useSubmission } from '../../lib/session/use-submission.ts';
import { LoginForm } from './login-form.tsx';
import { useStepFocus } from './use-step-focus.ts';

/** The field shown when the sign-in was too long ago. */
const CURRENT = 'current-password';

interface Props {
  readonly email: string;
  /** Where to go afterwards. */
  readonly next: string;
}

export function NewPassword({ email, next }: Props) {
  const container = useStepFocus('new-password', 'h1');
  const goOn = () => navigate(next, { replace: true, state: ARRIVED });
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
        {needsCurrent && (
          <PasswordField
            label="Current password"
            isNew={false}
            name={CURRENT}
            error={failureAt(submission, CURRENT)}
          />
        )}
        <PasswordField label="New password" isNew error={failureAt(submission, 'password')} />
      </LoginForm>
    </div>
  );
}
