/** Imports records of one kind: choose a file, preview its changes, apply them. */

import type { Stored } from 'domain/record.ts';
import { useEffect, useId, useRef } from 'react';
import { Button } from 'ui/button.tsx';
import { DialogHeading } from 'ui/dialog-heading.tsx';
import type { EditableKind } from '../../records/editable-kind.ts';
import { announceImport, type Omitted, summaryOf } from '../apply/announce-import.ts';
import type { DoneImport } from '../apply/done-import.ts';
import { addLastImport } from '../apply/last-imports.ts';
import { ChooseFile } from './choose-file.tsx';
import { FilePreview } from './file-preview.tsx';
import { ProgressLine } from './progress-line.tsx';
import { useFile } from './use-file.ts';

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
    // Announced only once it is stored, so that it can still be undone after a reload.
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
        <DialogHeading
          id={titleId}
          title={`Import ${kind.list}`}
          onClose={() => dialog.current?.close()}
        />
      </div>
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
        <div className="overflow-y-auto px-5 pb-5 sm:px-6">
          {state.at === 'reading' ? (
            <ProgressLine label={`Reading ${state.file.name}…`} />
          ) : (
            <ChooseFile
              columns={kind.fields.map(({ label }) => label)}
              error={state.error}
              onChoose={choose}
            />
          )}
          <Button variant="plain" onClick={cancel} className="mt-4">
            Cancel
          </Button>
        </div>
      )}
    </dialog>
  );
}
