/** What was corrected in the need, the way back to what was typed, and related searches (D3, D4). */
import type { Correction } from 'engine';
import * as answerTexts from '../../texts/answer.ts';
import type { Search } from '../navigation/search.ts';
import { Need } from './answer-heading.tsx';
import { NeedButtons } from './need-buttons.tsx';

interface Props {
  readonly correction: Correction;
  readonly onSearch: Search['searchFor'];
}

export function DidYouMean({ correction, onSearch }: Props) {
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
        onClick={() => onSearch(typed, { exact: true })}
        className="min-h-11 cursor-pointer rounded-lg text-left font-medium text-accent underline decoration-line decoration-2 underline-offset-4 hover:decoration-accent"
      >
        {answerTexts.searchExactly(<Need>{typed}</Need>)}
      </button>
      {related.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4">
          <p>{answerTexts.relatedSearches}</p>
          <NeedButtons needs={related} onSearch={onSearch} />
        </div>
      )}
    </aside>
  );
}
