/** What '/admin' loads. */
export { AdminPage as default } from './admin-page.tsx';
