/** Login and the admin panel: the page for each URL. */
import { AppShell } from 'ui/app-shell.tsx';
import { pageOnDemand } from 'ui/load-on-demand.ts';
import NotFoundPage from 'ui/not-found-page.tsx';
import { LOGIN_PATH, panelPageIn } from 'ui/paths.ts';
import { usePathname } from 'wouter/use-browser-location';
import { forwardedPath } from './app/old-addresses.ts';

const LoginPage = pageOnDemand(() => import('./login/login-page.tsx'));
const AdminPage = pageOnDemand(() => import('./app/admin-page.tsx'));

export function App() {
  return <AppShell Page={pageAt(usePathname())} />;
}

/** An address below '/admin' that is and was no page of the panel shows the not-found page (S10). */
function pageAt(pathname: string) {
  if (pathname.replace(/\/$/, '') === LOGIN_PATH) return LoginPage;
  const isPanel = panelPageIn(pathname) ?? forwardedPath({ pathname, search: '', hash: '' });
  return isPanel === null ? NotFoundPage : AdminPage;
}
