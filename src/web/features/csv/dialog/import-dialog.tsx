/** The import of one kind of records: choose a file, look at what it would do, apply it. */
import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { Stored } from '../../../../domain/record.ts';
import { buttonClass } from '../../../components/button.ts';
import type { KeptKind } from '../../../records/kept-kind.ts';
import { announceImport } from '../apply/announce-import.ts';
import type { DoneImport } from '../apply/done-import.ts';
import { ChooseFile } from './choose-file.tsx';
import { FilePreview } from './file-preview.tsx';
import { ProgressLine } from './progress-line.tsx';
import { useCsvFile } from './use-csv-file.ts';

interface Props<T extends Stored> {
  readonly kind: KeptKind<T>;
  readonly records: readonly T[];
  /** Whether it is shown. Closing alone loses nothing: the preview is there again when it is opened. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function ImportDialog<T extends Stored>({ kind, records, isOpen, onClose }: Props<T>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { state, choose, reset } = useCsvFile();

  useEffect(() => {
    if (!isOpen) return;
    dialog.current?.showModal();
    // The work gets the focus, not the button that closes.
    dialog.current?.querySelector<HTMLElement>('input, h3')?.focus();
  }, [isOpen]);

  function cancel() {
    reset();
    dialog.current?.close();
  }

  function finish(done: DoneImport<T>, skipped: number) {
    cancel();
    announceImport(kind, done, skipped);
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-2rem)] w-full max-w-3xl flex-col overflow-hidden rounded-xl border border-line bg-sheet p-0 text-ink backdrop:bg-black/60 open:flex max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:max-w-none max-sm:rounded-none max-sm:border-0"
    >
      <div className="flex items-start justify-between gap-3 px-5 pt-5 pb-3 sm:px-6">
        <h2 id={titleId} className="pt-1.5 font-serif text-2xl leading-tight">
          Import {kind.list}
        </h2>
        <button
          type="button"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
          className="-mr-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-lg text-quiet hover:text-ink"
        >
          <X className="size-5" aria-hidden="true" />
        </button>
      </div>
      {state.at === 'read' ? (
        <FilePreview
          kind={kind}
          records={records}
          file={state.file}
          onDone={finish}
          // Whoever closed the dialog meanwhile must hear of it, too.
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
              fault={state.fault}
              onChoose={choose}
            />
          )}
          <button type="button" onClick={cancel} className={`${buttonClass('plain')} mt-4`}>
            Cancel
          </button>
        </div>
      )}
    </dialog>
  );
}
