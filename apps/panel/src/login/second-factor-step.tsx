/** Asks for the second factor before the panel opens (U2); the only way back is to log out. */
import { useRef, useState } from 'react';
import { showToast } from 'ui/toasts.tsx';
import { CodeField, RecoveryCodeField } from '../session/account-fields.tsx';
import { useAuthSettings } from '../session/auth-client.ts';
import {
  KeyFailed,
  sendPhoneCode,
  verifyAppCode,
  verifyKey,
  verifyPhoneCode,
} from '../session/factors.ts';
import { redeemRecoveryCode } from '../session/recovery-codes.ts';
import { labelInText, type SecondFactor } from '../session/second-factor.ts';
import { logOut } from '../session/session.ts';
import {
  failureAt,
  showFailureOf,
  showSuccess,
  textOf,
  useSubmission,
} from '../session/use-submission.ts';
import { saySignedIn } from './credentials-form.tsx';
import { StepForm, useStepFocus } from './step-form.tsx';

interface Props {
  /** At least one. */
  readonly factors: readonly SecondFactor[];
}

export function SecondFactorStep({ factors }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  const settings = useAuthSettings();
  const offersCodes = typeof settings === 'object' && settings.recoveryCodes;
  const factor = factors.find(({ id }) => id === chosen) ?? factors[0];
  if (factor === undefined) return null;
  const others = factors
    .filter(({ id }) => id !== factor.id || chosen === RECOVERY)
    .map((other) => ({
      label: `Use ${labelInText(other)} instead`,
      go: () => setChosen(other.id),
    }));
  if (chosen === RECOVERY) {
    return <RecoveryForm links={[...others, LOG_OUT]} />;
  }
  const recovery = { label: 'Use a recovery code instead', go: () => setChosen(RECOVERY) };
  const Form = FORMS[factor.kind];
  return (
    <Form
      key={factor.id}
      factor={factor}
      links={[...others, ...(offersCodes ? [recovery] : []), LOG_OUT]}
    />
  );
}

/** Chosen in place of a factor's id. */
const RECOVERY = 'recovery-code';
const LOG_OUT = { label: 'Log out', go: () => void logOut() };

interface FormProps {
  readonly factor: SecondFactor;
  readonly links: readonly { readonly label: string; readonly go: () => void }[];
}

const TITLE = 'Confirm it’s you';

function AppForm({ factor, links }: FormProps) {
  const container = useStepFocus(factor.id, 'h1');
  const submission = useSubmission(async (data) => {
    await verifyAppCode(factor.id, codeIn(data));
    saySignedIn();
  });
  return (
    <div ref={container}>
      <StepForm
        title={TITLE}
        intro={`Your account is protected by a second step. Open ${labelInText(factor)} and type the code it shows for Pathfinder.`}
        submit="Confirm"
        submission={submission}
        links={links}
      >
        <CodeField label="Code" error={failureAt(submission, 'code')} />
      </StepForm>
    </div>
  );
}

/** For someone who has lost their second factor (A6). */
function RecoveryForm({ links }: Pick<FormProps, 'links'>) {
  const container = useStepFocus(RECOVERY, 'h1');
  const submission = useSubmission(async (data) => {
    const left = await redeemRecoveryCode(textOf(data, 'code'));
    saySignedIn();
    showToast({
      kind: 'info',
      title: 'Recovery code used',
      description: `${left} left. You can add another second step and make new codes under Account.`,
    });
  });
  return (
    <div ref={container}>
      <StepForm
        title={TITLE}
        intro="Type one of the recovery codes that you kept when you added your second step. Each works once."
        submit="Confirm"
        submission={submission}
        links={links}
      >
        <RecoveryCodeField label="Recovery code" error={failureAt(submission, 'code')} />
      </StepForm>
    </div>
  );
}

function KeyForm({ factor, links }: FormProps) {
  const container = useStepFocus(factor.id, 'h1');
  const submission = useSubmission(
    async () => {
      await verifyKey(factor.id);
      saySignedIn();
    },
    { explain: explainKey },
  );
  return (
    <div ref={container}>
      <StepForm
        title={TITLE}
        intro={`Your account is protected by a second step: ${labelInText(factor)}. Your browser will ask you to use it.`}
        submit="Use Key"
        submission={submission}
        links={links}
      >
        {null}
      </StepForm>
    </div>
  );
}

function PhoneForm({ factor, links }: FormProps) {
  const container = useStepFocus(factor.id, 'h1');
  const challenge = useRef<string | null>(null);
  const [isSent, setSent] = useState(false);
  const [isSendingAgain, setSendingAgain] = useState(false);
  const submission = useSubmission(async (data) => {
    if (challenge.current === null) {
      challenge.current = await sendPhoneCode(factor.id);
      setSent(true);
    } else {
      await verifyPhoneCode(factor.id, challenge.current, codeIn(data));
      saySignedIn();
    }
  });

  async function sendAgain() {
    if (isSendingAgain) return;
    setSendingAgain(true);
    try {
      challenge.current = await sendPhoneCode(factor.id);
      showSuccess('Code sent', 'Use the code in the newest text message.');
    } catch (reason) {
      showFailureOf(reason);
    } finally {
      setSendingAgain(false);
    }
  }

  return (
    <div ref={container}>
      <StepForm
        title={TITLE}
        intro="Your account is protected by a second step: a code in a text message to your phone."
        submit={isSent ? 'Confirm' : 'Send Code'}
        submission={submission}
        links={
          isSent ? [{ label: 'Send another code', go: () => void sendAgain() }, ...links] : links
        }
      >
        {isSent && <CodeField label="Code" error={failureAt(submission, 'code')} />}
      </StepForm>
    </div>
  );
}

const FORMS = { app: AppForm, key: KeyForm, phone: PhoneForm } as const;

function codeIn(data: FormData): string {
  return textOf(data, 'code').replace(/\s/g, '');
}

function explainKey(reason: unknown): string | null {
  return reason instanceof KeyFailed ? reason.message : null;
}
