/** Danger, which takes the whole screen, and advice for what is urgent (S12). */

import { contactOf } from 'domain/contact.ts';
import type { Member } from 'domain/member.ts';
import type { ChainMatch, Danger, Outcome, TradeAfterwards } from 'engine';
import { LogOut, Phone } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { ButtonLink } from 'ui/button.tsx';
import { Apart, ErrorBoundary } from 'ui/error-boundary.tsx';
import { telLink } from 'ui/links.ts';
import { SearchLink } from '../../page/answer-links.tsx';
import * as answerTexts from '../../texts/answer.ts';
import { heldSteps } from './chain-steps.tsx';
import { AnswerHeading } from './need.tsx';

/** The whole screen for a person in danger: what to do, and one button that calls for help (S12). */
export function DangerScreen({ danger }: { readonly danger: Danger }) {
  const { advice, call, afterwards, wayOut } = danger;
  return (
    <div className="max-w-2xl [overflow-wrap:anywhere]">
      <AnswerHeading>
        {wayOut === null ? answerTexts.getHelp : answerTexts.helpIsThere}
      </AnswerHeading>
      <p className="mt-3 text-xl leading-snug font-medium">
        <ErrorBoundary instead={<span>{advice}</span>}>
          <Advice>{advice}</Advice>
        </ErrorBoundary>
      </p>
      <ErrorBoundary instead={<p className="mt-5 text-2xl font-semibold">{call}</p>}>
        <CallForHelp call={call} isLoud={wayOut === null} />
      </ErrorBoundary>
      <Apart>
        {wayOut !== null && <WayOut address={wayOut} />}
        {afterwards.length > 0 && <Afterwards trades={afterwards} />}
      </Apart>
    </div>
  );
}

interface CallProps {
  readonly call: string;
  /** Whether nobody may be watching. */
  readonly isLoud: boolean;
}

function CallForHelp({ call, isLoud }: CallProps) {
  return (
    <ButtonLink
      variant={isLoud ? 'danger' : 'primary'}
      href={telLink(call) ?? undefined}
      className="mt-5 min-h-16 max-w-full px-[min(1.5rem,5vw)] max-sm:w-full"
    >
      <Phone className="size-6 shrink-0" aria-hidden="true" />
      <span className="min-w-0 text-2xl font-semibold max-sm:text-xl">
        {answerTexts.callForHelp(<span className="inline-block">{call}</span>)}
      </span>
    </ButtonLink>
  );
}

/** Replaces the page with an unrelated one, so that neither the screen nor Back reveals what was read. */
function WayOut({ address }: { readonly address: string }) {
  // Before the page is painted: Escape works as soon as it is promised.
  useLayoutEffect(() => {
    function leaveOnEscape(event: KeyboardEvent) {
      // The first Escape may have closed the list of suggestions.
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // The browser's own Escape stops what is loading, which is now the other page.
      event.preventDefault();
      leave(address);
    }
    document.addEventListener('keydown', leaveOnEscape);
    return () => document.removeEventListener('keydown', leaveOnEscape);
  }, [address]);

  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      {/* A link also leaves before the script has loaded. */}
      <ButtonLink
        variant="plain"
        href={address}
        rel="noreferrer"
        onClick={(event) => {
          event.preventDefault();
          leave(address);
        }}
        className="max-sm:w-full"
      >
        <LogOut className="size-4 shrink-0" aria-hidden="true" />
        {answerTexts.leavePage}
      </ButtonLink>
      <p className="text-quiet">{answerTexts.howToLeave}</p>
    </div>
  );
}

function leave(address: string) {
  // Hides the page at once, however long the other page takes to load.
  document.body.hidden = true;
  location.replace(address);
}

function Afterwards({ trades }: { readonly trades: readonly TradeAfterwards[] }) {
  return (
    <section className="mt-12 border-t border-line pt-4 text-sm text-quiet">
      <h3 className="font-semibold">{answerTexts.afterwards}</h3>
      <ul className="mt-1">
        {trades.map(({ trade, members }) => (
          <li key={trade}>
            {answerTexts.tradeAfterwards(
              <SearchLink to={{ need: trade, exact: false, chainId: null }}>{trade}</SearchLink>,
              members,
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface UrgentHintProps {
  readonly hint: string;
  readonly outcome: Outcome;
}

/** Advice for urgent needs without danger: who to call first, and what to do until help arrives (S12). */
export function UrgentHint({ hint, outcome }: UrgentHintProps) {
  return (
    <aside
      aria-label={answerTexts.untilHelp}
      className="mb-7 max-w-3xl rounded-xl border border-line bg-sheet px-5 py-4 [overflow-wrap:anywhere]"
    >
      <CallFirst people={peopleIn(outcome)} />
      <p className="text-lg">
        <Advice>{hint}</Advice>
      </p>
    </aside>
  );
}

/** The first person with a phone number. */
function CallFirst({ people }: { readonly people: readonly Member[] }) {
  for (const member of people) {
    const call = telLink(contactOf(member).phone);
    if (call === null) continue;
    return (
      <ButtonLink variant="primary" href={call} className="mb-3 min-h-13 max-sm:w-full">
        <Phone className="size-5 shrink-0" aria-hidden="true" />
        <span className="text-lg">
          {answerTexts.callFirst(member.member_name, member.profession_role)}
        </span>
      </ButtonLink>
    );
  }
  return null;
}

function peopleIn(outcome: Outcome): Member[] {
  switch (outcome.mode) {
    case 'member':
      return outcome.matches.map(({ member }) => member);
    case 'contextual':
    case 'suggestions':
      return outcome.chains.flatMap(membersOf);
    case 'chain':
      return membersOf(outcome.chain);
    case 'open-seat':
      return [];
  }
}

function membersOf(chain: ChainMatch): Member[] {
  return heldSteps(chain).map(({ member }) => member);
}

/** A number to dial: '911', '1-800-799-7233', but not '35 feet'. */
const NUMBER_TO_DIAL = /(\d[\d-]{2,})/;

/** A sentence of advice, with telephone numbers as links. */
function Advice({ children }: { readonly children: string }) {
  return (
    <>
      {children.split(NUMBER_TO_DIAL).map((piece, i) =>
        i % 2 === 0 ? (
          piece
        ) : (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never move.
            key={i}
            href={telLink(piece) ?? undefined}
            className="-my-3 inline-block py-3 underline"
          >
            {piece}
          </a>
        ),
      )}
    </>
  );
}
