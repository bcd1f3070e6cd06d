/** Shown by admin pages until the session state is known (P1). */

import { Button } from 'ui/button.tsx';
import * as siteTexts from 'ui/texts/site.ts';
import * as sessionCheckTexts from './session-check-texts.ts';

interface Props {
  readonly status: 'checking' | 'waiting';
  readonly onRetry: () => void;
}

export function SessionCheck({ status, onRetry }: Props) {
  return (
    <div className="mt-8">
      <p role="status" className="text-quiet">
        {siteTexts.loading}
      </p>
      {status === 'waiting' && (
        <div role="alert" className="mt-5 max-w-2xl rounded-xl bg-danger-wash p-5">
          <h1 className="font-serif text-2xl text-danger">{sessionCheckTexts.notResponding}</h1>
          <p className="mt-1">{sessionCheckTexts.stillLoggedIn}</p>
          <Button variant="plain" onClick={onRetry} className="mt-4">
            {siteTexts.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
