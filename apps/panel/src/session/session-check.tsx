/** What pages say about the session: that it is being checked (P1), and that the browser cannot store it (A5). */
import { Button } from 'ui/button.tsx';
import * as siteTexts from 'ui/texts/site.ts';
import { canStoreSession } from './session-state.ts';

interface Props {
  readonly status: 'checking' | 'waiting';
  readonly onRetry: () => void;
}

/** Shown by admin pages until the session state is known (P1). */
export function SessionCheck({ status, onRetry }: Props) {
  return (
    <div className="mt-8">
      <p role="status" className="text-quiet">
        {siteTexts.loading}
      </p>
      {status === 'waiting' && (
        <div role="alert" className="mt-5 max-w-2xl rounded-xl bg-danger-wash p-5">
          <h1 className="font-serif text-2xl text-danger">The server is not responding.</h1>
          <p className="mt-1">You are still logged in. We keep retrying; you can also retry now.</p>
          <Button variant="plain" onClick={onRetry} className="mt-4">
            {siteTexts.retry}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Tells a user that the browser blocks storage, so that the log-in will not last (A5). Otherwise renders nothing. */
export function StorageNote() {
  if (canStoreSession()) return null;
  return (
    <p role="status" className="my-6 max-w-3xl rounded-xl border border-line bg-sheet px-4 py-3">
      This browser blocks storage for this site, so you will not stay logged in: you will have to
      log in again after reloading or closing this page. Everything else works. To stay logged in,
      allow cookies and site data for this site.
    </p>
  );
}
