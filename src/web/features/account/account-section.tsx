/** The signed-in user's own account: address, password, second factors, providers and sessions. */
import { useEffect, useId } from 'react';
import { readAccount } from '../../lib/session/own-account.ts';
import { showFailure } from '../../lib/session/use-submission.ts';
import { EmailBlock } from './email-block.tsx';
import { FactorsBlock } from './factors/factors-block.tsx';
import { FailedRead } from './parts/block.tsx';
import { useLoaded } from './parts/use-loaded.ts';
import { PasswordBlock } from './password-block.tsx';
import { ProvidersBlock } from './providers-block.tsx';
import { readSessions } from './sessions/own-sessions.ts';
import { SessionsBlock } from './sessions/sessions-block.tsx';

export default function AccountSection() {
  const titleId = useId();
  const account = useLoaded(readAccount);
  const sessions = useLoaded(readSessions);
  useLinkingFailure();

  return (
    <section aria-labelledby={titleId} className="max-w-2xl">
      <h2 id={titleId} className="font-serif text-2xl">
        Account
      </h2>
      {account.failed && <FailedRead onRetry={account.reload} />}
      <div className="mt-4 divide-y divide-line">
        {account.value && <EmailBlock account={account.value} onChanged={account.reload} />}
        <PasswordBlock email={account.value?.email ?? ''} onChanged={sessions.reload} />
        <FactorsBlock onAdded={sessions.reload} />
        {account.value && (
          <ProvidersBlock identities={account.value.identities} onChanged={account.reload} />
        )}
        <SessionsBlock sessions={sessions} />
      </div>
    </section>
  );
}

/** A provider that could not be linked returns here with an error code in the URL; the URL's text is not shown. */
function useLinkingFailure(): void {
  useEffect(() => {
    const code = new URLSearchParams(window.location.search).get('error_code');
    if (code === null) return;
    showFailure(
      code === 'identity_already_exists'
        ? 'That sign-in is already linked, here or to another account.'
        : 'Linking did not work. Please try again.',
    );
    window.history.replaceState(null, '', window.location.pathname);
  }, []);
}
