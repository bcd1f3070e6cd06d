/** The other trades that may have been meant, each one tap away (S14). Renders nothing for a sure answer. */
import type { Answered } from 'engine';
import * as answerTexts from '../../texts/answer.ts';
import type { Search } from '../navigation/search.ts';
import { SearchLink } from '../navigation/search-link.tsx';

interface Props extends Pick<Answered, 'alternatives'> {
  /** Whether the answer names a trade; otherwise these are all there is. */
  readonly isAnswered: boolean;
  readonly search: Search;
}

export function OtherTrades({ alternatives, isAnswered, search }: Props) {
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
            <SearchLink to={{ need: trade, exact: false, chainId: null }} search={search}>
              {answerTexts.orOne(trade)}
            </SearchLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
