/** The script loaded for '/admin'. */
import { usePathname } from 'wouter/use-browser-location';
import NotFoundPage from '../../components/not-found-page.tsx';
import { panelPageIn } from '../../lib/panel-paths.ts';
import { AdminPage } from './admin-page.tsx';
import './admin.css';

/** An address below '/admin' that is not a page of the panel shows the not-found page (S10). */
export default function AdminRoute() {
  return panelPageIn(usePathname()) === null ? <NotFoundPage /> : <AdminPage />;
}
