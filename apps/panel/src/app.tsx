/** Login and the admin panel: the page for each URL, and the overlays of every page. */
import { Suspense } from 'react';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import { pageOnDemand } from 'ui/load-on-demand.ts';
import NotFoundPage from 'ui/not-found-page.tsx';
import { LoadingPage } from 'ui/page-frame.tsx';
import { LOGIN_PATH, panelPageIn } from 'ui/paths.ts';
import { Toaster } from 'ui/toasts.tsx';
import { usePathname } from 'wouter/use-browser-location';

const LoginPage = pageOnDemand(() => import('./login/login-page.tsx'));
const AdminPage = pageOnDemand(() => import('./app/admin-page.tsx'));

export function App() {
  const Page = pageAt(usePathname());
  return (
    <>
      <ErrorBoundary isPage>
        <Suspense fallback={<LoadingPage />}>
          <Page />
        </Suspense>
      </ErrorBoundary>
      <ErrorBoundary>
        <Toaster />
      </ErrorBoundary>
    </>
  );
}

/** An address below '/admin' that is not a page of the panel shows the not-found page (S10). */
function pageAt(path: string) {
  if (path.replace(/\/$/, '') === LOGIN_PATH) return LoginPage;
  return panelPageIn(path) === null ? NotFoundPage : AdminPage;
}
