/** The login page: logging in, signing up, the second factor, mailed links and forgotten passwords (A1 to A4, A7). */
import { useEffect } from 'react';
import { PageFrame } from 'ui/page-frame.tsx';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { ARRIVED } from '../session/arrival.ts';
import { codeIn, mailedLinkIn, nextPath, stepOf } from '../session/login-address.ts';
import { retrySession, useSession } from '../session/session.ts';
import { SessionCheck } from '../session/session-check.tsx';
import { StorageNote } from '../session/storage-note.tsx';
import { CodeReturn } from './code-return.tsx';
import { LoginSteps } from './login-steps.tsx';
import { BrokenLink, MailedLinkForm } from './mailed-link-form.tsx';
import { NewPassword } from './new-password.tsx';
import { SecondFactorStep } from './second-factor-step.tsx';

export default function LoginPage() {
  return (
    <PageFrame>
      <div className="mx-auto mt-8 max-w-md sm:mt-10">
        <StorageNote />
        <LoginGate />
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
