/** What '/admin' loads. */
import './admin.css';

export { AdminPage as default } from './admin-page.tsx';
