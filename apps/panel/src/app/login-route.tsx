/** The script loaded for '/login'. */
import '../panel.css';

export { LoginPage as default } from '../login/login-page.tsx';
