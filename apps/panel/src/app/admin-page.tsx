/** Guards the admin panel: only signed-in users may enter (P1, A4). */
import { useEffect } from 'react';
import { PageFrame } from 'ui/page-frame.tsx';
import { navigate } from 'wouter/use-browser-location';
import { loginPath } from '../session/login-address.ts';
import { retrySession, useSession } from '../session/session.ts';
import { SessionCheck } from '../session/session-check.tsx';
import type { SessionState, SignedOutReason } from '../session/session-state.ts';
import { AdminPanel } from './admin-panel.tsx';

export default function AdminPage() {
  const session = useSession();

  useEffect(() => {
    const why = reasonToLeave(session);
    if (why !== null) navigate(loginPath(window.location, why), { replace: true });
  }, [session]);

  if (session.status === 'signed-in') return <AdminPanel email={session.email} />;
  return (
    <PageFrame>
      {(session.status === 'checking' || session.status === 'waiting') && (
        <SessionCheck status={session.status} onRetry={retrySession} />
      )}
    </PageFrame>
  );
}

/** Why the login page is shown instead. A missing second factor does not mean that a session has ended. */
function reasonToLeave(session: SessionState): SignedOutReason | null {
  if (session.status === 'second-factor') return 'no-session';
  return session.status === 'signed-out' ? session.why : null;
}
