/** Links to the other answers, above the first: on a phone they begin two screens below. */
import type { Outcome } from 'engine';
import { TEXT_LINK } from 'ui/text-link.ts';
import * as answerTexts from '../../texts/answer.ts';
import { Need } from './answer-heading.tsx';

/** The prefix of the ids of the other needs' sections, before their position; the list after them has ALSO_MORE. */
export const ALSO = 'also-';
export const ALSO_MORE = 'also-more';

export function AlsoBelow({ also, more }: Pick<Outcome, 'also' | 'more'>) {
  return (
    <p className="-mt-3 mb-2 flex max-w-3xl flex-wrap items-center gap-x-4 text-quiet [overflow-wrap:anywhere]">
      {answerTexts.alsoBelow}
      {also.map(({ need }, position) => (
        <a key={need} href={`#${ALSO}${position}`} className={TEXT_LINK}>
          <Need>{need}</Need>
        </a>
      ))}
      {more.length > 0 && (
        <a href={`#${ALSO_MORE}`} className={TEXT_LINK}>
          {answerTexts.moreNeeds(more.length)}
        </a>
      )}
    </p>
  );
}
