/** An expectation in the list: the need, what is expected, and whether it is met (E5). */
import type { Expectation } from 'domain/expectation.ts';
import type { Verdict } from 'engine/admin';
import { Check, TriangleAlert } from 'lucide-react';
import { expectedInWords, givenInWords } from '../../records/expected-answers.ts';

interface Props {
  readonly expectation: Expectation;
  /** Undefined until it is known. */
  readonly verdict: Verdict | undefined;
}

export function ExpectationSummary({ expectation, verdict }: Props) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-2 sm:items-baseline">
      <p>
        <span className="block font-serif text-lg leading-snug font-semibold">
          {expectation.need}
        </span>
        <span className="block text-quiet">{expectedInWords(expectation)}</span>
      </p>
      {verdict && <VerdictLine verdict={verdict} />}
    </div>
  );
}

/** Whether it is met; if not, what is answered now. */
export function VerdictLine({ verdict: { isMet, given } }: { readonly verdict: Verdict }) {
  if (isMet) {
    return (
      <p className="flex items-baseline gap-2 text-sm">
        <Check className="size-4 shrink-0 self-center text-accent" aria-hidden="true" />
        <span>
          Met<span className="text-quiet">: {givenInWords(given)}</span>
        </span>
      </p>
    );
  }
  return (
    <p className="flex items-baseline gap-2 text-sm text-danger">
      <TriangleAlert className="size-4 shrink-0 self-center" aria-hidden="true" />
      <span>Not met. Now: {givenInWords(given)}</span>
    </p>
  );
}
