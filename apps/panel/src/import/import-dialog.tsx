/** Imports records of one kind: choose a file, preview what it would change, apply it. */

import type { Stored } from 'domain/record.ts';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from 'ui/button.tsx';
import { DialogHeading } from 'ui/dialog-heading.tsx';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import { showToast } from 'ui/toasts.tsx';
import { counted } from '../records/dates-and-counts.ts';
import type { EditableKind } from '../records/editable-kind.ts';
import {
  ChooseFile,
  type FileRead,
  type FileState,
  ProgressLine,
  useFile,
} from './choose-file.tsx';
import { type DoneImport, summaryOf } from './import-rows.ts';
import { addLastImport } from './last-imports.ts';
import { type NamedTable, tablesOf } from './plan/table.ts';
import { UnreadableFile } from './read-file/refused-files.ts';
import { type PreviewProps, TablePreview } from './table-preview.tsx';
import type { Omitted } from './use-import.ts';

interface Props<T extends Stored> {
  readonly kind: EditableKind<T>;
  readonly records: readonly T[];
  /** Whether it is shown. Closing keeps the preview for when it is reopened. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Asks before removing records without which something breaks. */
  readonly mayRemove: (gone: readonly T[], written: readonly T[]) => Promise<boolean>;
}

export function ImportDialog<T extends Stored>(props: Props<T>) {
  const { kind, records, isOpen, onClose, mayRemove } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { state, choose, readAs, reset } = useFile();

  useEffect(() => {
    if (!isOpen) return;
    dialog.current?.showModal();
    // Focus the content, not the close button.
    dialog.current?.querySelector<HTMLElement>('input, h3')?.focus();
  }, [isOpen]);

  function cancel() {
    reset();
    dialog.current?.close();
  }

  async function finish(done: DoneImport<T>, skipped: number, omitted: Omitted) {
    cancel();
    const summary = summaryOf(done, skipped);
    // Announced only once it is recorded, so that it can still be undone after a reload.
    announceImport(summary, omitted, await addLastImport(kind, summary, done));
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className={`m-auto max-h-[calc(100dvh-2rem)] w-full ${state.at === 'read' ? 'max-w-6xl' : 'max-w-3xl'} flex-col overflow-hidden rounded-xl border border-line bg-sheet p-0 text-ink backdrop:bg-black/60 open:flex max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:max-w-none max-sm:rounded-none max-sm:border-0`}
    >
      <div className="px-5 pt-5 pb-3 sm:px-6">
        <ErrorBoundary>
          <DialogHeading
            id={titleId}
            title={`Import ${kind.list}`}
            onClose={() => dialog.current?.close()}
          />
        </ErrorBoundary>
      </div>
      <ErrorBoundary key={state.at === 'read' ? 'preview' : 'file'}>
        {state.at === 'read' ? (
          <FilePreview
            kind={kind}
            records={records}
            file={state.file}
            onReadAs={readAs}
            onUnusable={reset}
            mayRemove={mayRemove}
            onDone={finish}
            // Reopens the dialog if it has been closed, so that the user sees the error.
            onRefused={() => dialog.current?.showModal()}
            onCancel={cancel}
          />
        ) : (
          <FileStep kind={kind} state={state} onChoose={choose} onCancel={cancel} />
        )}
      </ErrorBoundary>
    </dialog>
  );
}

interface FileStepProps<T extends Stored> {
  readonly kind: EditableKind<T>;
  readonly state: Exclude<FileState, { readonly at: 'read' }>;
  readonly onChoose: (file: File) => void;
  readonly onCancel: () => void;
}

/** The first step: choosing the file, and waiting until it is read. */
function FileStep<T extends Stored>({ kind, state, onChoose, onCancel }: FileStepProps<T>) {
  return (
    <div className="overflow-y-auto px-5 pb-5 sm:px-6">
      {state.at === 'reading' ? (
        <ProgressLine label={`Reading ${state.file.name}…`} />
      ) : (
        <ChooseFile
          columns={kind.fields.map(({ label }) => label)}
          error={state.error}
          onChoose={onChoose}
        />
      )}
      <Button variant="plain" onClick={onCancel} className="mt-4">
        Cancel
      </Button>
    </div>
  );
}

function announceImport(
  summary: string,
  { leftOut, notRemoved }: Omitted,
  undo: (() => void) | null,
): void {
  const sentences = [
    leftOut > 0 ? `${counted(leftOut, 'value')} ${leftOut === 1 ? 'was' : 'were'} left out.` : '',
    notRemoved === null ? '' : `Not removed: ${notRemoved}. Import the file again to see why.`,
  ].filter((sentence) => sentence !== '');
  showToast({
    kind: 'success',
    title: summary,
    ...(sentences.length > 0 && { description: sentences.join(' ') }),
    ...(undo && { action: { label: 'Undo', run: undo } }),
  });
}

interface FileProps<T extends Stored> extends PreviewProps<T> {
  /** Called with the reason when no sheet of the file is a list. */
  readonly onUnusable: (reason: string) => void;
}

/** The sheet that most likely holds the list, until the admin chooses another one. */
function FilePreview<T extends Stored>({ onUnusable, ...props }: FileProps<T>) {
  const { kind, file } = props;
  const [chosen, setChosen] = useState(0);
  const found = useMemo(() => tablesIn(kind, file), [kind, file]);
  const problem = 'problem' in found ? found.problem : null;
  useEffect(() => {
    if (problem !== null) onUnusable(problem);
  }, [problem, onUnusable]);
  if ('problem' in found) return null;
  const sheet = found.tables[chosen] ?? found.tables[0];
  if (sheet === undefined) return null;
  return (
    <TablePreview
      key={sheet.name}
      {...props}
      sheets={found.tables}
      sheet={sheet}
      onSheet={(name) => setChosen(found.tables.findIndex((each) => each.name === name))}
    />
  );
}

function tablesIn<T extends Stored>(
  kind: EditableKind<T>,
  { sheets }: FileRead,
): { readonly tables: readonly NamedTable[] } | { readonly problem: string } {
  try {
    return { tables: tablesOf(kind, sheets) };
  } catch (reason) {
    if (!(reason instanceof UnreadableFile)) throw reason;
    return { problem: reason.message };
  }
}
