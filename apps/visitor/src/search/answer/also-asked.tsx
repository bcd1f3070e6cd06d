/** The answers to further needs typed with the first, in short form. */

import type { ChainMatch, Outcome } from 'engine';
import { Fragment } from 'react';
import { hiddenWords } from '../../page/hidden-words.tsx';
import * as answerTexts from '../../texts/answer.ts';
import * as lateAnswerTexts from '../../texts/late-answer.ts';
import type { Search } from '../navigation/search.ts';
import { SearchLink } from '../navigation/search-link.tsx';
import { ALSO_MORE } from './also-below.tsx';
import { Need, quiet } from './answer-heading.tsx';
import { MemberCard } from './member-card.tsx';
import { ReferralFlow } from './referral-flow.tsx';

const SECTION = 'mt-12 max-w-3xl border-t border-line pt-6 [overflow-wrap:anywhere]';

interface Props {
  readonly id: string;
  readonly outcome: Outcome;
  readonly search: Search;
}

export function AlsoAsked({ id, outcome, search }: Props) {
  const { need, marks } = outcome;
  const { exact } = search.address;

  return (
    <section id={id} className={SECTION}>
      <h2 className="mb-4 font-serif text-2xl leading-tight tracking-tight text-balance">
        {lateAnswerTexts.alsoAskedAbout(<Need marks={marks}>{need}</Need>, quiet)}
      </h2>
      <InShort outcome={outcome} />
      <SearchLink to={{ need, exact, chainId: null }} search={search}>
        {lateAnswerTexts.seeAll(need, hiddenWords)}
      </SearchLink>
    </section>
  );
}

/** The last needs of a long list: each is a link to its own search. */
export function AlsoMore({ more, search }: Pick<Outcome, 'more'> & Pick<Props, 'search'>) {
  const { exact } = search.address;
  return (
    <section id={ALSO_MORE} className={SECTION}>
      <h2 className="font-serif text-2xl leading-tight tracking-tight">
        {lateAnswerTexts.alsoAsked}
      </h2>
      <ul>
        {more.map((need) => (
          <li key={need}>
            <SearchLink to={{ need, exact, chainId: null }} search={search}>
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
