/** What the page shows while the directory is loading, and when that failed (S9). */
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '../../components/button.ts';
import { AnswerHeading, Need } from './answer/answer-heading.tsx';

interface ReadingProps {
  /** '' in the prerendered page, which does not know it. */
  readonly need: string;
  /** Whether the directory is still being read: that may take a slow phone some seconds. */
  readonly isSlow: boolean;
}

/** The heading, and the place of the first member's card. A link to a search shows it before any script has run. */
export function Reading({ need, isSlow }: ReadingProps) {
  // What is said at first stays until the answer takes its place: nothing moves in between.
  const [saysMore] = useState(isSlow);
  return (
    <>
      <AnswerHeading>
        <span className="text-quiet">Looking for who handles </span>
        {need === '' ? <span className="text-quiet">this</span> : <Need>{need}</Need>}
      </AnswerHeading>
      {saysMore && (
        <p className="mt-3 max-w-3xl text-lg text-quiet">
          Pathfinder reads the chapter’s directory and names the member who should handle it. The
          first visit takes the longest.
        </p>
      )}
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

export function ReadFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert" className="mt-8 max-w-3xl rounded-xl bg-danger-wash p-5">
      <AnswerHeading>We could not read the chapter directory</AnswerHeading>
      <p className="mt-2">
        Please check your connection and try again. What you typed is kept and will be searched once
        the directory has loaded.
      </p>
      <button type="button" onClick={onRetry} className={`${buttonClass('primary')} mt-4`}>
        <RotateCw className="size-4" aria-hidden="true" />
        Retry
      </button>
    </div>
  );
}
