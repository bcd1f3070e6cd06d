/** Asks before a mailed link signs in (A7): programs open links too, and anyone can send one. */
import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { ARRIVED } from '../../lib/arrival.ts';
import { ADMIN_PATH } from '../../lib/page-paths.ts';
import { LinkFailed, openMailedLink } from '../../lib/session/brought-session.ts';
import { failedLinkPath, type MailedLink, pathAfterLink } from '../../lib/session/login-address.ts';
import { showFailure, showSuccess, useSubmission } from '../../lib/session/use-submission.ts';
import { ContinueForm } from './continue-form.tsx';

interface Props {
  readonly link: MailedLink;
  /** Null for nobody. */
  readonly signedInAs: string | null;
}

export function MailedLinkForm({ link, signedInAs }: Props) {
  const submission = useSubmission(async () => {
    try {
      const brought = await openMailedLink(link);
      if (brought === null) {
        showSuccess('Almost done', 'Now follow the link in the email to your other address.');
      }
      await brought?.take();
      navigate(pathAfterLink(link.type), { replace: true, state: ARRIVED });
    } catch (error) {
      if (!(error instanceof LinkFailed)) throw error;
      leaveFailedLink(failedLinkPath(link.type), signedInAs);
    }
  });
  return (
    <ContinueForm
      email={link.email}
      signedInAs={signedInAs}
      submission={submission}
      onStay={() => navigate(ADMIN_PATH, { replace: true })}
    />
  );
}

/** For a link without all that it needs. */
export function BrokenLink() {
  useEffect(() => leaveFailedLink(failedLinkPath(null), null), []);
  return null;
}

/** A signed-in user is led past the login page, which would tell it. */
function leaveFailedLink(path: string, signedInAs: string | null): void {
  navigate(path, { replace: true });
  if (signedInAs !== null) {
    showFailure('This link no longer works: it has expired or was already used.');
  }
}
