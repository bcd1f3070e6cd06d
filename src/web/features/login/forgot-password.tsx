/** Password recovery by mailed link; does not reveal whether the account exists. */
import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '../../components/button.ts';
import { askForPasswordLink } from '../../lib/session/accounts.ts';
import { EmailField } from './fields.tsx';
import { LoginForm } from './login-form.tsx';
import { textOf, useSubmission } from './use-submission.ts';

interface Props {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onBack: () => void;
}

export function ForgotPassword({ email, onEmail, onBack }: Props) {
  const [isAsked, setAsked] = useState(false);
  const submission = useSubmission(async (data) => {
    await askForPasswordLink(textOf(data, 'email'));
    setAsked(true);
  });

  if (isAsked) return <LinkOnItsWay email={email} onBack={onBack} />;
  return (
    <LoginForm
      title="Forgot your password?"
      intro="Tell us your address, and we send you a link to choose a new one."
      submit="Send Link"
      submission={submission}
      ways={[{ label: 'Back to Log In', go: onBack }]}
    >
      <EmailField email={email} onEmail={onEmail} />
    </LoginForm>
  );
}

function LinkOnItsWay({ email, onBack }: Omit<Props, 'onEmail'>) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="font-serif text-4xl">
        Check your mail
      </h1>
      <p className="mt-4 [overflow-wrap:anywhere]">
        If there is an account for {email}, a mail with a link is on its way to you. The link works
        once, for a few minutes.
      </p>
      <p className="mt-4 text-quiet">
        No mail? Look into your spam folder, or ask who runs Pathfinder for your chapter: where no
        mail is set up, the link is in the server's log.
      </p>
      <button type="button" onClick={onBack} className={`${buttonClass('plain')} mt-6`}>
        Back to Log In
      </button>
    </>
  );
}
