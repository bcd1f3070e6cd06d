/** The steps for a session that an address brings, from a mailed link or a provider: nothing is taken unasked (A7). */

import { isAuthError } from '@supabase/auth-js';
import { useEffect, useState } from 'react';
import { ADMIN_PATH } from 'ui/paths.ts';
import { navigate } from 'wouter/use-browser-location';
import {
  type BroughtSession,
  exchangeCode,
  LinkFailed,
  openMailedLink,
} from '../session/brought-session.ts';
import {
  ARRIVED,
  cameFromProvider,
  failedLinkPath,
  type MailedLink,
  pathAfterCode,
  pathAfterLink,
} from '../session/login-address.ts';
import { retrySession } from '../session/session.ts';
import { SessionCheck } from '../session/session-check.tsx';
import { type Submission, showSuccess, useSubmission } from '../session/use-submission.ts';
import { saySignedIn } from './credentials-form.tsx';
import { StepForm, useStepFocus } from './step-form.tsx';

interface MailedLinkFormProps {
  readonly link: MailedLink;
  /** Null for nobody. */
  readonly signedInAs: string | null;
}

/** Asks before a mailed link signs in (A7): programs open links too, and anyone can send one. */
export function MailedLinkForm({ link, signedInAs }: MailedLinkFormProps) {
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

interface CodeReturnProps {
  readonly code: string;
  /** The query string of the URL. */
  readonly search: string;
  /** Null for nobody. */
  readonly signedInAs: string | null;
}

/** Finishes a sign-in that this browser began, with a provider or a mailed link (A2, A7). */
export function CodeReturn({ code, search, signedInAs }: CodeReturnProps) {
  const [brought, setBrought] = useState<BroughtSession | null>(null);

  async function finish(session: BroughtSession) {
    await session.take();
    if (cameFromProvider(search)) saySignedIn();
    navigate(pathAfterCode(search, null), { replace: true, state: ARRIVED });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a code is exchanged once, whoever is signed in later.
  useEffect(() => {
    const isAsked = (session: BroughtSession) => ![null, session.email].includes(signedInAs);
    exchangeCode(code)
      .then((session) => (isAsked(session) ? setBrought(session) : finish(session)))
      .catch((error: unknown) => {
        const reason = (isAuthError(error) && error.code) || 'unexpected_failure';
        navigate(pathAfterCode(search, reason), { replace: true });
      });
  }, [code]);

  const submission = useSubmission(async () => {
    if (brought !== null) await finish(brought);
  });

  if (brought === null) return <SessionCheck status="checking" onRetry={retrySession} />;
  return (
    <ContinueForm
      email={brought.email}
      signedInAs={signedInAs}
      submission={submission}
      onStay={() => {
        void brought.leave();
        navigate(ADMIN_PATH, { replace: true });
      }}
    />
  );
}

interface ContinueFormProps {
  /** Of the account that the address opens. */
  readonly email: string;
  /** Null for nobody. */
  readonly signedInAs: string | null;
  readonly submission: Submission;
  readonly onStay: () => void;
}

/** Asks whether to continue with a session that an address has brought, and with whose (A7). */
function ContinueForm({ email, signedInAs, submission, onStay }: ContinueFormProps) {
  const container = useStepFocus('continue', 'h1');
  const replaces = signedInAs !== null && signedInAs !== email;
  return (
    <div ref={container}>
      <StepForm
        title={`Continue as ${email}?`}
        intro={replaces && `You are signed in as ${signedInAs}. Continue as ${email} instead?`}
        submit="Continue"
        submission={submission}
        links={[{ label: replaces ? `Stay signed in as ${signedInAs}` : 'Cancel', go: onStay }]}
      >
        {null}
      </StepForm>
    </div>
  );
}
