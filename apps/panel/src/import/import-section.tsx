/**
 * The panel's page for files: import and export of members and chains, and the imports that can be undone. The code
 * for imports and exports loads on first use.
 */

import type { Stored } from 'domain/record.ts';
import { ArrowLeft, Download, Upload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, TEXT_LINK } from 'ui/button.tsx';
import { Apart, ErrorBoundary } from 'ui/error-boundary.tsx';
import { scriptOnDemand } from 'ui/load-on-demand.ts';
import { PageLink } from 'ui/page-link.tsx';
import { sectionPath } from 'ui/paths.ts';
import { showToast } from 'ui/toasts.tsx';
import { longTime } from '../records/dates-and-counts.ts';
import { mayDeleteMembers } from '../records/delete-question.tsx';
import { type EditableKind, editableChains, editableMembers } from '../records/editable-kind.ts';
import { useMyAccess } from '../records/my-access.tsx';
import { usePanelDirectory } from '../records/panel-directory.ts';
import { useLoadPreviewEngine } from '../records/preview-engine.tsx';
import type { ImportDialog } from './import-dialog.tsx';
import { type LastImport, loadLastImports, useLastImports } from './last-imports.ts';

export function ImportSection() {
  const directory = usePanelDirectory();
  const loadEngine = useLoadPreviewEngine();
  return (
    <Apart>
      <PageLink to={sectionPath('members')} className={`${TEXT_LINK} gap-1.5`}>
        <ArrowLeft className="size-4" aria-hidden="true" />
        All members
      </PageLink>
      <h2 className="font-serif text-2xl">Import and export</h2>
      <ListFiles
        kind={editableMembers}
        records={directory.members}
        title="Members"
        mayRemove={(gone, written) => mayDeleteMembers(gone, loadEngine, written)}
      >
        A list from Excel or Google Sheets, an export of your networking organization, or contacts
        from Google, Apple or Outlook: choose the file as it is.
      </ListFiles>
      <ListFiles
        kind={editableChains}
        records={directory.chains}
        title="Referral chains"
        mayRemove={async () => true}
      >
        A list with a scenario, the roles in their order, and the script.
      </ListFiles>
    </Apart>
  );
}

interface ListProps<T extends Stored> {
  readonly kind: EditableKind<T>;
  readonly records: readonly T[];
  readonly title: string;
  readonly mayRemove: (gone: readonly T[], written: readonly T[]) => Promise<boolean>;
  readonly children: string;
}

function ListFiles<T extends Stored>(props: ListProps<T>) {
  const { kind, records, title, mayRemove, children } = props;
  // Only editors may read them.
  const mayEdit = useMyAccess()?.standing === 'editor';
  useEffect(() => {
    if (mayEdit) void loadLastImports(kind);
  }, [kind, mayEdit]);
  return (
    <section
      aria-labelledby={`import-${kind.list}`}
      className="border-t border-line py-6 first-of-type:border-t-0"
    >
      <h3 id={`import-${kind.list}`} className="font-serif text-xl">
        {title}
      </h3>
      <p className="mt-2 max-w-2xl text-quiet">{children}</p>
      <Apart>
        <ImportTools kind={kind} records={records} mayRemove={mayRemove} />
        <LastImports kind={kind} />
      </Apart>
    </section>
  );
}

interface ToolProps<T extends Stored> {
  readonly kind: EditableKind<T>;
  readonly records: readonly T[];
  /** Asks before removing records without which something breaks. */
  readonly mayRemove: (gone: readonly T[], written: readonly T[]) => Promise<boolean>;
}

function ImportTools<T extends Stored>({ kind, records, mayRemove }: ToolProps<T>) {
  const [Dialog, setDialog] = useState<typeof ImportDialog | null>(null);
  const [isOpen, setOpen] = useState(false);

  async function exportAll() {
    const module = await arrived(scriptOnDemand(import('./export-csv.ts')));
    module?.downloadRecords(kind, records);
  }

  async function openImport() {
    const module = await arrived(scriptOnDemand(import('./import-dialog.tsx')));
    if (!module) return;
    setDialog(() => module.ImportDialog);
    setOpen(true);
  }

  return (
    <div className="mt-6">
      <div className="flex flex-wrap gap-3">
        <Apart>
          <Button variant="primary" onClick={() => void openImport()}>
            <Upload className="size-4" aria-hidden="true" />
            Import {kind.list}
          </Button>
          <Button variant="plain" onClick={() => void exportAll()}>
            <Download className="size-4" aria-hidden="true" />
            Export {kind.list}
          </Button>
        </Apart>
      </div>
      {Dialog && (
        <ErrorBoundary>
          <Dialog
            kind={kind}
            records={records}
            mayRemove={mayRemove}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        </ErrorBoundary>
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

/** The imports that can still be undone, newest first, and until when. */
function LastImports<T extends Stored>({ kind }: { readonly kind: EditableKind<T> }) {
  const imports = useLastImports(kind);
  if (imports.length === 0) return null;
  return (
    <ul aria-label={`Imports of ${kind.list}`} className="m-0 mt-5 grid list-none gap-4 p-0">
      {imports.map((each, position) => (
        <li key={each.id}>
          <ErrorBoundary>
            <ImportLine last={each} isNewest={position === 0} />
          </ErrorBoundary>
        </li>
      ))}
    </ul>
  );
}

interface LineProps {
  readonly last: LastImport;
  readonly isNewest: boolean;
}

function ImportLine({ last, isNewest }: LineProps) {
  if (last.isUndoing) {
    return (
      <p role="status" className="text-quiet">
        <label>
          Undoing the import… <progress className="h-2 w-40 max-w-full accent-accent" />
        </label>
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-quiet">
      <p className="m-0">
        {isNewest ? 'Last import' : `Import of ${longTime(new Date(last.at))}`}: {last.summary}
        <span className="block text-sm">Can be undone until {longTime(new Date(last.until))}.</span>
      </p>
      <Button variant="plain" onClick={last.undo}>
        {isNewest ? 'Undo import' : `Undo import of ${longTime(new Date(last.at))}`}
      </Button>
    </div>
  );
}
