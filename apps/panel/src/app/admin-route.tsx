/** The script loaded for '/admin'. */

import NotFoundPage from 'ui/not-found-page.tsx';
import { panelPageIn } from 'ui/panel-paths.ts';
import { usePathname } from 'wouter/use-browser-location';
import { AdminPage } from './admin-page.tsx';
import '../panel.css';

/** An address below '/admin' that is not a page of the panel shows the not-found page (S10). */
export default function AdminRoute() {
  return panelPageIn(usePathname()) === null ? <NotFoundPage /> : <AdminPage />;
}
