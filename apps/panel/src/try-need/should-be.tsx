/** Corrects the answer to a tried need: what it should be, what else that changes, and both saved in one click (E7). */
import type { Expectation } from 'domain/expectation.ts';
import { rolesOf } from 'domain/role-sequence.ts';
import type { Expected, GivenAnswer } from 'engine/admin';
import { startAnswerChecks } from 'engine/client';
import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from 'ui/button.tsx';
import { fold } from 'ui/fold.ts';
import { ChangeEffect } from '../records/change-effect.tsx';
import { editableExpectations } from '../records/editable-kind.ts';
import { givenInWords } from '../records/expected-answers.ts';
import { byText } from '../records/list/list-shape.ts';
import { INPUT_CLASS } from '../records/panel-controls.tsx';
import { type PanelDirectory, usePanelDirectory } from '../records/panel-directory.ts';
import { type PreviewEngine, usePreviewEngine } from '../records/preview-engine.tsx';
import { newId } from '../records/save-record.ts';
import { changeOf, saveTogether } from '../records/save-together.ts';
import {
  type Correction,
  correctionsFor,
  expectationMet,
  WANTED_KINDS,
  type Wanted,
  type WantedKind,
} from './correction.ts';

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
  const [kind, setKind] = useState<WantedKind>('member');
  const [typed, setTyped] = useState('');
  const [isSaving, setSaving] = useState(false);
  const first = useRef<HTMLSelectElement>(null);
  const ids = { title: useId(), kind: useId(), name: useId(), list: useId() };
  const names = useMemo(() => namesOf(kind, directory, engine), [kind, directory, engine]);
  const answer = names.find((name) => fold(name) === fold(typed.trim())) ?? null;
  const wanted = useMemo(
    (): Wanted | null =>
      kind === 'nobody' ? { kind, answer: null } : answer === null ? null : { kind, answer },
    [kind, answer],
  );
  const found = useCorrection(need, wanted, directory, engine);
  useEffect(() => first.current?.focus(), []);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (found.status !== 'found' || isSaving) return;
    const { kind: expectedKind, answer: expectedAnswer } = found.expected;
    const expected: Expectation = {
      ...(known ?? { id: newId(), need, version: null }),
      ...{ kind: expectedKind, answer: expectedAnswer },
    };
    setSaving(true);
    const isSaved = await saveTogether(
      [
        ...(found.correction ? [found.correction.change] : []),
        changeOf(editableExpectations, known ?? null, expected),
      ],
      {
        done: 'Answer corrected!',
        undone: 'The correction is undone',
        failed: 'Failed to save the correction',
      },
    );
    setSaving(false);
    if (isSaved) onDone();
  }

  return (
    <form
      onSubmit={(event) => void save(event)}
      aria-labelledby={ids.title}
      className="mt-4 max-w-2xl rounded-xl border border-line bg-sheet p-4 [overflow-wrap:anywhere] sm:p-6"
    >
      <h3 id={ids.title} className="font-serif text-xl">
        What should “<bdi>{need}</bdi>” lead to?
      </h3>
      <div className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <div>
          <label htmlFor={ids.kind} className="text-sm font-medium">
            Should be
          </label>
          <select
            ref={first}
            id={ids.kind}
            value={kind}
            onChange={({ target }) => {
              setKind(WANTED_KINDS.find((each) => each === target.value) ?? 'member');
              setTyped('');
            }}
            className={`${INPUT_CLASS} mt-1`}
          >
            {WANTED_KINDS.map((each) => (
              <option key={each} value={each}>
                {CHOICES[each]}
              </option>
            ))}
          </select>
        </div>
        {kind !== 'nobody' && (
          <div>
            <label htmlFor={ids.name} className="text-sm font-medium">
              {WHICH[kind]}
            </label>
            <input
              id={ids.name}
              value={typed}
              list={ids.list}
              autoComplete="off"
              dir="auto"
              onChange={({ target }) => setTyped(target.value)}
              className={`${INPUT_CLASS} mt-1`}
            />
            <datalist id={ids.list}>
              {names.map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          </div>
        )}
      </div>
      <p role="status" className="mt-4 min-h-6">
        {inWords(found)}
      </p>
      {found.status === 'found' && found.correction && (
        <ChangeEffect
          proposal={found.correction.proposal}
          replaced={known?.id}
          label="What else changes"
        />
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

function inWords(found: Found): string {
  switch (found.status) {
    case 'none':
      return '';
    case 'checking':
      return 'Checking what it takes…';
    case 'failed':
      return 'This could not be checked. Reload the page and try again.';
    case 'impossible':
      return `No word leads this need there: the answer would be ${found.instead}. Look at their role and their priority.`;
    case 'found':
      return found.correction
        ? `${found.correction.sentence} The answer is then: ${givenInWords(found.given)}.`
        : 'That is the answer already. It will be expected from now on.';
  }
}

type Found =
  | { readonly status: 'none' | 'checking' | 'failed' }
  | { readonly status: 'impossible'; readonly instead: string }
  | {
      readonly status: 'found';
      /** Null if the answer is right already. */
      readonly correction: Correction | null;
      readonly expected: Expected;
      readonly given: GivenAnswer;
    };

/** The first correction that leads to the wanted answer, tried in the worker. */
function useCorrection(
  need: string,
  wanted: Wanted | null,
  directory: PanelDirectory,
  engine: PreviewEngine | null,
): Found {
  const [found, setFound] = useState<Found>({ status: 'none' });

  useEffect(() => {
    if (wanted === null || engine === null) return setFound({ status: 'none' });
    const outdated = new AbortController();
    const { signal } = outdated;
    setFound({ status: 'checking' });
    firstThatWorks(need, wanted, directory, engine, signal).then(
      (next) => {
        if (!signal.aborted) setFound(next);
      },
      (reason: unknown) => {
        if (signal.aborted) return;
        console.warn('The correction could not be checked:', reason);
        setFound({ status: 'failed' });
      },
    );
    return () => outdated.abort();
  }, [need, wanted, directory, engine]);

  return found;
}

async function firstThatWorks(
  need: string,
  wanted: Wanted,
  directory: PanelDirectory,
  engine: PreviewEngine,
  signal: AbortSignal,
): Promise<Found> {
  const corrections = [null, ...correctionsFor(need, wanted, directory, engine)];
  const checks = await startAnswerChecks();
  const proposals = corrections.map((correction) => correction?.proposal ?? {});
  const answers = await checks.answersUnder(directory, need, proposals, signal);
  for (const [at, given] of answers.entries()) {
    const expected = expectationMet(wanted, given);
    const correction = corrections[at] ?? null;
    if (expected !== null) return { status: 'found', correction, expected, given };
  }
  const last = answers.at(-1);
  return { status: 'impossible', instead: last ? givenInWords(last) : 'another one' };
}

/** The names that can be chosen, in order. */
function namesOf(
  kind: WantedKind,
  { members, chains }: PanelDirectory,
  engine: PreviewEngine | null,
): readonly string[] {
  switch (kind) {
    case 'member':
      return sorted(members.map(({ member_name }) => member_name));
    case 'profession':
      return engine?.categories ?? [];
    case 'chain':
      return sorted(
        chains.filter((chain) => rolesOf(chain).length > 0).map(({ scenario }) => scenario),
      );
    case 'nobody':
      return [];
  }
}

function sorted(names: readonly string[]): readonly string[] {
  return [...new Set(names)].toSorted(byText);
}
