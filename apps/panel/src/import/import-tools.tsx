/** Import and export of one kind of records. The code for them loads on first use. */

import type { Stored } from 'domain/record.ts';
import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'ui/button.tsx';
import { scriptOnDemand } from 'ui/load-on-demand.ts';
import { showToast } from 'ui/toasts.tsx';
import type { EditableKind } from '../records/editable-kind.ts';
import type { ImportDialog } from './dialog/import-dialog.tsx';

interface Props<T extends Stored> {
  readonly kind: EditableKind<T>;
  readonly records: readonly T[];
  /** Asks before removing records without which something breaks. */
  readonly mayRemove: (gone: readonly T[], written: readonly T[]) => Promise<boolean>;
}

export function ImportTools<T extends Stored>({ kind, records, mayRemove }: Props<T>) {
  const [Dialog, setDialog] = useState<typeof ImportDialog | null>(null);
  const [isOpen, setOpen] = useState(false);

  async function exportAll() {
    const module = await arrived(scriptOnDemand(import('./export/download-records.ts')));
    module?.downloadRecords(kind, records);
  }

  async function openImport() {
    const module = await arrived(scriptOnDemand(import('./dialog/import-dialog.tsx')));
    if (!module) return;
    setDialog(() => module.ImportDialog);
    setOpen(true);
  }

  return (
    <div className="mt-6">
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => void openImport()}>
          <Upload className="size-4" aria-hidden="true" />
          Import {kind.list}
        </Button>
        <Button variant="plain" onClick={() => void exportAll()}>
          <Download className="size-4" aria-hidden="true" />
          Export {kind.list}
        </Button>
      </div>
      {Dialog && (
        <Dialog
          kind={kind}
          records={records}
          mayRemove={mayRemove}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

/** The module, or null when it failed to load. */
async function arrived<M>(module: Promise<M>): Promise<M | null> {
  try {
    return await module;
  } catch (reason) {
    console.warn('A part of the page could not be loaded:', reason);
    showToast({
      kind: 'error',
      title: 'This part of the page could not be loaded',
      description: 'Reload the page to try again.',
      action: { label: 'Reload', run: () => window.location.reload() },
    });
    return null;
  }
}
