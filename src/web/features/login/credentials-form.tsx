/** Logging in and signing up: one form, so that switching between them keeps what was typed (A1, A2). */
import { logIn, signUp } from '../../lib/session/accounts.ts';
import type { LoginStep } from '../../lib/session/login-address.ts';
import { EmailField, PasswordField } from './fields.tsx';
import { LoginForm } from './login-form.tsx';
import { succeed, textOf, useSubmission } from './use-submission.ts';

type CredentialsStep = Extract<LoginStep, 'log-in' | 'sign-up'>;

interface Props {
  readonly step: CredentialsStep;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onStep: (step: LoginStep) => void;
  readonly onCreated: (account: { readonly mailed: boolean }) => void;
}

/** The words of A1. */
const WORDS = {
  'log-in': { title: 'Admin Login', submit: 'Log In', toggle: 'Need an account? Sign up' },
  'sign-up': {
    title: 'Create Account',
    submit: 'Sign Up',
    toggle: 'Already have an account? Log in',
  },
} as const;

export function CredentialsForm({ step, email, onEmail, onStep, onCreated }: Props) {
  const { title, submit, toggle } = WORDS[step];
  const isNew = step === 'sign-up';
  const submission = useSubmission(async (data) => {
    const credentials = { email: textOf(data, 'email'), password: textOf(data, 'password') };
    if (isNew) {
      onCreated(await signUp(credentials));
      succeed('Account created', 'You can now log in with your credentials.');
    } else {
      await logIn(credentials);
      succeed('Success', 'Logged in successfully');
    }
  });

  return (
    <LoginForm
      title={title}
      submit={submit}
      submission={submission}
      links={[
        ...(isNew ? [] : [{ label: 'Forgot your password?', go: () => onStep('forgot-password') }]),
        { label: toggle, go: () => onStep(isNew ? 'log-in' : 'sign-up') },
      ]}
    >
      <EmailField email={email} onEmail={onEmail} />
      <PasswordField label="Password" isNew={isNew} />
    </LoginForm>
  );
}
