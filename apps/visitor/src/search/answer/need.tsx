/** How a need is shown: in the heading of its answer, and as buttons that search for it. */
import type { Mark, Outcome } from 'engine';
import type { FormEvent, ReactNode } from 'react';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import { MarkedText } from 'ui/marked-text.tsx';
import { useSearch } from '../../page/search-context.tsx';
import type { Markup } from '../../texts/sentence.tsx';

/** There is one answer on the page, so its id can be fixed. */
export const ANSWER_HEADING = 'answer-heading';

/** The id of the field that takes the need: there is one on the page, too. */
export const NEED_FIELD = 'need';

export function AnswerHeading({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary>
      <h2
        id={ANSWER_HEADING}
        className="max-w-3xl font-serif text-2xl leading-tight tracking-tight text-balance [overflow-wrap:anywhere] sm:text-3xl"
      >
        {children}
      </h2>
    </ErrorBoundary>
  );
}

/** Maximum characters shown of a need: about three heading lines on a phone. The form shows all of it. */
const MAX_SHOWN_CHARS = 80;

interface NeedProps {
  readonly children: string;
  /** The parts of the need that led to the answer. */
  readonly marks?: readonly Mark[];
}

/** A need as typed, cut only when it is very long. */
export function Need({ children, marks = [] }: NeedProps) {
  return <MarkedText text={children} marks={marks} length={MAX_SHOWN_CHARS} />;
}

/** Whether the need names a trade: only then can a seat be open (O1). */
export function isUnderstood(outcome: Outcome): boolean {
  return outcome.mode !== 'open-seat' || outcome.seat.profession !== null;
}

/** Words of a heading that lead to the need. */
export const quiet: Markup = (words) => <span className="text-quiet">{words}</span>;

/** Needs that are searched with one click: examples (S2) and related searches (D4). */
export function NeedButtons({ needs }: { readonly needs: readonly string[] }) {
  const { searchFor } = useSearch();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement) searchFor(submitter.value);
  }

  // A form of submit buttons, so that a need can be clicked before the script has loaded.
  return (
    <form action="/" method="get" onSubmit={submit} className="-mx-2 flex flex-wrap gap-x-1">
      {needs.map((need) => (
        <button
          key={need}
          type="submit"
          name="q"
          value={need}
          className="min-h-11 cursor-pointer rounded-lg px-2 font-medium text-accent underline decoration-line decoration-2 underline-offset-4 hover:decoration-accent"
        >
          {need}
        </button>
      ))}
    </form>
  );
}
