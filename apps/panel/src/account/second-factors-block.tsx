/** The second factors of an account: lists them, adds an app or a key, and removes them (U2). */

import { KeyRound, Smartphone } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { Button, TEXT_LINK } from 'ui/button.tsx';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import { qrPath } from 'ui/qr-path.ts';
import { AskFirst } from '../records/panel-controls.tsx';
import { CodeField } from '../session/account-fields.tsx';
import { useAuthSettings } from '../session/auth-client.ts';
import {
  addKey,
  beginApp,
  listFactors,
  type NewApp,
  type OwnFactor,
  removeFactor,
  verifyAppCode,
} from '../session/factors.ts';
import { makeRecoveryCodes, readRecoveryCodes } from '../session/recovery-codes.ts';
import { labelOf } from '../session/second-factor.ts';
import { failureAt, showSuccess, textOf, useSubmission } from '../session/use-submission.ts';
import {
  AccountForm,
  Block,
  BlockItem,
  FailedRead,
  focusHeading,
  shortDate,
  useAction,
  useFormFocus,
  useLoaded,
} from './account-block.tsx';
import { NewRecoveryCodes, RecoveryCodesLeft } from './recovery-codes.tsx';

/** The name of this service in an authenticator app. */
const ISSUER = 'Pathfinder';

interface FactorsBlockProps {
  /** Called once the sessions without the second factor have ended. */
  readonly onAdded: () => void;
}

export function FactorsBlock({ onAdded }: FactorsBlockProps) {
  const factors = useLoaded(listFactors);
  const newCodes = useNewCodes();
  const action = useAction();
  const { busy, run } = action;
  const hasFactors = factors.value !== null && factors.value.length > 0;
  const heading = useRef<HTMLHeadingElement>(null);

  function added() {
    factors.reload();
    onAdded();
    showSuccess(
      'Second step added',
      'Signing in asks for it from now on. Your other devices must log in again.',
    );
  }

  async function remove(factor: OwnFactor) {
    await removeFactor(factor.id);
    factors.reload();
    focusHeading(heading);
    showSuccess('Second step removed', `Signing in no longer asks for ${labelOf(factor)}.`);
  }

  return (
    <Block title="Second step at sign-in" heading={heading}>
      <p className="mt-2 text-quiet">
        With a second step, a stolen password is not enough to sign in. Keep two, in case you lose
        one.
      </p>
      {factors.failed && <FailedRead onRetry={factors.reload} />}
      {hasFactors && (
        <FactorList
          factors={factors.value}
          busy={busy}
          onRemove={(factor) => run(() => remove(factor))}
        />
      )}
      {newCodes.shown !== null && (
        <NewRecoveryCodes
          codes={newCodes.shown}
          onDone={() => {
            newCodes.hide();
            focusHeading(heading);
          }}
        />
      )}
      {newCodes.shown === null && newCodes.areOffered && hasFactors && (
        <ErrorBoundary>
          <RecoveryCodesLeft busy={busy} onMake={() => void run(newCodes.make)} />
        </ErrorBoundary>
      )}
      <ErrorBoundary>
        <AddFactor action={action} onAdded={added} makeFirstCodes={newCodes.makeFirst} />
      </ErrorBoundary>
    </Block>
  );
}

/** The recovery codes that were just made (A6). */
function useNewCodes() {
  const [shown, setShown] = useState<readonly string[] | null>(null);
  const settings = useAuthSettings();
  const areOffered = typeof settings === 'object' && settings.recoveryCodes;

  async function make() {
    setShown(await makeRecoveryCodes());
  }

  /** Codes that were kept before stay as they are. */
  async function makeFirst() {
    if (areOffered && (await readRecoveryCodes()).left === 0) await make();
  }

  return { shown, areOffered, make, makeFirst, hide: () => setShown(null) };
}

interface FactorListProps {
  readonly factors: readonly OwnFactor[];
  readonly busy: boolean;
  readonly onRemove: (factor: OwnFactor) => void;
}

function FactorList({ factors, busy, onRemove }: FactorListProps) {
  return (
    <ul className="mt-2 divide-y divide-line">
      {factors.map((factor) => (
        <BlockItem
          key={factor.id}
          name={labelOf(factor)}
          detail={`Added ${shortDate(factor.addedAt)}`}
        >
          <AskFirst
            label="Remove"
            of={labelOf(factor)}
            question={`Remove ${labelOf(factor)}?`}
            busy={busy}
            onYes={() => onRemove(factor)}
          />
        </BlockItem>
      ))}
    </ul>
  );
}

interface AddFactorProps {
  readonly action: ReturnType<typeof useAction>;
  readonly onAdded: () => void;
  readonly makeFirstCodes: () => Promise<void>;
}

function AddFactor({ action: { busy, run }, onAdded, makeFirstCodes }: AddFactorProps) {
  const [newApp, setNewApp] = useState<NewApp | null>(null);
  const container = useFormFocus(newApp !== null);

  async function addNewKey() {
    await addKey();
    onAdded();
    await makeFirstCodes();
  }

  function finishApp() {
    setNewApp(null);
    onAdded();
    void run(makeFirstCodes);
  }

  return (
    <div ref={container}>
      {newApp === null ? (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button
            variant="plain"
            disabled={busy}
            onClick={() => run(async () => setNewApp(await beginApp(ISSUER)))}
          >
            <Smartphone className="size-4" aria-hidden="true" />
            Add authenticator app
          </Button>
          {'PublicKeyCredential' in window && (
            <Button variant="plain" disabled={busy} onClick={() => run(addNewKey)}>
              <KeyRound className="size-4" aria-hidden="true" />
              Add security key or passkey
            </Button>
          )}
        </div>
      ) : (
        <AddApp app={newApp} onAdded={finishApp} onCancel={() => setNewApp(null)} />
      )}
    </div>
  );
}

interface AddAppProps {
  readonly app: NewApp;
  readonly onAdded: () => void;
  readonly onCancel: () => void;
}

/** Adds an authenticator app: its QR code, the key as text, and a first code to prove that it works. */
function AddApp({ app, onAdded, onCancel }: AddAppProps) {
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

interface QrCodeProps {
  readonly text: string;
  /** For screen readers. */
  readonly label: string;
}

/** A text as a QR code, for another device to scan. */
function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    // Black on white in both themes: what scanners read best.
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-lg forced-color-adjust-none"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
