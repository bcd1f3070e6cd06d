/** Exports and imports one file with everything that is the chapter's own (K5). */

import { chapterOf } from 'domain/chapter.ts';
import { draftOf } from 'domain/record.ts';
import { Download } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { Button, buttonClass } from 'ui/button.tsx';
import { downloadText } from 'ui/download.ts';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import { showToast } from 'ui/toasts.tsx';
import { BeforeAndAfter, FieldText } from '../records/before-and-after.tsx';
import { ChangeEffect } from '../records/change-effect.tsx';
import { readDemand, readExpectations } from '../records/data-api.ts';
import { counted } from '../records/dates-and-counts.ts';
import {
  editableCategories,
  editableExpectations,
  editableSettings,
  editableWords,
} from '../records/editable-kind.ts';
import { useFocusWhenFree } from '../records/panel-controls.tsx';
import {
  loadExpectations,
  type PanelDirectory,
  usePanelDirectory,
} from '../records/panel-directory.ts';
import type { PreviewEngine } from '../records/preview-engine.tsx';
import { RequestFailed, wordsFor } from '../records/request-failed.ts';
import { newId } from '../records/save-record.ts';
import {
  chapterFile,
  readChapterFile,
  UnreadableChapter,
  type WholeChapter,
} from './chapter-file.ts';
import { type Difference, differenceOf, importChapter } from './import-chapter.ts';

interface Props {
  readonly engine: PreviewEngine;
}

/** The result of reading the chosen file. */
type Choice =
  | { readonly status: 'none' }
  | { readonly status: 'refused'; readonly problems: readonly string[] }
  | { readonly status: 'read'; readonly records: WholeChapter };

const NO_EXPECTATIONS = 'The expected answers could not be read. Try again in a moment.';

/** Earlier than all demand: the database keeps about 400 days. */
const FIRST_DAY = '2000-01-01';

export function ChapterFileTools({ engine }: Props) {
  const directory = usePanelDirectory();
  const titleId = useId();
  /** The text of the chosen file; null for none. */
  const [fileText, setFileText] = useState<string | null>(null);
  /** A new object each time a file's preview has been closed. */
  const [closed, setClosed] = useState<object | null>(null);
  const heading = useFocusWhenFree<HTMLHeadingElement>(closed);

  async function choose(file: File) {
    // Without the current expectations, those in the file would be added a second time.
    if (await loadExpectations()) setFileText(await file.text());
    else showToast({ kind: 'error', title: 'Not imported', description: NO_EXPECTATIONS });
  }

  return (
    <section aria-labelledby={titleId} className="mt-12 max-w-3xl">
      <h2 ref={heading} id={titleId} tabIndex={-1} className="font-serif text-2xl">
        Settings as a file
      </h2>
      <p className="mt-2 text-quiet">
        One file with the settings, your own professions and words, the expected answers and the
        counted demand, to keep or to move to another site. Members and chains have files of their
        own under Members, Import.
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button variant="plain" onClick={() => void exportFile(directory)}>
          <Download className="size-4" aria-hidden="true" />
          Export settings
        </Button>
        <FileInput onChoose={(file) => void choose(file)} />
      </div>
      <div aria-live="polite">
        <ErrorBoundary key={fileText}>
          <ChosenFile
            fileText={fileText}
            engine={engine}
            onClose={() => {
              setFileText(null);
              setClosed({});
            }}
          />
        </ErrorBoundary>
      </div>
    </section>
  );
}

interface ChosenProps extends Props {
  readonly fileText: string | null;
  readonly onClose: () => void;
}

/** What the chosen file would change, or why it cannot be imported. */
function ChosenFile({ fileText, engine, onClose }: ChosenProps) {
  const directory = usePanelDirectory();
  // Read again when another admin saves: what the file leaves out keeps its latest value.
  const choice = useMemo(
    () => choiceOf(fileText, directory, engine),
    [fileText, directory, engine],
  );
  if (choice.status === 'none') return null;
  if (choice.status === 'refused') return <Problems problems={choice.problems} />;
  return <Preview before={{ ...directory, demand: [] }} after={choice.records} onClose={onClose} />;
}

async function exportFile(directory: PanelDirectory): Promise<void> {
  try {
    const [demand, expectations] = await Promise.all([readDemand(FIRST_DAY), readExpectations()]);
    // Importing a file without them would delete the existing ones.
    if (expectations === null) throw new RequestFailed('refused', NO_EXPECTATIONS);
    const text = chapterFile({ ...directory, expectations, demand });
    downloadText('chapter', 'json', 'application/json', text);
  } catch (reason) {
    if (!(reason instanceof RequestFailed)) throw reason;
    showToast({ kind: 'error', title: 'Not exported', description: wordsFor(reason) });
  }
}

