/** The steps of the login page for signed-out users; the URL names the current step. */
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import {
  isFailedLink,
  type LoginStep,
  saysEnded,
  stepPath,
} from '../../lib/session/login-address.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { Notice } from './notice.tsx';
import { useStepFocus } from './use-step-focus.ts';

interface Props {
  readonly step: LoginStep;
  /** The query string of the URL. */
  readonly search: string;
  readonly sessionEnded: boolean;
}

export function LoginSteps({ step, search, sessionEnded }: Props) {
  const [email, setEmail] = useState('');
  /** Set by signing up, until another step is chosen. */
  const [created, setCreated] = useState<{ readonly mailed: boolean } | null>(null);
  const container = useStepFocus(step, created === null ? 'h1' : 'input[name=password]');
  const linkFailed = isFailedLink(window.location);

  function show(next: LoginStep) {
    setCreated(null);
    navigate(stepPath(search, next));
  }

  function logInNext(account: { readonly mailed: boolean }) {
    setCreated(account);
    navigate(stepPath(search, 'log-in'), { replace: true });
  }

  return (
    <div ref={container}>
      {linkFailed && (
        <Notice>
          This link no longer works: it has expired or was already used.
          {step === 'log-in' && ' Please log in. If you cannot, sign up again for a new link.'}
        </Notice>
      )}
      {step === 'log-in' && (saysEnded(search) || sessionEnded) && (
        <Notice>Your session has ended. Please log in again.</Notice>
      )}
      {created?.mailed && (
        <Notice>
          We have sent an email to {email}. Please follow the link in it, then log in.
        </Notice>
      )}
      {step === 'log-in' || step === 'sign-up' ? (
        <CredentialsForm
          key={created === null ? 'typed' : 'created'}
          step={step}
          email={email}
          onEmail={setEmail}
          onStep={show}
          onCreated={logInNext}
        />
      ) : (
        <ForgotPassword key={step} email={email} onEmail={setEmail} onBack={() => show('log-in')} />
      )}
    </div>
  );
}
