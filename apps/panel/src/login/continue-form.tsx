/** Asks whether to continue with a session that an address has brought, and with whose (A7). */
import type { Submission } from '../session/use-submission.ts';
import { LoginForm } from './login-form.tsx';
import { useStepFocus } from './use-step-focus.ts';

interface Props {
  /** Of the account that the address opens. */
  readonly email: string;
  /** Null for nobody. */
  readonly signedInAs: string | null;
  readonly submission: Submission;
  readonly onStay: () => void;
}

export function ContinueForm({ email, signedInAs, submission, onStay }: Props) {
  const container = useStepFocus('continue', 'h1');
  const replaces = signedInAs !== null && signedInAs !== email;
  return (
    <div ref={container}>
      <LoginForm
        title={`Continue as ${email}?`}
        intro={replaces && `You are signed in as ${signedInAs}. Continue as ${email} instead?`}
        submit="Continue"
        submission={submission}
        links={[{ label: replaces ? `Stay signed in as ${signedInAs}` : 'Cancel', go: onStay }]}
      >
        {null}
      </LoginForm>
    </div>
  );
}
