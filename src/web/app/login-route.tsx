/** What '/login' loads. */
import './admin.css';

export { LoginPage as default } from '../features/login/login-page.tsx';
