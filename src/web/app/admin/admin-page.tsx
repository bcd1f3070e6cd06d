/** Guards the admin panel: only signed-in users may enter (P1, A4). */
import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { PageFrame } from '../../components/page-frame.tsx';
import { SessionCheck } from '../../components/session-check.tsx';
import { loginPath } from '../../lib/session/login-address.ts';
import { retrySession, useSession } from '../../lib/session/session.ts';
import { AdminPanel } from './admin-panel.tsx';

export function AdminPage() {
  const session = useSession();

  useEffect(() => {
    if (session.status !== 'signed-out') return;
    navigate(loginPath(window.location, session.why), { replace: true });
  }, [session]);

  if (session.status === 'signed-in') return <AdminPanel email={session.email} />;
  return (
    <PageFrame>
      {session.status !== 'signed-out' && (
        <SessionCheck status={session.status} onRetry={retrySession} />
      )}
    </PageFrame>
  );
}
