/** Chooses a new password, after following an emailed link or while signed in. */
import { navigate } from 'wouter/use-browser-location';
import { ARRIVED } from '../session/arrival.ts';
import { NewPasswordFields } from '../session/new-password-fields.tsx';
import { usePasswordChange } from '../session/use-password-change.ts';
import { LoginForm } from './login-form.tsx';
import { useStepFocus } from './use-step-focus.ts';

interface Props {
  readonly email: string;
  /** Where to go afterwards. */
  readonly next: string;
}

export function NewPassword({ email, next }: Props) {
  const container = useStepFocus('new-password', 'h1');
  const goOn = () => navigate(next, { replace: true, state: ARRIVED });
  const change = usePasswordChange(goOn);

  return (
    <div ref={container}>
      <LoginForm
        title="Choose a new password"
        intro={`For ${email}.`}
        submit="Save Password"
        submission={change.submission}
        links={[{ label: 'Keep the old one', go: goOn }]}
      >
        <NewPasswordFields email={email} {...change.fields} />
      </LoginForm>
    </div>
  );
}
