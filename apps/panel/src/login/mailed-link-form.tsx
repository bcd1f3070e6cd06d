/** Asks before a mailed link signs in (A7): programs open links too, and anyone can send one. */
import { useEffect } from 'react';
import { ADMIN_PATH } from 'ui/paths.ts';
import { navigate } from 'wouter/use-browser-location';
import { ARRIVED } from '../session/arrival.ts';
import { LinkFailed, openMailedLink } from '../session/brought-session.ts';
import { failedLinkPath, type MailedLink, pathAfterLink } from '../session/login-address.ts';
import { showSuccess, useSubmission } from '../session/use-submission.ts';
import { ContinueForm } from './continue-form.tsx';

interface Props {
  readonly link: MailedLink;
  /** Null for nobody. */
  readonly signedInAs: string | null;
}

export function MailedLinkForm({ link, signedInAs }: Props) {
  const submission = useSubmission(open, { explain: explainFailed });

  async function open() {
    try {
      const brought = await openMailedLink(link);
      if (brought === null) {
        showSuccess('Almost done', 'Now follow the link in the email to your other address.');
      }
      await brought?.take();
      navigate(pathAfterLink(link.type), { replace: true, state: ARRIVED });
    } catch (error) {
      // The login page offers a new link; it would send a signed-in user on without a word.
      if (!(error instanceof LinkFailed) || signedInAs !== null) throw error;
      navigate(failedLinkPath(link.type), { replace: true });
    }
  }

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
  useEffect(() => navigate(failedLinkPath(null), { replace: true }), []);
  return null;
}

function explainFailed(reason: unknown): string | null {
  return reason instanceof LinkFailed
    ? 'This link no longer works: it has expired or was already used.'
    : null;
}
