/** Corrects the answer to a tried need: what it should be, what else that changes, and both saved in one click (E7). */
import type { Expectation } from 'domain/expectation.ts';
import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from 'ui/button.tsx';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import { fold } from 'ui/fold.ts';
import { ChangeEffect } from '../records/change-effect.tsx';
import { editableExpectations } from '../records/editable-kind.ts';
import { givenInWords } from '../records/expected-answers.ts';
import { INPUT_CLASS, LabelledControl } from '../records/panel-controls.tsx';
import { type PanelDirectory, usePanelDirectory } from '../records/panel-directory.ts';
import { type PreviewEngine, usePreviewEngine } from '../records/preview-engine.tsx';
import { newId } from '../records/save-record.ts';
import { changeOf, saveTogether } from '../records/save-together.ts';
import { answerNames } from './answer-names.ts';
import { WANTED_KINDS, type Wanted, type WantedKind } from './correction.ts';
import { type Found, type FoundAnswer, useCorrection } from './use-correction.ts';

interface Props {
  /** As typed. */
  readonly need: string;
  /** The existing expectation for the need. */
  readonly known: Expectation | undefined;
  /** Called after a save, or when it is given up. */
  readonly onDone: () => void;
}

const CHOICES: Readonly<Record<WantedKind, string>> = {
  member: 'A member',
  profession: 'A trade',
  chain: 'A referral chain',
  nobody: 'Nobody',
};

const WHICH: Readonly<Record<Exclude<WantedKind, 'nobody'>, string>> = {
  member: 'Which member?',
  profession: 'Which trade?',
  chain: 'Which chain?',
};

export function ShouldBe({ need, known, onDone }: Props) {
  const directory = usePanelDirectory();
  const state = usePreviewEngine();
  const engine = typeof state === 'string' ? null : state;
  const choice = useChoice(directory, engine);
  const found = useCorrection(need, choice.wanted, directory, engine);
  const [isSaving, setSaving] = useState(false);
  const titleId = useId();

  async function save(event: FormEvent) {
    event.preventDefault();
    if (found.status !== 'found' || isSaving) return;
    setSaving(true);
    const isSaved = await saveAnswer(known ?? null, need, found);
    setSaving(false);
    if (isSaved) onDone();
  }

  return (
    <form
      onSubmit={(event) => void save(event)}
      aria-labelledby={titleId}
      className="mt-4 max-w-2xl rounded-xl border border-line bg-sheet p-4 [overflow-wrap:anywhere] sm:p-6"
    >
      <h3 id={titleId} className="font-serif text-xl">
        What should “<bdi>{need}</bdi>” lead to?
      </h3>
      <ChoiceFields choice={choice} />
      <p role="status" className="mt-4 min-h-6">
        {inWords(found)}
      </p>
      {found.status === 'found' && found.correction && (
        <ErrorBoundary>
          <ChangeEffect
            proposal={found.correction.proposal}
            replaced={known?.id}
            label="What else changes"
          />
        </ErrorBoundary>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          variant="primary"
          type="submit"
          disabled={found.status !== 'found'}
          aria-disabled={isSaving}
          className="disabled:cursor-not-allowed disabled:opacity-50"
        >
          {isSaving ? 'Saving…' : 'Save this answer'}
        </Button>
        <Button variant="plain" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** What the need should lead to, as far as it is chosen. */
function useChoice(directory: PanelDirectory, engine: PreviewEngine | null) {
  const [kind, setKind] = useState<WantedKind>('member');
  const [typed, setTyped] = useState('');
  const names = useMemo(
    () => answerNames(kind, directory, engine?.categories ?? []),
    [kind, directory, engine],
  );
  const answer = names.find((name) => fold(name) === fold(typed.trim())) ?? null;
  const wanted = useMemo((): Wanted | null => {
    if (kind === 'nobody') return { kind, answer: null };
    return answer === null ? null : { kind, answer };
  }, [kind, answer]);

  function setKindTo(value: string) {
    setKind(WANTED_KINDS.find((each) => each === value) ?? 'member');
    setTyped('');
  }

  return { kind, setKind: setKindTo, typed, setTyped, names, wanted };
}

function ChoiceFields({ choice }: { readonly choice: ReturnType<typeof useChoice> }) {
  const { kind, typed, names } = choice;
  const first = useRef<HTMLSelectElement>(null);
  const listId = useId();
  useEffect(() => first.current?.focus(), []);

  return (
    <div className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
      <LabelledControl label="Should be">
        {(id) => (
          <select
            ref={first}
            id={id}
            value={kind}
            onChange={({ target }) => choice.setKind(target.value)}
            className={`${INPUT_CLASS} mt-1`}
          >
            {WANTED_KINDS.map((each) => (
              <option key={each} value={each}>
                {CHOICES[each]}
              </option>
            ))}
          </select>
        )}
      </LabelledControl>
      {kind !== 'nobody' && (
        <LabelledControl label={WHICH[kind]}>
          {(id) => (
            <>
              <input
                id={id}
                value={typed}
                list={listId}
                autoComplete="off"
                dir="auto"
                onChange={({ target }) => choice.setTyped(target.value)}
                className={`${INPUT_CLASS} mt-1`}
              />
              <datalist id={listId}>
                {names.map((name) => (
                  <option key={name} value={name} />
                ))}
              </datalist>
            </>
          )}
        </LabelledControl>
      )}
    </div>
  );
}

/** Saves the expected answer, and the correction that leads to it. @returns whether it succeeded */
function saveAnswer(known: Expectation | null, need: string, found: FoundAnswer): Promise<boolean> {
  const { expected, correction } = found;
  const { kind, answer } = expected;
  const expectation = { ...(known ?? { id: newId(), need, version: null }), kind, answer };
  return saveTogether(
    [
      ...(correction ? [correction.change] : []),
      changeOf(editableExpectations, known, expectation),
    ],
    {
      done: 'Answer corrected!',
      undone: 'Correction undone',
      failed: 'Failed to save the correction',
    },
  );
}

function inWords(found: Found): string {
  switch (found.status) {
    case 'none':
      return '';
    case 'checking':
      return 'Looking for a correction…';
    case 'failed':
      return 'This could not be checked. Reload the page and try again.';
    case 'impossible':
      return `No correction leads there: the answer would still be ${found.instead}.`;
    case 'found':
      return found.correction
        ? `${found.correction.sentence} The answer is then: ${givenInWords(found.given)}.`
        : 'That is the answer already. It will be expected from now on.';
  }
}
