/** The login page: logging in, signing up, the second factor, and recovering a forgotten password (A1 to A4, U2). */
import { useEffect } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { PageFrame } from '../../components/page-frame.tsx';
import { SessionCheck } from '../../components/session-check.tsx';
import { ARRIVED } from '../../lib/arrival.ts';
import { cameFromProvider, nextPath, stepOf } from '../../lib/session/login-address.ts';
import { retrySession, useSession } from '../../lib/session/session.ts';
import { StorageNote } from '../../records/access/storage-note.tsx';
import { saySignedIn } from './credentials-form.tsx';
import { LoginSteps } from './login-steps.tsx';
import { NewPassword } from './new-password.tsx';
import { SecondFactorStep } from './second-factor-step.tsx';

export function LoginPage() {
  return (
    <PageFrame>
      <div className="mx-auto mt-8 max-w-md sm:mt-10">
        <StorageNote />
        <LoginGate />
      </div>
    </PageFrame>
  );
}

/** Redirects signed-in users, unless they came to set a new password (A4). */
function LoginGate() {
  const session = useSession();
  const search = useSearch();
  const step = stepOf(search);
  const next = nextPath(search);
  const goesOn = session.status === 'signed-in' && step !== 'new-password';

  const viaProvider = cameFromProvider(search);

  useEffect(() => {
    if (!goesOn) return;
    if (viaProvider) saySignedIn();
    navigate(next, { replace: true, state: ARRIVED });
  }, [goesOn, next, viaProvider]);

  if (session.status === 'signed-out') {
    return <LoginSteps step={step} search={search} sessionEnded={session.why === 'ended'} />;
  }
  if (session.status === 'second-factor') return <SecondFactorStep factors={session.factors} />;
  if (session.status !== 'signed-in')
    return <SessionCheck status={session.status} onRetry={retrySession} />;
  return goesOn ? null : <NewPassword email={session.email} next={next} />;
}
