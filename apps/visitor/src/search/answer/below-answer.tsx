/** Below an answer: the answers to further needs typed with the first, in short form (S11). */
import type { ChainMatch, Outcome } from 'engine';
import { Fragment } from 'react';
import { SearchLink } from '../../page/answer-links.tsx';
import { useSearch } from '../../page/search-context.tsx';
import * as answerTexts from '../../texts/answer.ts';
import * as belowTexts from '../../texts/below-answer.ts';
import { hiddenWords } from '../../texts/sentence.tsx';
import { ReferralFlow } from './chain-steps.tsx';
import { ALSO_MORE } from './did-you-mean.tsx';
import { MemberCard } from './member-card.tsx';
import { Need } from './need.tsx';
import { NeedHeading } from './need-heading.tsx';

const SECTION = 'mt-12 max-w-3xl border-t border-line pt-6 [overflow-wrap:anywhere]';

interface Props {
  readonly id: string;
  readonly outcome: Outcome;
}

/** The answer to a further need. */
export function FurtherNeed({ id, outcome }: Props) {
  const { need } = outcome;
  const { exact } = useSearch().address;

  return (
    <section id={id} className={SECTION}>
      <h2 className="mb-4 font-serif text-2xl leading-tight tracking-tight text-balance">
        <NeedHeading
          answered={outcome}
          phrase={belowTexts.alsoAskedAbout}
          sentence={belowTexts.alsoAskedQuoted}
        />
      </h2>
      <InShort outcome={outcome} />
      <SearchLink to={{ need, exact, chainId: null }}>
        {belowTexts.seeAll(need, hiddenWords)}
      </SearchLink>
    </section>
  );
}

/** The last needs of a long list: each is a link to its own search. */
export function MoreNeeds({ more }: Pick<Outcome, 'more'>) {
  const { exact } = useSearch().address;
  return (
    <section id={ALSO_MORE} className={SECTION}>
      <h2 className="font-serif text-2xl leading-tight tracking-tight">{belowTexts.alsoAsked}</h2>
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
      if (outcome.seat.profession === null) return <p>{answerTexts.notUnderstood}</p>;
      return (
        <>
          <p className="text-sm font-semibold tracking-wide text-seat">{answerTexts.opportunity}</p>
          <h3 className="font-serif text-2xl leading-tight">{outcome.seat.profession}</h3>
          <p className="mt-1.5 text-quiet">{outcome.seat.reason}</p>
        </>
      );
  }
}

function chainInShort({ chain, steps, reason }: ChainMatch) {
  return (
    <article key={chain.id} className="not-first-of-type:mt-5">
      <h3 className="font-serif text-2xl leading-tight">{chain.scenario}</h3>
      <p className="mt-1 line-clamp-3">{reason}</p>
      <ReferralFlow steps={steps} />
    </article>
  );
}
