/** What the engine knows about a member: needs to send them, and chains that name them. */
import type { ChapterDirectory } from 'domain/directory.ts';
import type { Member } from 'domain/member.ts';
import type { ChainOfMember } from 'engine';
import { type AboutMember, askAboutMember } from 'engine/client';
import { TEXT_LINK } from 'ui/button.tsx';
import { nextPaint } from '../page/paint.ts';
import { sharedSearchPath } from '../page/search-address.ts';
import * as memberTexts from '../texts/member.ts';
import { createReading, type Reading } from './reading.ts';

const readings = new WeakMap<Member, Reading<AboutMember>>();

export function aboutMember(member: Member, directory: ChapterDirectory): Reading<AboutMember> {
  const known =
    readings.get(member) ??
    createReading('the needs and chains of a member', () => ask(member, directory));
  readings.set(member, known);
  return known;
}

/** Milliseconds that a painted frame may take to appear on the screen. */
const ON_SCREEN_MS = 100;

/** Waits until the member's details are on the screen: the engine's knowledge is large, and only adds to them. */
async function ask(member: Member, directory: ChapterDirectory): Promise<AboutMember> {
  await nextPaint();
  await new Promise((resolve) => setTimeout(resolve, ON_SCREEN_MS));
  return askAboutMember(member, directory);
}

interface Props {
  readonly member: Member;
  readonly needs: readonly string[];
}

/** What a good referral for a member sounds like: needs of the trade in a friend's words. */
export function WhatToSend({ member: { member_name }, needs }: Props) {
  if (needs.length === 0) return null;
  return (
    <section
      aria-labelledby="what-to-send"
      className="rounded-xl border border-line bg-sheet px-5 py-5"
    >
      <h2 id="what-to-send" className="font-serif text-2xl leading-tight">
        {memberTexts.goodReferrals}
      </h2>
      <p className="mt-1 text-quiet">{memberTexts.thinkOf(<bdi>{member_name}</bdi>)}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {needs.map((need) => (
          <li key={need} className="rounded-2xl bg-accent-wash px-3 py-1">
            {memberTexts.quoted(need)}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ChainListProps {
  readonly chains: readonly ChainOfMember[];
  readonly member: Member;
}

/** The chains that name a member, each a link that shows the chain. */
export function ChainList({ chains, member }: ChainListProps) {
  if (chains.length === 0) return null;
  return (
    <section aria-labelledby="chains" className="mt-10">
      <h2 id="chains" className="font-serif text-2xl leading-tight">
        {memberTexts.chains}
      </h2>
      <p className="mt-1 text-quiet">{memberTexts.aboutChains}</p>
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
