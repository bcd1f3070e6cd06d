/** What the page shows while the directory is loading (S9). */
import { useState } from 'react';
import * as searchTexts from '../texts/search.ts';
import { AnswerHeading, Need, quiet } from './answer/answer-heading.tsx';

interface ReadingProps {
  /** '' in the prerendered page, which does not know the need. */
  readonly need: string;
  /** Whether the directory is still being read, which may take a slow phone a few seconds. */
  readonly isSlow: boolean;
}

/** The heading, and the place of the first member's card. A link to a search shows it before any script has run. */
export function Reading({ need, isSlow }: ReadingProps) {
  // The text shown at first stays until the answer replaces it, so that nothing moves in between.
  const [saysMore] = useState(isSlow);
  return (
    <>
      <AnswerHeading>
        {need === ''
          ? quiet(searchTexts.lookingForThis)
          : searchTexts.lookingFor(<Need>{need}</Need>, quiet)}
      </AnswerHeading>
      {saysMore && <p className="mt-3 max-w-3xl text-lg text-quiet">{searchTexts.firstVisit}</p>}
      <div className="mt-8 max-w-3xl pl-12" aria-hidden="true">
        {LINES.map((line) => (
          <div key={line} className={`mt-3 rounded bg-line/60 ${line}`} />
        ))}
      </div>
    </>
  );
}

/** Name, role, company, and the buttons. */
const LINES = ['h-8 w-3/5', 'h-5 w-2/5', 'h-5 w-1/2', 'h-12 w-4/5'] as const;
