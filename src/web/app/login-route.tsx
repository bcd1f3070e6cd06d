/** The script loaded for '/login'. */
import './admin/admin.css';

export { LoginPage as default } from '../features/login/login-page.tsx';
