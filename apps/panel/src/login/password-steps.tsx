/** A forgotten password: the mailed link, and the new password that it leads to (A2). */

import { useEffect, useRef, useState } from 'react';
import { Button } from 'ui/button.tsx';
import { navigate } from 'wouter/use-browser-location';
import { EmailField } from '../session/account-fields.tsx';
import { requestPasswordLink } from '../session/accounts.ts';
import { ARRIVED } from '../session/login-address.ts';
import { NewPasswordFields, usePasswordChange } from '../session/password-change.tsx';
import { failureAt, textOf, useSubmission } from '../session/use-submission.ts';
import { StepForm, useStepFocus } from './step-form.tsx';

interface ForgotPasswordProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onBack: () => void;
}

/** Password recovery by emailed link; does not reveal whether the account exists. */
export function ForgotPassword({ email, onEmail, onBack }: ForgotPasswordProps) {
  const [isAsked, setAsked] = useState(false);
  const submission = useSubmission(async (data) => {
    await requestPasswordLink(textOf(data, 'email'));
    setAsked(true);
  });

  if (isAsked) return <LinkOnItsWay email={email} onBack={onBack} />;
  return (
    <StepForm
      title="Forgot your password?"
      intro="Enter your email address, and we will send you a link to choose a new password."
      submit="Send Link"
      submission={submission}
      links={[{ label: 'Back to Log In', go: onBack }]}
    >
      <EmailField email={email} onEmail={onEmail} error={failureAt(submission, 'email')} />
    </StepForm>
  );
}

function LinkOnItsWay({ email, onBack }: Omit<ForgotPasswordProps, 'onEmail'>) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="font-serif text-4xl">
        Check your email
      </h1>
      <p className="mt-4 [overflow-wrap:anywhere]">
        If there is an account for {email}, we have sent it an email with a link. The link works
        once and expires in a few minutes.
      </p>
      <p className="mt-4 text-quiet">
        No email? Check your spam folder, or ask the person who runs Pathfinder for your chapter: if
        email is not set up, the link is in the server's log.
      </p>
      <Button variant="plain" onClick={onBack} className="mt-6">
        Back to Log In
      </Button>
    </>
  );
}

interface NewPasswordProps {
  readonly email: string;
  /** Where to go afterwards. */
  readonly next: string;
}

/** Chooses a new password, after following an emailed link or while signed in. */
export function NewPassword({ email, next }: NewPasswordProps) {
  const container = useStepFocus('new-password', 'h1');
  const goOn = () => navigate(next, { replace: true, state: ARRIVED });
  const change = usePasswordChange(goOn);

  return (
    <div ref={container}>
      <StepForm
        title="Choose a new password"
        intro={`For ${email}.`}
        submit="Save Password"
        submission={change.submission}
        links={[{ label: 'Keep the old one', go: goOn }]}
      >
        <NewPasswordFields email={email} {...change.fields} />
      </StepForm>
    </div>
  );
}
