/** The signed-in user's own account: address, password, second factors, providers and sessions. */
import type { AuthError } from '@supabase/auth-js';
import { useEffect, useId } from 'react';
import { Apart } from 'ui/error-boundary.tsx';
import { readAccount } from '../session/accounts.ts';
import { exchangeCode } from '../session/brought-session.ts';
import { codeIn } from '../session/login-address.ts';
import { showFailure } from '../session/use-submission.ts';
import { FailedRead, useLoaded } from './account-block.tsx';
import { EmailBlock, PasswordBlock } from './email-and-password.tsx';
import { ProvidersBlock } from './providers-block.tsx';
import { FactorsBlock } from './second-factors-block.tsx';
import { readSessions, SessionsBlock } from './sessions-block.tsx';

export default function AccountSection() {
  const titleId = useId();
  const account = useLoaded(readAccount);
  const sessions = useLoaded(readSessions);
  useLinkingReturn(account.reload);

  return (
    <section aria-labelledby={titleId} className="max-w-2xl">
      <h2 id={titleId} className="font-serif text-2xl">
        Account
      </h2>
      {account.failed && <FailedRead onRetry={account.reload} />}
      <div className="mt-4 divide-y divide-line">
        <Apart>
          {account.value && <EmailBlock account={account.value} onChanged={account.reload} />}
          <PasswordBlock email={account.value?.email ?? ''} onChanged={sessions.reload} />
          <FactorsBlock onAdded={sessions.reload} />
          {account.value && (
            <ProvidersBlock identities={account.value.identities} onChanged={account.reload} />
          )}
          <SessionsBlock sessions={sessions} />
        </Apart>
      </div>
    </section>
  );
}

/**
 * A linking of a provider returns here, with a code that only this browser can exchange, or with an error code; the
 * URL's text is not shown.
 */
function useLinkingReturn(onLinked: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address that the page was opened with.
  useEffect(() => {
    const { search, pathname } = window.location;
    const code = codeIn(search);
    const failure = new URLSearchParams(search).get('error_code');
    if (code === null && failure === null) return;
    window.history.replaceState(null, '', pathname);
    if (code === null) return showLinkingFailure(failure);
    exchangeCode(code)
      // The session it brings is not needed: this one stays.
      .then((session) => session.leave())
      .then(onLinked, (error: unknown) => showLinkingFailure((error as AuthError).code));
  }, []);
}

function showLinkingFailure(code: string | null | undefined): void {
  showFailure(
    code === 'identity_already_exists'
      ? 'That sign-in is already linked, here or to another account.'
      : 'Linking did not work. Please try again.',
  );
}
