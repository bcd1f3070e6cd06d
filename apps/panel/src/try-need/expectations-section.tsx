/** The answers that the chapter expects: their list with verdicts, and the form of one (E1, E5). */
import type { Expectation } from 'domain/expectation.ts';
import { answerErrors, expectationKind } from 'domain/expectation-fields.ts';
import { searchTextOf } from 'domain/record.ts';
import type { Verdict } from 'engine/admin';
import { Check, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId, useMemo, useRef } from 'react';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import { editableExpectations } from '../records/editable-kind.ts';
import {
  expectedInWords,
  givenInWords,
  KIND_LABELS,
  useVerdicts,
  type Verdicts,
} from '../records/expected-answers.ts';
import type { RecordForm } from '../records/form/use-record-form.ts';
import { byText, type ListShape } from '../records/list/list-shape.ts';
import { RecordSection } from '../records/list/record-section.tsx';
import { useMayEdit, useMyAccess } from '../records/my-access.tsx';
import { FailureAlert } from '../records/panel-controls.tsx';
import { loadExpectations, usePanelDirectory } from '../records/panel-directory.ts';
import { ExpectationForm } from './expectation-form.tsx';

interface ExpectationsSectionProps {
  /** Shown below the form of an expectation. */
  readonly renderHistory: (form: RecordForm<Expectation>) => ReactNode;
}

const TITLE = 'Expected answers';

/** What a new expectation begins with. */
const DEFAULTS = { kind: 'member' };

export function ExpectationsSection({ renderHistory }: ExpectationsSectionProps) {
  const { expectations, expectationsStatus } = usePanelDirectory();
  const mayEdit = useMayEdit();
  const place = useRef<HTMLDivElement>(null);
  const { verdicts, checkFailed } = useVerdicts();
  const shape = useMemo(() => expectationList(verdicts), [verdicts]);
  const isRemoved = useMyAccess()?.isRemoved ?? false;
  // Only editors read them. Whoever has just been removed keeps what they typed.
  if (!mayEdit && !isRemoved) return null;

  function retry() {
    // The button is about to disappear: move the focus to where the list will be.
    place.current?.focus();
    void loadExpectations();
  }

  return (
    <div ref={place} tabIndex={-1}>
      {checkFailed && expectations.length > 0 && (
        <div className="mb-8">
          <FailureAlert
            text="The expected answers could not be checked."
            label="Reload"
            onClick={() => window.location.reload()}
          />
        </div>
      )}
      {expectationsStatus === 'read' ? (
        <RecordSection
          kind={editableExpectations}
          records={expectations}
          shape={shape}
          title={TITLE}
          help="Needs you know the right answer to. Before a change is saved, Pathfinder says which answers it would change."
          addLabel="Add Answer"
          defaults={DEFAULTS}
          review={answerErrors}
          renderRow={(expectation) => (
            <ExpectationSummary expectation={expectation} verdict={verdicts?.get(expectation.id)} />
          )}
          renderForm={(form) => <ExpectationForm form={form} footer={renderHistory(form)} />}
        />
      ) : (
        <NotRead hasFailed={expectationsStatus === 'failed'} onRetry={retry} />
      )}
    </div>
  );
}

interface NotReadProps {
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

function NotRead({ hasFailed, onRetry }: NotReadProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="font-serif text-2xl">
        {TITLE}
      </h2>
      {hasFailed ? (
        <FailureAlert
          text="The expected answers could not be read. Please check your connection."
          onClick={onRetry}
        />
      ) : (
        <p role="status" className="mt-4 text-quiet">
          Loading…
        </p>
      )}
    </section>
  );
}

interface ExpectationSummaryProps {
  readonly expectation: Expectation;
  /** Undefined until it is known. */
  readonly verdict: Verdict | undefined;
}

/** An expectation in the list: the need, what is expected, and whether it is met (E5). */
function ExpectationSummary({ expectation, verdict }: ExpectationSummaryProps) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-2 sm:items-baseline">
      <p>
        <span className="block font-serif text-lg leading-snug font-semibold">
          {expectation.need}
        </span>
        <span className="block text-quiet">{expectedInWords(expectation)}</span>
      </p>
      <ErrorBoundary>{verdict && <VerdictLine verdict={verdict} />}</ErrorBoundary>
    </div>
  );
}

/** Whether it is met; if not, what is answered now. */
function VerdictLine({ verdict: { isMet, given } }: { readonly verdict: Verdict }) {
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

/** As in the URL: the overview links to those that are not met. */
const VERDICTS: Readonly<Record<string, string>> = { 'not-met': 'Not met', met: 'Met' };

/** @param verdicts null until known. */
function expectationList(verdicts: Verdicts | null): ListShape<Expectation> {
  const verdictOf = ({ id }: Expectation) => {
    const verdict = verdicts?.get(id);
    return verdict && (verdict.isMet ? 'met' : 'not-met');
  };
  return {
    searchText: (expectation) => searchTextOf(expectationKind, expectation),
    sorts: [
      { label: 'Need', compare: byNeed },
      {
        label: 'Expected answer',
        compare: (one, other) => byText(one.answer, other.answer) || byNeed(one, other),
      },
    ],
    filters: [
      {
        param: 'verdict',
        label: 'Show',
        all: 'All',
        valuesOf: (expectation) => [verdictOf(expectation) ?? []].flat(),
        labelOf: (verdict) => VERDICTS[verdict] ?? verdict,
      },
      {
        param: 'kind',
        label: 'Kind of answer',
        all: 'All',
        valuesOf: ({ kind }) => [kind],
        labelOf: (kind) => Object.entries(KIND_LABELS).find(([name]) => name === kind)?.[1] ?? kind,
      },
    ],
    bulkFields: [],
  };
}

function byNeed(one: Expectation, other: Expectation): number {
  return byText(one.need, other.need);
}
