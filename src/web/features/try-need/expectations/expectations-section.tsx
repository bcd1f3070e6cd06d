/** The answers that the chapter expects: their list with verdicts, and the form of one (E1, E5). */
import { type ReactNode, useMemo } from 'react';
import type { Directory } from '../../../../domain/directory.ts';
import type { Expectation } from '../../../../domain/expectation.ts';
import { answerErrors } from '../../../../domain/expectation-fields.ts';
import type { Workbench } from '../../../../routing/workbench/workbench.ts';
import { useMayEdit } from '../../../records/access/my-access.ts';
import { useVerdicts } from '../../../records/effect/use-judge.ts';
import type { RecordForm } from '../../../records/form/record-form.ts';
import { keptExpectations } from '../../../records/kept-kind.ts';
import { RecordSection } from '../../../records/list/record-section.tsx';
import { ExpectationForm } from './expectation-form.tsx';
import { expectationList } from './expectation-list.ts';
import { ExpectationSummary } from './expectation-summary.tsx';

interface Props {
  readonly directory: Directory & { readonly expectations: readonly Expectation[] };
  readonly workbench: () => Promise<Workbench>;
  /** Shown below the form of an expectation. */
  readonly renderHistory: (form: RecordForm<Expectation>) => ReactNode;
}

/** What a new expectation begins with. */
const DEFAULTS = { kind: 'member' };

export function ExpectationsSection({ directory, workbench, renderHistory }: Props) {
  const mayEdit = useMayEdit();
  const verdicts = useVerdicts();
  const shape = useMemo(() => expectationList(verdicts), [verdicts]);
  // Only editors read them.
  if (!mayEdit) return null;
  return (
    <RecordSection
      kind={keptExpectations}
      records={directory.expectations}
      shape={shape}
      title="Expected answers"
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
  );
}
