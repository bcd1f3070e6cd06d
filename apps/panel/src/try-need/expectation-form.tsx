/** The form of one expectation, with today's answer to its need (E1). */

import { type Expectation, namesAnswer } from 'domain/expectation.ts';
import { expectedFrom, givenAnswer } from 'engine/admin';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { Button } from 'ui/button.tsx';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import { givenInWords, KIND_LABELS } from '../records/expected-answers.ts';
import { ChoiceField, Fields, TextField } from '../records/form/record-fields.tsx';
import { RecordFormFrame } from '../records/form/record-form-frame.tsx';
import type { RecordForm } from '../records/form/use-record-form.ts';
import { useFocusWhenFree } from '../records/panel-controls.tsx';
import { usePanelDirectory } from '../records/panel-directory.ts';
import { type PreviewEngine, usePreviewEngine } from '../records/preview-engine.tsx';
import { answerNames } from './answer-names.ts';

interface Props {
  readonly form: RecordForm<Expectation>;
  /** Below the form's buttons. */
  readonly footer: ReactNode;
}

export function ExpectationForm({ form, footer }: Props) {
  const { base, draft } = form;
  const loaded = usePreviewEngine();
  const engine = typeof loaded === 'string' ? null : loaded;
  return (
    <RecordFormFrame
      form={form}
      title={base ? `Edit ${base.need}` : 'New expected answer'}
      footer={footer}
    >
      <Fields className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <TextField
          form={form}
          name="need"
          placeholder="roof leak"
          hint="As a visitor would type it."
        />
        <ChoiceField
          form={form}
          name="kind"
          choices={KIND_LABELS}
          onChoose={(kind) => {
            if (!namesAnswer(kind)) form.set('answer', '');
          }}
        />
        {namesAnswer(draft.kind) && <AnswerField form={form} engine={engine} />}
      </Fields>
      <ErrorBoundary>{engine && <AnsweredNow form={form} engine={engine} />}</ErrorBoundary>
    </RecordFormFrame>
  );
}

interface AnswerProps extends Pick<Props, 'form'> {
  readonly engine: PreviewEngine | null;
}

function AnswerField({ form, engine }: AnswerProps) {
  const directory = usePanelDirectory();
  const { kind } = form.draft;
  const names = useMemo(() => {
    const professions = engine?.categories ?? [];
    const roles = directory.members.map(({ profession_role }) => profession_role);
    const all = kind === 'profession' ? [...professions, ...roles] : professions;
    return answerNames(kind, directory, all);
  }, [kind, directory, engine]);
  return <TextField form={form} name="answer" suggestions={names} />;
}

interface NowProps {
  readonly form: RecordForm<Expectation>;
  readonly engine: PreviewEngine;
}

/** It may lag behind typing; the fields must not. */
function AnsweredNow({ form, engine }: NowProps) {
  /** A new object after each click, which removes the button. */
  const [chosen, setChosen] = useState<object | null>(null);
  const shown = useFocusWhenFree<HTMLParagraphElement>(chosen);
  const need = useDeferredValue(form.draft.need.trim());
  const given = useMemo(() => need !== '' && givenAnswer(engine.route(need)), [engine, need]);
  if (!given) return null;
  const { kind, answer } = expectedFrom(given);
  const { draft } = form;
  const isExpected = draft.kind === kind && draft.answer.trim() === (answer ?? '');
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 [overflow-wrap:anywhere]">
      <p ref={shown} tabIndex={-1}>
        <span className="text-quiet">Answered now: </span>
        {givenInWords(given)}
      </p>
      {!isExpected && (
        <Button
          variant="plain"
          onClick={() => {
            form.set('kind', kind);
            form.set('answer', answer ?? '');
            setChosen({});
          }}
        >
          Keep this answer
        </Button>
      )}
    </div>
  );
}