function choiceOf(
  fileText: string | null,
  directory: PanelDirectory,
  engine: PreviewEngine,
): Choice {
  if (fileText === null) return { status: 'none' };
  try {
    const records = readChapterFile(fileText, { ...directory, demand: [] }, newId);
    const problems = [...new Set(engine.reviewChapter(records).map(({ reason }) => reason))];
    return problems.length > 0 ? { status: 'refused', problems } : { status: 'read', records };
  } catch (reason) {
    if (!(reason instanceof UnreadableChapter)) throw reason;
    return { status: 'refused', problems: [...new Set(reason.problems)] };
  }
}

function FileInput({ onChoose }: { readonly onChoose: (file: File) => void }) {
  return (
    <label className={`${buttonClass('plain')} cursor-pointer has-focus-visible:outline-2`}>
      Import settings
      <input
        type="file"
        accept=".json,application/json"
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Lets the user choose the same file again after correcting it.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
    </label>
  );
}

function Problems({ problems }: { readonly problems: readonly string[] }) {
  return (
    <div className="mt-4 rounded-xl bg-danger-wash p-4 [overflow-wrap:anywhere]">
      <p className="font-medium">This file cannot be imported. Nothing was changed.</p>
      <ul className="mt-2 list-disc pl-5">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  );
}

interface PreviewProps {
  readonly before: WholeChapter;
  readonly after: WholeChapter;
  readonly onClose: () => void;
}

function Preview({ before, after, onClose }: PreviewProps) {
  const { isBusy, apply } = useChapterImport(before, after, onClose);
  const settings = changedSettings(before, after);
  const lines = changedRecords(before, after);
  const isEmpty = settings.length === 0 && lines.length === 0;
  const proposal = useMemo(() => ({ chapter: chapterOf(after) }), [after]);
  return (
    <div className="mt-4 rounded-xl border border-line bg-sheet p-4 [overflow-wrap:anywhere]">
      <h3 className="font-serif text-xl">What would change</h3>
      {isEmpty && <p className="mt-2">Nothing: the file matches the current settings.</p>}
      <dl className="mt-2 grid gap-2">
        {settings.map(({ label, was, becomes }) => (
          <div key={label}>
            <dt className="text-sm text-quiet">{label}</dt>
            <dd className="m-0">
              <BeforeAndAfter
                before={<FieldText text={was} />}
                after={<FieldText text={becomes} />}
              />
            </dd>
          </div>
        ))}
      </dl>
      {lines.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <ErrorBoundary>
        {!isEmpty && <ChangeEffect proposal={proposal} saving="Importing this" />}
      </ErrorBoundary>
      <div className="mt-4 flex flex-wrap gap-3">
        {!isEmpty && (
          <Button variant="primary" aria-disabled={isBusy} onClick={() => void apply()}>
            {isBusy ? 'Importing…' : 'Import'}
          </Button>
        )}
        <Button variant="plain" onClick={onClose}>
          {isEmpty ? 'Close' : 'Cancel'}
        </Button>
      </div>
    </div>
  );
}

/** Imports the file once, and calls back when that has worked. */
function useChapterImport(before: WholeChapter, after: WholeChapter, onDone: () => void) {
  const [isBusy, setBusy] = useState(false);

  async function apply() {
    if (isBusy) return;
    setBusy(true);
    try {
      await importChapter(before, after);
      showToast({
        kind: 'success',
        title: 'Settings imported!',
        description: 'The earlier settings are in the history.',
      });
      onDone();
    } catch (reason) {
      if (!(reason instanceof RequestFailed)) throw reason;
      showToast({
        kind: 'error',
        title: 'Failed to import settings',
        description: wordsFor(reason),
      });
      setBusy(false);
    }
  }

  return { isBusy, apply };
}

function changedSettings(before: WholeChapter, after: WholeChapter) {
  const was = draftOf(editableSettings, before.settings[0] ?? null);
  const becomes = draftOf(editableSettings, after.settings[0] ?? null);
  return editableSettings.fields
    .map(({ name, label }) => ({ label, was: was[name], becomes: becomes[name] }))
    .filter((change) => change.was !== change.becomes);
}

/** What happens to the records besides the settings, in a line for each kind. */
function changedRecords(before: WholeChapter, after: WholeChapter): readonly string[] {
  const categories = differenceOf(editableCategories, before.categories, after.categories);
  const words = differenceOf(editableWords, before.words, after.words);
  const answers = differenceOf(editableExpectations, before.expectations, after.expectations);
  const counts = after.demand.length;
  return [
    ...linesOf('profession', categories),
    ...linesOf('word', words),
    ...linesOf('expected answer', answers),
    ...(counts > 0 ? [`${counted(counts, 'daily count')} of demand`] : []),
  ];
}

/** @example linesOf('word', { added: [word], changed: [], deleted: [] }) // ['1 word added'] */
function linesOf(
  noun: string,
  { added, changed, deleted }: Difference<{ id: string; version: number | null }>,
): string[] {
  const records = { added, changed, deleted };
  return Object.entries(records).flatMap(([action, some]) =>
    some.length === 0 ? [] : `${counted(some.length, noun)} ${action}`,
  );
}
