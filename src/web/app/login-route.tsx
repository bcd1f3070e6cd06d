/** What '/login' loads. */
export { LoginPage as default } from '../features/login/login-page.tsx';
