/** What the search page shows without an answer: how it works, whose directory it is, examples, and the place of one. */

import { useState } from 'react';
import { TEXT_LINK } from 'ui/button.tsx';
import { PathStep } from 'ui/path.tsx';
import { MEMBERS_PATH } from 'ui/paths.ts';
import { useChapter } from '../directory/chapter.ts';
import * as searchTexts from '../texts/search.ts';
import { AnswerHeading, Need, NeedButtons, quiet } from './answer/need.tsx';
import { useDirectory } from './directory-store.ts';

export function HowItWorks() {
  return (
    <ol className="welcome mt-10 lg:mt-0" aria-label={searchTexts.howItWorks}>
      {searchTexts.steps.map(({ title, text }, index) => (
        <PathStep key={title} mark={index + 1}>
          <p className="font-serif text-xl">{title}</p>
          <p className="mt-0.5 text-quiet">{text}</p>
        </PathStep>
      ))}
      <PathStep mark="open-seat">
        <p className="font-serif text-xl text-seat">{searchTexts.noMemberYet}</p>
        <p className="mt-0.5 text-quiet">{searchTexts.openSeat}</p>
      </PathStep>
    </ol>
  );
}

/** Whose directory this is, and how many people are in it: for first-time visitors. */
export function AboutChapter() {
  const chapter = useChapter();
  const directory = useDirectory();
  const size = directory.status === 'ready' ? directory.size : null;
  return (
    <div className="mt-8 border-t border-line pt-4 text-quiet">
      <p>{searchTexts.aboutChapter(chapter?.name)}</p>
      <a href={MEMBERS_PATH} className={TEXT_LINK}>
        {size === null || size.members === 0
          ? searchTexts.seeMembers
          : searchTexts.seeAllMembers(size.members, size.trades)}
      </a>
    </div>
  );
}

/** The hint line of example searches (S2): under the question at first, and later under the answer. */
export function Examples() {
  const chapter = useChapter();
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-quiet">
      <p>{searchTexts.tryExample}</p>
      <NeedButtons needs={chapter?.examples ?? searchTexts.examples} />
    </div>
  );
}

/** Name, role, company, and the buttons. */
const LINES = ['h-8 w-3/5', 'h-5 w-2/5', 'h-5 w-1/2', 'h-12 w-4/5'] as const;

interface ReadingProps {
  /** '' in the prerendered page, which does not know the need. */
  readonly need: string;
  /** Whether the directory is still being read, which may take a slow phone a few seconds. */
  readonly isSlow: boolean;
}

/**
 * While the directory is loading (S9): the heading, and the place of the first member's card. A link to a search
 * shows it before any script has run.
 */
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
