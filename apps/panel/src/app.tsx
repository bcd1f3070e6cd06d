/** Login and the admin panel: the page for each URL. */
import { AppShell } from 'ui/app-shell.tsx';
import { pageOnDemand } from 'ui/load-on-demand.ts';
import NotFoundPage from 'ui/not-found-page.tsx';
import { LOGIN_PATH, panelPageIn } from 'ui/paths.ts';
import { usePathname } from 'wouter/use-browser-location';

const LoginPage = pageOnDemand(() => import('./login/login-page.tsx'));
const AdminPage = pageOnDemand(() => import('./app/admin-page.tsx'));

export function App() {
  return <AppShell Page={pageAt(usePathname())} />;
}

/** An address below '/admin' that is not a page of the panel shows the not-found page (S10). */
function pageAt(path: string) {
  if (path.replace(/\/$/, '') === LOGIN_PATH) return LoginPage;
  return panelPageIn(path) === null ? NotFoundPage : AdminPage;
}
