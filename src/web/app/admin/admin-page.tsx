/** The admin panel's door: nobody gets in who is not signed in (P1, A4). */
import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { PageFrame } from '../../components/page-frame.tsx';
import { loginPath } from '../../lib/session/login-address.ts';
import { useSession } from '../../lib/session/session.ts';
import { AdminPanel } from './admin-panel.tsx';

export function AdminPage() {
  const session = useSession();

  useEffect(() => {
    document.title = 'Admin — Pathfinder';
  }, []);
  useEffect(() => {
    if (session.status === 'signed-out')
      navigate(loginPath(window.location, session.why), { replace: true });
  }, [session]);

  if (session.status === 'signed-in') return <AdminPanel email={session.email} />;
  return (
    <PageFrame>
      <p role="status" className="mt-8 text-quiet">
        Loading...
      </p>
    </PageFrame>
  );
}
