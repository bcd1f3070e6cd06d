/** The heading that names the answer; the answer's region is labelled by it. */
import type { ReactNode } from 'react';

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

/** A need as typed: in its own writing direction, and cut by the eye only when it is very long. */
export function Need({ children }: { readonly children: string }) {
  return <bdi className={children.length > LONG_NEED ? 'line-clamp-3' : ''}>{children}</bdi>;
}

/** Characters that fit about three lines of a heading on a phone. */
const LONG_NEED = 80;
