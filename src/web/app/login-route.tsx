/** What '/login' loads. */
import './admin/admin.css';

export { LoginPage as default } from '../features/login/login-page.tsx';
