/**
 * Logging in and signing up: one form, so that switching between them keeps what was typed; or with a provider (A1,
 * A2).
 */

import { Button } from 'ui/button.tsx';
import { EmailField, PasswordField } from '../session/account-fields.tsx';
import { logIn, logInWith, signUp } from '../session/accounts.ts';
import { providerName, useAuthSettings } from '../session/auth-client.ts';
import { type LoginStep, providerReturnPath } from '../session/login-address.ts';
import {
  failureAt,
  showFailureOf,
  showSuccess,
  textOf,
  useSubmission,
} from '../session/use-submission.ts';
import { StepForm } from './step-form.tsx';

type CredentialsStep = Extract<LoginStep, 'log-in' | 'sign-up'>;

interface Props {
  readonly step: CredentialsStep;
  readonly email: string;
  /** The password that was signed up with; otherwise undefined. */
  readonly password: string | undefined;
  readonly onEmail: (email: string) => void;
  readonly onStep: (step: LoginStep) => void;
  readonly onCreated: (account: CreatedAccount) => void;
}

/** An account that has just been signed up for, as the login form takes it over (A2). */
export interface CreatedAccount {
  /** Whether a mailed link must be followed first. */
  readonly mailed: boolean;
  readonly password: string;
}

/** The texts of A1. */
const WORDS = {
  'log-in': { title: 'Admin Login', submit: 'Log In', toggle: 'Need an account? Sign up' },
  'sign-up': {
    title: 'Create Account',
    submit: 'Sign Up',
    toggle: 'Already have an account? Log in',
  },
} as const;

export function CredentialsForm(props: Props) {
  const { step, email, password, onEmail, onStep, onCreated } = props;
  const { title, submit, toggle } = WORDS[step];
  const isNew = step === 'sign-up';
  const offersSignUp = useOffersSignUp();
  const send = async (data: FormData) => {
    const credentials = { email: textOf(data, 'email'), password: textOf(data, 'password') };
    if (isNew) {
      const { mailed } = await signUp(credentials);
      onCreated({ mailed, password: credentials.password });
      showSuccess('Account created', 'You can now log in with your credentials.');
    } else if (!(await logIn(credentials)).owes) {
      saySignedIn();
    }
  };
  const submission = useSubmission(send, { form: step });

  return (
    <StepForm
      title={title}
      submit={submit}
      submission={submission}
      aside={<ProviderButtons />}
      links={[
        ...(isNew ? [] : [{ label: 'Forgot your password?', go: () => onStep('forgot-password') }]),
        ...(isNew || offersSignUp
          ? [{ label: toggle, go: () => onStep(isNew ? 'log-in' : 'sign-up') }]
          : []),
      ]}
    >
      <EmailField email={email} onEmail={onEmail} error={failureAt(submission, 'email')} />
      <PasswordField
        label="Password"
        isNew={isNew}
        typed={password}
        error={failureAt(submission, 'password')}
      />
    </StepForm>
  );
}

/** Shows the toast of A2 once the whole sign-in has succeeded. */
export function saySignedIn(): void {
  showSuccess('Success', 'Logged in successfully');
}

/** Waits for the settings, so that the link does not vanish. Offers sign-up if the settings are unavailable. */
function useOffersSignUp(): boolean {
  const settings = useAuthSettings();
  if (settings === 'loading') return false;
  return settings === 'unknown' || !settings.signUpClosed;
}

/** Buttons that sign in with one of the server's providers. */
function ProviderButtons() {
  const settings = useAuthSettings();
  if (typeof settings === 'string' || settings.providers.length === 0) return null;

  async function leave(provider: string) {
    try {
      await logInWith(provider, providerReturnPath(window.location.search));
    } catch (reason) {
      showFailureOf(reason);
    }
  }

  return (
    <div className="mt-5 flex flex-col gap-3">
      <p className="flex items-center gap-3 text-quiet before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      {settings.providers.map((provider) => (
        <Button variant="plain" key={provider} onClick={() => void leave(provider)}>
          Continue with {providerName(provider)}
        </Button>
      ))}
    </div>
  );
}
