/** Tells a user that the browser blocks storage, so that the log-in will not last (A5). Otherwise renders nothing. */
import { canStoreSession } from './stored-session.ts';

export function StorageNote() {
  if (canStoreSession()) return null;
  return (
    <p role="status" className="my-6 max-w-3xl rounded-xl border border-line bg-sheet px-4 py-3">
      This browser blocks storage for this site, so your log-in will not last: you will have to log
      in again after reloading or closing this page. Everything else works. To stay logged in, allow
      cookies and site data for this site.
    </p>
  );
}
