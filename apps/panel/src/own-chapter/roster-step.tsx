/** The roster: a file, pasted from a spreadsheet, or typed one by one. What is read leads on at once (P15). */
import { ChevronDown, Plus } from 'lucide-react';
import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from 'ui/button.tsx';
import { Apart } from 'ui/error-boundary.tsx';
import { ChooseFile, ErrorMessage, ProgressLine, useFile } from '../import/choose-file.tsx';
import { type Table, tablesOf } from '../import/plan/table.ts';
import { UnreadableFile } from '../import/read-file/refused-files.ts';
import { counted } from '../records/dates-and-counts.ts';
import { editableMembers } from '../records/editable-kind.ts';
import { INPUT_CLASS, LabelledControl } from '../records/panel-controls.tsx';
import type { StepProps } from './name-step.tsx';
import { NOBODY, type Typed } from './own-draft.ts';
import { readRoster, tableOfTyped } from './read-roster.ts';

const NOBODY_FOUND =
  'No people were found in this list. It needs one row for each person, with a name and a trade.';

export function RosterStep({ draft, edit, onDone }: StepProps) {
  const { state, choose, error, use } = useRoster({ edit, onDone });
  if (state.at === 'reading') return <ProgressLine label={`Reading ${state.file.name}…`} />;
  return (
    <div className="mt-2">
      {draft.people.length > 0 && (
        <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-line bg-sheet p-4">
          <p className="flex-1 basis-60">
            Read so far: {counted(draft.people.length, 'member')}. Choosing another list replaces
            them.
          </p>
          <Button variant="primary" onClick={onDone}>
            Continue
          </Button>
        </div>
      )}
      {error !== null && <ErrorMessage text={error} />}
      <p className="mb-4 text-quiet">
        Use your list as it is: blank rows, open seats and headings are fine.
      </p>
      <Apart>
        <ChooseFile error={state.at === 'choosing' ? state.error : null} onChoose={choose} />
        <PasteList onPasted={(text) => choose(new File([text], 'the pasted list'))} />
        <TypedList
          typed={draft.typed}
          onType={(typed) => edit({ typed })}
          onUse={() => void use(tableOfTyped(draft.typed))}
        />
      </Apart>
    </div>
  );
}

/** Reads a list of people into the draft, from a file or a table, and goes on. */
function useRoster({ edit, onDone }: Pick<StepProps, 'edit' | 'onDone'>) {
  const { state, choose, reset } = useFile();
  const [error, setError] = useState<string | null>(null);
  const file = state.at === 'read' ? state.file : null;

  async function use(table: Table) {
    const { people, leftOut } = await readRoster(table);
    if (people.length === 0) {
      setError(NOBODY_FOUND);
      return;
    }
    setError(null);
    edit({ people, leftOut, unticked: [] });
    onDone();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each file is used once.
  useEffect(() => {
    if (file === null) return;
    try {
      const [first] = tablesOf(editableMembers, file.sheets);
      if (first) void use(first.table);
      reset();
    } catch (reason) {
      if (!(reason instanceof UnreadableFile)) throw reason;
      reset(reason.message);
    }
  }, [file]);

  return { state, choose, error, use };
}

function PasteList({ onPasted }: { readonly onPasted: (text: string) => void }) {
  const [text, setText] = useState('');

  /** A pasted list leads on at once; a single word is only text. */
  function paste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text/plain');
    if (text !== '' || !pasted.trim().includes('\n')) return;
    event.preventDefault();
    onPasted(pasted);
  }

  return (
    <details className="group mt-4 rounded-xl border border-line bg-sheet">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between px-4 font-medium text-accent">
        Paste it from a spreadsheet
        <Chevron />
      </summary>
      <div className="px-4 pb-4">
        <LabelledControl label="Your list">
          {(id) => (
            <textarea
              id={id}
              value={text}
              rows={5}
              onPaste={paste}
              onChange={({ target }) => setText(target.value)}
              placeholder={'Name\tTrade\nPat Donnelly\tPlumber'}
              className={`${INPUT_CLASS} mt-1`}
            />
          )}
        </LabelledControl>
        <Button
          variant="plain"
          disabled={text.trim() === ''}
          onClick={() => onPasted(text)}
          className="mt-3"
        >
          Use this list
        </Button>
      </div>
    </details>
  );
}

function Chevron() {
  return <ChevronDown className="size-5 group-open:rotate-180" aria-hidden="true" />;
}

interface TypedProps {
  readonly typed: readonly Typed[];
  readonly onType: (typed: readonly Typed[]) => void;
  readonly onUse: () => void;
}

function TypedList({ typed, onType, onUse }: TypedProps) {
  const list = useRef<HTMLOListElement>(null);
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (added > 0) list.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
  }, [added]);

  return (
    <details
      className="group mt-4 rounded-xl border border-line bg-sheet"
      open={typed.some(({ name }) => name !== '') || undefined}
    >
      <summary className="flex min-h-12 cursor-pointer items-center justify-between px-4 font-medium text-accent">
        Type them one by one
        <Chevron />
      </summary>
      <div className="px-4 pb-4">
        <ol ref={list} className="grid gap-4">
          {typed.map((row, at) => (
            <TypedRow
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no identity but their place.
              key={at}
              row={row}
              number={at + 1}
              onChange={(changes) => onType(typed.with(at, { ...row, ...changes }))}
            />
          ))}
        </ol>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button
            variant="plain"
            onClick={() => {
              onType([...typed, NOBODY]);
              setAdded(added + 1);
            }}
          >
            <Plus className="size-4" aria-hidden="true" />
            Another person
          </Button>
          <Button
            variant="primary"
            disabled={!typed.some(({ name }) => name.trim() !== '')}
            onClick={onUse}
          >
            Use these people
          </Button>
        </div>
      </div>
    </details>
  );
}

interface TypedRowProps {
  readonly row: Typed;
  /** From 1. */
  readonly number: number;
  readonly onChange: (changes: Partial<Typed>) => void;
}

function TypedRow({ row, number, onChange }: TypedRowProps) {
  return (
    <li className="grid gap-x-3 gap-y-2 sm:grid-cols-3">
      {FIELDS.map(({ name, label, type }) => (
        <LabelledControl key={name} label={`${label} ${number}`}>
          {(id) => (
            <input
              id={id}
              type={type}
              value={row[name]}
              autoComplete="off"
              onChange={({ target }) => onChange({ [name]: target.value })}
              className={`${INPUT_CLASS} mt-1`}
            />
          )}
        </LabelledControl>
      ))}
    </li>
  );
}

const FIELDS = [
  { name: 'name', label: 'Name', type: 'text' },
  { name: 'trade', label: 'Trade', type: 'text' },
  { name: 'phone', label: 'Phone', type: 'tel' },
] as const;
