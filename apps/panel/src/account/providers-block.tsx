/** The ways to sign in: linked providers, linking and unlinking them; never the last one. */

import type { UserIdentity } from '@supabase/auth-js';
import { useRef } from 'react';
import { Button } from 'ui/button.tsx';
import { AskFirst } from '../records/panel-controls.tsx';
import { linkProvider, unlinkIdentity } from '../session/accounts.ts';
import { providerName, useAuthSettings } from '../session/auth-client.ts';
import { showSuccess } from '../session/use-submission.ts';
import { Block, BlockItem, focusHeading, useAction } from './account-block.tsx';

interface Props {
  readonly identities: readonly UserIdentity[];
  readonly onChanged: () => void;
}

/** Identities of the account itself, which are not unlinked here. */
const OWN = ['email', 'phone'];

export function ProvidersBlock({ identities, onChanged }: Props) {
  const settings = useAuthSettings();
  const { busy, run } = useAction();
  const heading = useRef<HTMLHeadingElement>(null);
  const { providers, linking } =
    typeof settings === 'string' ? { providers: [], linking: false } : settings;
  const linked = new Set(identities.map(({ provider }) => provider));
  const linkable = linking ? providers.filter((provider) => !linked.has(provider)) : [];
  if (providers.length === 0 && identities.every(({ provider }) => OWN.includes(provider))) {
    return null;
  }

  async function unlink(identity: UserIdentity) {
    await unlinkIdentity(identity);
    onChanged();
    focusHeading(heading);
    showSuccess('Unlinked', `${providerName(identity.provider)} no longer signs you in.`);
  }

  return (
    <Block title="Ways to sign in" heading={heading}>
      <ul className="mt-2 divide-y divide-line">
        {identities.map((identity) => (
          <BlockItem
            key={identity.identity_id}
            name={providerName(identity.provider)}
            detail={String(identity.identity_data?.email ?? '')}
          >
            {linking && identities.length > 1 && !OWN.includes(identity.provider) && (
              <AskFirst
                label="Unlink"
                of={providerName(identity.provider)}
                question={`Unlink ${providerName(identity.provider)}?`}
                busy={busy}
                onYes={() => run(() => unlink(identity))}
              />
            )}
          </BlockItem>
        ))}
      </ul>
      {linkable.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-3">
          {linkable.map((provider) => (
            <Button
              variant="plain"
              key={provider}
              disabled={busy}
              onClick={() => run(() => linkProvider(provider))}
            >
              Link {providerName(provider)}
            </Button>
          ))}
        </div>
      )}
    </Block>
  );
}
