/** The answers that the chapter expects: their list with verdicts, and the form of one (E1, E5). */

import type { Expectation } from 'domain/expectation.ts';
import { answerErrors } from 'domain/expectation-fields.ts';
import type { ChapterPreview } from 'engine/admin';
import { type ReactNode, useId, useMemo, useRef } from 'react';
import { useMayEdit } from '../../records/access/my-access.ts';
import { editableExpectations } from '../../records/editable-kind.ts';
import { useVerdicts } from '../../records/effect/use-judge.ts';
import { FailureAlert } from '../../records/failure-alert.tsx';
import type { RecordForm } from '../../records/form/record-form.ts';
import { RecordSection } from '../../records/list/record-section.tsx';
import { loadExpectations, type PanelDirectory } from '../../records/panel-directory.ts';
import { ExpectationForm } from './expectation-form.tsx';
import { expectationList } from './expectation-list.ts';
import { ExpectationSummary } from './expectation-summary.tsx';

interface Props {
  readonly directory: PanelDirectory;
  readonly workbench: () => Promise<ChapterPreview>;
  /** Shown below the form of an expectation. */
  readonly renderHistory: (form: RecordForm<Expectation>) => ReactNode;
}

const TITLE = 'Expected answers';

/** What a new expectation begins with. */
const DEFAULTS = { kind: 'member' };

export function ExpectationsSection({ directory, workbench, renderHistory }: Props) {
  const mayEdit = useMayEdit();
  const place = useRef<HTMLDivElement>(null);
  const { verdicts, judgeFailed } = useVerdicts();
  const shape = useMemo(() => expectationList(verdicts), [verdicts]);
  // Only editors read them.
  if (!mayEdit) return null;

  function retry() {
    // The button is about to disappear: move the focus to where the list will be.
    place.current?.focus();
    void loadExpectations();
  }

  return (
    <div ref={place} tabIndex={-1}>
      {judgeFailed && directory.expectations.length > 0 && (
        <div className="mb-8">
          <FailureAlert
            text="The expected answers could not be checked."
            label="Reload"
            onClick={() => window.location.reload()}
          />
        </div>
      )}
      {directory.expectationsStatus === 'read' ? (
        <RecordSection
          kind={editableExpectations}
          records={directory.expectations}
          shape={shape}
          title={TITLE}
          addLabel="Add Expectation"
          defaults={DEFAULTS}
          review={answerErrors}
          renderRow={(expectation) => (
            <ExpectationSummary expectation={expectation} verdict={verdicts?.get(expectation.id)} />
          )}
          renderForm={(form) => (
            <ExpectationForm
              form={form}
              directory={directory}
              workbench={workbench}
              footer={renderHistory(form)}
            />
          )}
        />
      ) : (
        <NotRead hasFailed={directory.expectationsStatus === 'failed'} onRetry={retry} />
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
