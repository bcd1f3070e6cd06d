/** The second factors of an account: lists them, adds an app or a key, and removes them (U2). */
import { KeyRound, Smartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from 'ui/button.tsx';
import { AskFirst } from '../../records/deleting/ask-first.tsx';
import {
  addKey,
  beginApp,
  listFactors,
  type NewApp,
  type OwnFactor,
  removeFactor,
} from '../../session/factors.ts';
import { labelOf } from '../../session/second-factor.ts';
import { showSuccess } from '../../session/use-submission.ts';
import { Block, FailedRead, focusHeading } from '../parts/block.tsx';
import { day } from '../parts/dates.ts';
import { useAction } from '../parts/use-action.ts';
import { useLoaded } from '../parts/use-loaded.ts';
import { useFormFocus } from '../parts/use-opened-form.ts';
import { AddApp } from './add-app.tsx';

/** The name of this service in an authenticator app. */
const ISSUER = 'Pathfinder';

interface Props {
  /** Called once the sessions without the second factor have ended. */
  readonly onAdded: () => void;
}

export function FactorsBlock({ onAdded }: Props) {
  const factors = useLoaded(listFactors);
  const [newApp, setNewApp] = useState<NewApp | null>(null);
  const { busy, run } = useAction();
  const container = useFormFocus(newApp !== null);
  const heading = useRef<HTMLHeadingElement>(null);

  function added() {
    setNewApp(null);
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
      {factors.value !== null && factors.value.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {factors.value.map((factor) => (
            <li
              key={factor.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
            >
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <span className="font-medium">{labelOf(factor)}</span>
                <span className="block text-quiet">Added {day(factor.addedAt)}</span>
              </span>
              <AskFirst
                label="Remove"
                of={labelOf(factor)}
                question={`Remove ${labelOf(factor)}?`}
                busy={busy}
                onYes={() => run(() => remove(factor))}
              />
            </li>
          ))}
        </ul>
      )}
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
              <Button
                variant="plain"
                disabled={busy}
                onClick={() => run(async () => addKey().then(added))}
              >
                <KeyRound className="size-4" aria-hidden="true" />
                Add security key or passkey
              </Button>
            )}
          </div>
        ) : (
          <AddApp app={newApp} onAdded={added} onCancel={() => setNewApp(null)} />
        )}
      </div>
    </Block>
  );
}
