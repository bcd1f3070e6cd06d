/** Finishes a sign-in that this browser began, with a provider or a mailed link (A2, A7). */
import { isAuthError } from '@supabase/auth-js';
import { useEffect, useState } from 'react';
import { ADMIN_PATH } from 'ui/paths.ts';
import { navigate } from 'wouter/use-browser-location';
import { ARRIVED } from '../session/arrival.ts';
import { type BroughtSession, exchangeCode } from '../session/brought-session.ts';
import { cameFromProvider, pathAfterCode } from '../session/login-address.ts';
import { retrySession } from '../session/session.ts';
import { SessionCheck } from '../session/session-check.tsx';
import { useSubmission } from '../session/use-submission.ts';
import { ContinueForm } from './continue-form.tsx';
import { saySignedIn } from './credentials-form.tsx';

interface Props {
  readonly code: string;
  /** The query string of the URL. */
  readonly search: string;
  /** Null for nobody. */
  readonly signedInAs: string | null;
}

export function CodeReturn({ code, search, signedInAs }: Props) {
  const [brought, setBrought] = useState<BroughtSession | null>(null);

  async function finish(session: BroughtSession) {
    await session.take();
    if (cameFromProvider(search)) saySignedIn();
    navigate(pathAfterCode(search, null), { replace: true, state: ARRIVED });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a code is exchanged once, whoever is signed in later.
  useEffect(() => {
    const isAsked = (session: BroughtSession) => ![null, session.email].includes(signedInAs);
    exchangeCode(code)
      .then((session) => (isAsked(session) ? setBrought(session) : finish(session)))
      .catch((error: unknown) => {
        const reason = (isAuthError(error) && error.code) || 'unexpected_failure';
        navigate(pathAfterCode(search, reason), { replace: true });
      });
  }, [code]);

  const submission = useSubmission(async () => {
    if (brought !== null) await finish(brought);
  });

  if (brought === null) return <SessionCheck status="checking" onRetry={retrySession} />;
  return (
    <ContinueForm
      email={brought.email}
      signedInAs={signedInAs}
      submission={submission}
      onStay={() => {
        void brought.leave();
        navigate(ADMIN_PATH, { replace: true });
      }}
    />
  );
}
