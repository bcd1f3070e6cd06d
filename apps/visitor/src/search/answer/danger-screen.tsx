/** The whole screen for a person in danger: what to do, and one button that calls for help (S12). */

import type { Danger, TradeAfterwards } from 'engine';
import { LogOut, Phone } from 'lucide-react';
import { useEffect } from 'react';
import { buttonClass } from 'ui/button.ts';
import { telLink } from 'ui/links.ts';
import * as answerTexts from '../../texts/answer.ts';
import type { Search } from '../navigation/search.ts';
import { SearchLink } from '../navigation/search-link.tsx';
import { Advice } from './advice.tsx';
import { AnswerHeading } from './answer-heading.tsx';

interface Props {
  readonly danger: Danger;
  readonly search: Search;
}

export function DangerScreen({ danger, search }: Props) {
  const { advice, call, afterwards, wayOut } = danger;
  return (
    <div className="max-w-2xl [overflow-wrap:anywhere]">
      <AnswerHeading>
        {wayOut === null ? answerTexts.getHelp : answerTexts.helpIsThere}
      </AnswerHeading>
      <p className="mt-3 text-xl leading-snug font-medium">
        <Advice>{advice}</Advice>
      </p>
      <a
        href={telLink(call) ?? undefined}
        className={`${buttonClass(wayOut === null ? 'danger' : 'primary')} mt-5 min-h-16 max-w-full px-[min(1.5rem,5vw)] max-sm:w-full`}
      >
        <Phone className="size-6 shrink-0" aria-hidden="true" />
        <span className="min-w-0 text-2xl font-semibold max-sm:text-xl">
          {answerTexts.callForHelp(<span className="inline-block">{call}</span>)}
        </span>
      </a>
      {wayOut !== null && <WayOut address={wayOut} />}
      {afterwards.length > 0 && <Afterwards trades={afterwards} search={search} />}
    </div>
  );
}

/** Replaces the page with an unrelated one, so that neither the screen nor Back reveals what was read. */
function WayOut({ address }: { readonly address: string }) {
  useEffect(() => {
    function leaveOnEscape({ key, defaultPrevented }: KeyboardEvent) {
      // The first Escape may have closed the list of suggestions.
      if (key === 'Escape' && !defaultPrevented) leave(address);
    }
    document.addEventListener('keydown', leaveOnEscape);
    return () => document.removeEventListener('keydown', leaveOnEscape);
  }, [address]);

  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      {/* A link also leaves before the script has loaded. */}
      <a
        href={address}
        rel="noreferrer"
        onClick={(event) => {
          event.preventDefault();
          leave(address);
        }}
        className={`${buttonClass('plain')} max-sm:w-full`}
      >
        <LogOut className="size-4 shrink-0" aria-hidden="true" />
        {answerTexts.leavePage}
      </a>
      <p className="text-quiet">{answerTexts.howToLeave}</p>
    </div>
  );
}

function leave(address: string) {
  // Hides the page at once, however long the other page takes to load.
  document.body.hidden = true;
  location.replace(address);
}

function Afterwards({
  trades,
  search,
}: Pick<Props, 'search'> & { readonly trades: readonly TradeAfterwards[] }) {
  return (
    <section className="mt-12 border-t border-line pt-4 text-sm text-quiet">
      <h3 className="font-semibold">{answerTexts.afterwards}</h3>
      <ul className="mt-1">
        {trades.map(({ trade, members }) => (
          <li key={trade}>
            {answerTexts.tradeAfterwards(
              <SearchLink to={{ need: trade, exact: false, chainId: null }} search={search}>
                {trade}
              </SearchLink>,
              members,
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
