/** Adds an authenticator app: its QR code, the key as text, and a first code to prove that it works. */
import { useState } from 'react';
import { TEXT_LINK } from 'ui/button.tsx';
import { CodeField } from 'ui/fields.tsx';
import { type NewApp, removeFactor, verifyAppCode } from '../../session/factors.ts';
import { failureAt, textOf, useSubmission } from '../../session/use-submission.ts';
import { AccountForm } from '../parts/account-form.tsx';
import { QrCode } from './qr-code.tsx';

interface Props {
  readonly app: NewApp;
  readonly onAdded: () => void;
  readonly onCancel: () => void;
}

export function AddApp({ app, onAdded, onCancel }: Props) {
  const [isGivenUp, setGivenUp] = useState(false);
  const submission = useSubmission(async (data) => {
    await verifyAppCode(app.id, textOf(data, 'code').replace(/\s/g, ''));
    onAdded();
  });

  function cancel() {
    if (isGivenUp) return;
    setGivenUp(true);
    // If this fails, the server removes it later.
    removeFactor(app.id).catch(() => {});
    onCancel();
  }

  return (
    <AccountForm submit="Confirm" submission={submission} onCancel={cancel}>
      <p>
        Scan this with an authenticator app on your phone, such as Aegis, Google Authenticator or
        your password manager.
      </p>
      <QrCode text={app.uri} label="QR code for an authenticator app" />
      <div>
        <p className="text-quiet">Or type this key into the app:</p>
        <p className="mt-1 font-mono tracking-wide [overflow-wrap:anywhere]" translate="no">
          {inGroups(app.secret)}
        </p>
        {app.uri.startsWith('otpauth://') && (
          <a href={app.uri} className={TEXT_LINK}>
            Open in an app on this device
          </a>
        )}
      </div>
      <CodeField
        label="Code"
        hint="The six digits that the app shows now."
        error={failureAt(submission, 'code')}
      />
    </AccountForm>
  );
}

function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? '';
}
