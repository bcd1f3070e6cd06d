/** The form of one expectation, with today's answer to its need (E1). */

import type { Directory } from 'domain/directory.ts';
import { type Expectation, namesAnswer } from 'domain/expectation.ts';
import { rolesOf } from 'domain/role-sequence.ts';
import type { ChapterPreview } from 'engine/admin';
import { expectedFrom, givenAnswer } from 'engine/admin';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { buttonClass } from 'ui/button.ts';
import { byText } from '../../records/compare.ts';
import { givenInWords, KIND_LABELS } from '../../records/effect/answer-words.ts';
import { ChoiceField } from '../../records/form/choice-field.tsx';
import type { RecordForm } from '../../records/form/record-form.ts';
import { RecordFormFrame } from '../../records/form/record-form-frame.tsx';
import { TextField } from '../../records/form/text-field.tsx';
import { useFocusWhenFree } from '../../records/list/use-focus-when-free.ts';
import { useWorkbench } from '../../records/use-workbench.ts';

interface Props {
  readonly form: RecordForm<Expectation>;
  readonly directory: Directory;
  readonly workbench: () => Promise<ChapterPreview>;
  /** Below the form's buttons. */
  readonly footer: ReactNode;
}

export function ExpectationForm({ form, directory, workbench, footer }: Props) {
  const { base, draft } = form;
  const made = useWorkbench(workbench);
  const bench = typeof made === 'string' ? null : made;
  const names = useMemo(
    () => namesFor(draft.kind, directory, bench),
    [draft.kind, directory, bench],
  );
  return (
    <RecordFormFrame
      form={form}
      title={base ? `Edit ${base.need}` : 'New expectation'}
      footer={footer}
    >
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
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
        {namesAnswer(draft.kind) && <TextField form={form} name="answer" suggestions={names} />}
      </div>
      {bench && <AnsweredNow form={form} bench={bench} />}
    </RecordFormFrame>
  );
}

interface NowProps {
  readonly form: RecordForm<Expectation>;
  readonly bench: ChapterPreview;
}

/** It may lag behind typing; the fields must not. */
function AnsweredNow({ form, bench }: NowProps) {
  /** A new object after each click, which removes the button. */
  const [chosen, setChosen] = useState<object | null>(null);
  const shown = useFocusWhenFree<HTMLParagraphElement>(chosen);
  const need = useDeferredValue(form.draft.need.trim());
  const given = useMemo(() => need !== '' && givenAnswer(bench.route(need)), [bench, need]);
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
        <button
          type="button"
          onClick={() => {
            form.set('kind', kind);
            form.set('answer', answer ?? '');
            setChosen({});
          }}
          className={buttonClass('plain')}
        >
          Expect this answer
        </button>
      )}
    </div>
  );
}

/** The names that an answer of a kind may contain. */
function namesFor(
  kind: string,
  { members, chains }: Directory,
  bench: ChapterPreview | null,
): readonly string[] {
  const professions = bench?.categories ?? [];
  switch (kind) {
    case 'member':
      return sorted(members.map(({ member_name }) => member_name));
    case 'profession':
      return sorted([...professions, ...members.map(({ profession_role }) => profession_role)]);
    case 'chain':
      return sorted(
        chains.filter((chain) => rolesOf(chain).length > 0).map(({ scenario }) => scenario),
      );
    case 'open-seat':
      return sorted(professions);
    default:
      return [];
  }
}

function sorted(names: readonly string[]): readonly string[] {
  return [...new Set(names)].toSorted(byText);
}
