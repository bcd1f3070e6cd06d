/** The chains that name a member, each a link that shows the chain. */
import type { Member } from 'domain/member.ts';
import type { ChainOfMember } from 'engine';
import { TEXT_LINK } from 'ui/text-link.ts';
import { sharedSearchPath } from '../../page/search-address.ts';
import * as membersTexts from '../../texts/members.ts';

interface Props {
  readonly chains: readonly ChainOfMember[];
  readonly member: Member;
}

export function ChainList({ chains, member }: Props) {
  if (chains.length === 0) return null;
  return (
    <section aria-labelledby="chains" className="mt-10">
      <h2 id="chains" className="font-serif text-2xl leading-tight">
        {membersTexts.chains}
      </h2>
      <p className="mt-1 text-quiet">{membersTexts.aboutChains}</p>
      <ul className="mt-2">
        {chains.map(({ chain, steps }) => (
          <li key={chain.id} className="border-t border-line py-2 first:border-t-0">
            <a
              href={sharedSearchPath({ need: chain.scenario, exact: false, chainId: chain.id })}
              className={TEXT_LINK}
            >
              {chain.scenario}
            </a>
            <p className="text-sm text-quiet">
              {steps.map(({ role, member: holder }, step) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a role may occur twice, and steps never move.
                <span key={step}>
                  {step > 0 && ' → '}
                  {holder?.id === member.id ? <strong className="text-ink">{role}</strong> : role}
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
