/** The heading that names the answer; the answer's region is labelled by it. */

import type { Mark } from 'engine';
import type { ReactNode } from 'react';
import { MarkedText } from 'ui/marked-text.tsx';
import type { Markup } from '../../texts/sentence.ts';

/** There is one answer on the page, so its id can be fixed. */
export const ANSWER_HEADING = 'answer-heading';

export function AnswerHeading({ children }: { readonly children: ReactNode }) {
  return (
    <h2
      id={ANSWER_HEADING}
      className="max-w-3xl font-serif text-2xl leading-tight tracking-tight text-balance [overflow-wrap:anywhere] sm:text-3xl"
    >
      {children}
    </h2>
  );
}

/** Maximum characters shown of a need: about five heading lines on a phone. */
const MAX_SHOWN_CHARS = 140;

interface NeedProps {
  readonly children: string;
  /** The parts of the need that led to the answer. */
  readonly marks?: readonly Mark[];
}

/** A need as typed, cut only when it is very long. */
export function Need({ children, marks = [] }: NeedProps) {
  return <MarkedText text={children} marks={marks} length={MAX_SHOWN_CHARS} />;
}

/** Words of a heading that lead to the need. */
export const quiet: Markup = (words) => <span className="text-quiet">{words}</span>;
