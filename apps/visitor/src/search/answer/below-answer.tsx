/** Below an answer: the answers to further needs typed with the first, in short form, and the link to share (S11). */
import type { ChainMatch, Outcome } from 'engine';
import { Fragment } from 'react';
import { shorten } from 'ui/marked-text.tsx';
import * as siteTexts from 'ui/texts/site.ts';
import { SearchLink } from '../../page/answer-links.tsx';
import { sharedSearchPath } from '../../page/search-address.ts';
import { useSearch } from '../../page/search-context.tsx';
import { ShareButton } from '../../page/share-button.tsx';
import * as answerTexts from '../../texts/answer.ts';
import { hiddenWords } from '../../texts/sentence.tsx';
import { ReferralFlow } from './chain-steps.tsx';
import { ALSO_MORE } from './did-you-mean.tsx';
import { MemberCard } from './member-card.tsx';
import { Need, quiet } from './need.tsx';

const SECTION = 'mt-12 max-w-3xl border-t border-line pt-6 [overflow-wrap:anywhere]';

interface Props {
  readonly id: string;
  readonly outcome: Outcome;
}

/** The answer to a further need. */
export function FurtherNeed({ id, outcome }: Props) {
  const { need, marks } = outcome;
  const { exact } = useSearch().address;

  return (
    <section id={id} className={SECTION}>
      <h2 className="mb-4 font-serif text-2xl leading-tight tracking-tight text-balance">
        {answerTexts.alsoAskedAbout(<Need marks={marks}>{need}</Need>, quiet)}
      </h2>
      <InShort outcome={outcome} />
      <SearchLink to={{ need, exact, chainId: null }}>
        {answerTexts.seeAll(need, hiddenWords)}
      </SearchLink>
    </section>
  );
}

/** The last needs of a long list: each is a link to its own search. */
export function MoreNeeds({ more }: Pick<Outcome, 'more'>) {
  const { exact } = useSearch().address;
  return (
    <section id={ALSO_MORE} className={SECTION}>
      <h2 className="font-serif text-2xl leading-tight tracking-tight">{answerTexts.alsoAsked}</h2>
      <ul>
        {more.map((need) => (
          <li key={need}>
            <SearchLink to={{ need, exact, chainId: null }}>
              <Need>{need}</Need>
            </SearchLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function InShort({ outcome }: Pick<Props, 'outcome'>) {
  switch (outcome.mode) {
    case 'member':
      return outcome.matches.slice(0, 1).map((match) => (
        <Fragment key={match.member.id}>
          <p className="mb-3 text-quiet empty:hidden">{outcome.homeSeat?.note}</p>
          <MemberCard match={match} best={false} />
        </Fragment>
      ));
    case 'contextual':
    case 'suggestions':
      return outcome.chains.map(chainInShort);
    case 'chain':
      return chainInShort(outcome.chain);
    case 'open-seat':
      return (
        <>
          <p className="text-sm font-semibold tracking-wide text-seat">{answerTexts.opportunity}</p>
          <h3 className="font-serif text-2xl leading-tight">
            {outcome.seat.profession ?? outcome.seat.sphere}
          </h3>
          <p className="mt-1.5 text-quiet">{outcome.seat.reason}</p>
        </>
      );
  }
}

function chainInShort({ chain, steps, reason }: ChainMatch) {
  return (
    <article key={chain.id} className="not-first-of-type:mt-5">
      <h3 className="font-serif text-2xl leading-tight">{chain.scenario}</h3>
      <p className="mt-1.5 mb-3 line-clamp-3 text-quiet">{reason}</p>
      <ReferralFlow steps={steps} />
    </article>
  );
}

/** Maximum characters that share sheets show of a title. */
const MAX_TITLE_CHARS = 60;

/** Shares the answer by a link that hides the need from servers. */
export function ShareAnswer() {
  const { address } = useSearch();
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <ShareButton
        path={sharedSearchPath(address)}
        title={siteTexts.titleOf(shorten(address.need, MAX_TITLE_CHARS))}
        label={answerTexts.shareAnswer}
      />
      <p className="text-sm text-quiet">{answerTexts.aboutLink}</p>
    </div>
  );
}
