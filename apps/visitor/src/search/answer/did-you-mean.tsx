/** What else the need may have meant, and what else it asked: corrections (D3, D4), other trades (S14), links below. */
import type { Answered, Correction, Outcome } from 'engine';
import { TEXT_LINK } from 'ui/button.tsx';
import { SearchLink } from '../../page/answer-links.tsx';
import { useSearch } from '../../page/search-context.tsx';
import * as answerTexts from '../../texts/answer.ts';
import { Need, NeedButtons } from './need.tsx';

/** What was corrected in the need, the way back to what was typed, and related searches (D3, D4). */
export function DidYouMean({ correction }: { readonly correction: Correction }) {
  const { searchFor } = useSearch();
  const { typed, corrected, words, related } = correction;
  return (
    <aside
      aria-label={answerTexts.correction}
      className="mb-7 max-w-3xl border-l-2 border-accent pl-4 text-[0.9375rem] text-quiet"
    >
      <div className="flex flex-wrap gap-x-4">
        <p className="text-ink">
          {answerTexts.didYouMean(<strong className="font-semibold">{corrected}</strong>)}
        </p>
        <ul className="flex flex-wrap gap-x-4" aria-label={answerTexts.correctedWords}>
          {words.map(({ from, to }, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a word may be mistyped twice, and the pairs of one correction never move.
            <li key={position}>
              <del className="no-underline">{from}</del> → <ins className="no-underline">{to}</ins>
            </li>
          ))}
        </ul>
      </div>
      <button
        type="button"
        onClick={() => searchFor(typed, { exact: true })}
        className="min-h-11 cursor-pointer rounded-lg text-left font-medium text-accent underline decoration-line decoration-2 underline-offset-4 hover:decoration-accent"
      >
        {answerTexts.searchExactly(<Need>{typed}</Need>)}
      </button>
      {related.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4">
          <p>{answerTexts.relatedSearches}</p>
          <NeedButtons needs={related} />
        </div>
      )}
    </aside>
  );
}

interface OtherTradesProps extends Pick<Answered, 'alternatives'> {
  /** Whether the answer names a trade; otherwise these are all there is. */
  readonly isAnswered: boolean;
}

/** The other trades that may have been meant, each one tap away (S14). Renders nothing for a sure answer. */
export function OtherTrades({ alternatives, isAnswered }: OtherTradesProps) {
  if (alternatives.length === 0) return null;
  return (
    <section
      aria-label={answerTexts.otherTrades}
      className="mt-1 flex flex-wrap items-center gap-x-3 print:hidden"
    >
      <p>{isAnswered ? answerTexts.orMeant : answerTexts.perhapsMeant}</p>
      <ul className="contents">
        {alternatives.map((trade) => (
          <li key={trade}>
            <SearchLink to={{ need: trade, exact: false, chainId: null }}>
              {answerTexts.orOne(trade)}
            </SearchLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The prefix of the ids of the other needs' sections, before their position; the list after them has ALSO_MORE. */
export const ALSO = 'also-';
export const ALSO_MORE = 'also-more';

/** Every need that was asked, above the first answer, with a jump to each of the others (S11). */
export function NeedsAsked({ need, also, more }: Pick<Outcome, 'need' | 'also' | 'more'>) {
  return (
    <nav
      aria-label={answerTexts.askedAbout}
      className="-mt-3 mb-2 max-w-3xl [overflow-wrap:anywhere] print:hidden"
    >
      <ol className="flex flex-wrap items-center gap-x-4">
        <li aria-current="true">
          {answerTexts.askedAbout}{' '}
          <strong className="font-medium">
            <Need>{need}</Need>
          </strong>
        </li>
        {also.map((other, position) => (
          <li key={other.need}>
            <a href={`#${ALSO}${position}`} className={TEXT_LINK}>
              <Need>{other.need}</Need>
            </a>
          </li>
        ))}
        {more.length > 0 && (
          <li>
            <a href={`#${ALSO_MORE}`} className={TEXT_LINK}>
              {answerTexts.moreNeeds(more.length)}
            </a>
          </li>
        )}
      </ol>
    </nav>
  );
}
