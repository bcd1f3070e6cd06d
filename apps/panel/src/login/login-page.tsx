/** The login page: logging in, signing up, the second factor, mailed links and forgotten passwords (A1 to A4, A7). */
import { useEffect, useState } from 'react';
import { Apart } from 'ui/error-boundary.tsx';
import { PageFrame } from 'ui/page-frame.tsx';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { useAuthSettings } from '../session/auth-client.ts';
import {
  ARRIVED,
  codeIn,
  invitedAddress,
  isFailedLink,
  isOldLink,
  type LoginStep,
  mailedLinkIn,
  nextPath,
  providerFailure,
  saysEnded,
  stepOf,
  stepPath,
} from '../session/login-address.ts';
import { retrySession, useSession } from '../session/session.ts';
import { SessionCheck, StorageNote } from '../session/session-check.tsx';
import { BrokenLink, CodeReturn, MailedLinkForm } from './brought-session-steps.tsx';
import { type CreatedAccount, CredentialsForm } from './credentials-form.tsx';
import { ForgotPassword, NewPassword } from './password-steps.tsx';
import { SecondFactorStep } from './second-factor-step.tsx';
import { Notice, useStepFocus } from './step-form.tsx';

export default function LoginPage() {
  return (
    <PageFrame>
      <div className="mx-auto mt-8 max-w-md sm:mt-10">
        <Apart>
          <StorageNote />
          <LoginGate />
        </Apart>
      </div>
    </PageFrame>
  );
}

/** Redirects signed-in users, unless they came to set a new password or with another session (A4, A7). */
function LoginGate() {
  const session = useSession();
  const search = useSearch();
  const step = stepOf(search);
  const next = nextPath(search);
  const link = mailedLinkIn(search);
  const code = codeIn(search);
  const isKnown = session.status !== 'checking' && session.status !== 'waiting';
  const arrives = link !== null || code !== null;
  const goesOn = session.status === 'signed-in' && step !== 'new-password' && !arrives;

  useEffect(() => {
    if (goesOn) navigate(next, { replace: true, state: ARRIVED });
  }, [goesOn, next]);

  if (isKnown && arrives) {
    const signedInAs = session.status === 'signed-out' ? null : session.email;
    if (link === 'broken') return <BrokenLink />;
    if (link !== null) return <MailedLinkForm link={link} signedInAs={signedInAs} />;
    if (code !== null) return <CodeReturn code={code} search={search} signedInAs={signedInAs} />;
  }
  if (session.status === 'signed-out') {
    return <LoginSteps step={step} search={search} sessionEnded={session.why === 'ended'} />;
  }
  if (session.status === 'second-factor') return <SecondFactorStep factors={session.factors} />;
  if (session.status !== 'signed-in')
    return <SessionCheck status={session.status} onRetry={retrySession} />;
  return goesOn ? null : <NewPassword email={session.email} next={next} />;
}

interface Props {
  readonly step: LoginStep;
  /** The query string of the URL. */
  readonly search: string;
  readonly sessionEnded: boolean;
}

/** The steps of the login page for signed-out users; the URL names the current step. */
function LoginSteps({ step, search, sessionEnded }: Props) {
  const [email, setEmail] = useState(() => invitedAddress(search) ?? '');
  /** Set by signing up, until another step is chosen. */
  const [created, setCreated] = useState<CreatedAccount | null>(null);
  const container = useStepFocus(step, created === null ? 'h1' : 'button[type=submit]');
  const isClosed = useSignUpClosed(search) && step === 'sign-up';
  const shown = isClosed ? 'log-in' : step;

  function show(next: LoginStep) {
    setCreated(null);
    navigate(stepPath(search, next));
  }

  function logInNext(account: CreatedAccount) {
    setCreated(account);
    navigate(stepPath(search, 'log-in'), { replace: true });
  }

  return (
    <div ref={container}>
      <Apart>
        <AddressNotices step={step} search={search} />
        {isClosed && (
          <Notice>
            Sign-up is closed here. To get an account, ask the person who runs Pathfinder for your
            chapter.
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
        {shown === 'log-in' || shown === 'sign-up' ? (
          <CredentialsForm
            key={created === null ? 'typed' : 'created'}
            step={shown}
            email={email}
            password={created?.password}
            onEmail={setEmail}
            onStep={show}
            onCreated={logInNext}
          />
        ) : (
          <ForgotPassword
            key={shown}
            email={email}
            onEmail={setEmail}
            onBack={() => show('log-in')}
          />
        )}
      </Apart>
    </div>
  );
}

/** Whether the visitor cannot sign up: sign-up is closed, and they were not invited. */
function useSignUpClosed(search: string): boolean {
  const settings = useAuthSettings();
  if (typeof settings === 'string') return false;
  return settings.signUpClosed && !(settings.invitedSignUp && invitedAddress(search) !== null);
}

/** What the address of the page says about a link or a provider that did not sign the visitor in. */
function AddressNotices({ step, search }: Omit<Props, 'sessionEnded'>) {
  const failedProvider = providerFailure(window.location);
  return (
    <>
      {isFailedLink(window.location) && (
        <Notice>
          This link no longer works: it has expired or was already used.
          {step === 'log-in' && ' Please log in. If you cannot, sign up again for a new link.'}
        </Notice>
      )}
      {isOldLink(search) && (
        <Notice>
          This link no longer signs you in. Please log in. If it was for a new password, ask for a
          new link.
        </Notice>
      )}
      {failedProvider !== null && <Notice>{wordsForProvider(failedProvider)}</Notice>}
    </>
  );
}

/** The text for GoTrue's or OAuth's error code in the URL. Anyone can craft a URL, so its own text is not shown. */
function wordsForProvider(code: string): string {
  if (code === 'signup_disabled' || code === 'email_address_not_authorized') {
    return 'There is no account for this address here, and sign-up is closed. To get one, ask the person who runs Pathfinder for your chapter.';
  }
  if (code === 'access_denied') return 'The sign-in was canceled. Please try again.';
  if (code === 'user_banned') return 'This account is not allowed to sign in.';
  if (code === 'provider_email_needs_verification') {
    return 'The provider has not verified your email address. Verify it there, then try again.';
  }
  return 'Signing in did not work. Please try again, or log in with your password.';
}
