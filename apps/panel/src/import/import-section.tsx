/** The panel's section for files: import and export of members and chains, and the imports that can be undone. */

import type { Directory } from 'domain/directory.ts';
import type { Stored } from 'domain/record.ts';
import type { ChapterPreview } from 'engine/admin';
import { useEffect } from 'react';
import { mayDeleteMembers } from '../records/deleting/deleting-members.ts';
import { type EditableKind, editableChains, editableMembers } from '../records/editable-kind.ts';
import { loadLastImports } from './apply/last-imports.ts';
import { ImportTools } from './import-tools.tsx';
import { LastImports } from './last-imports-list.tsx';

interface Props {
  readonly directory: Directory;
  /** Created on first use: building its index takes a moment. */
  readonly workbench: () => Promise<ChapterPreview>;
}

export function ImportSection({ directory, workbench }: Props) {
  return (
    <>
      <ListFiles
        kind={editableMembers}
        records={directory.members}
        title="Members"
        mayRemove={(gone, written) => mayDeleteMembers(gone, workbench, written)}
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
    </>
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
  useEffect(() => {
    void loadLastImports(kind);
  }, [kind]);
  return (
    <section
      aria-labelledby={`import-${kind.list}`}
      className="border-t border-line py-8 first-of-type:border-t-0"
    >
      <h2 id={`import-${kind.list}`} className="font-serif text-2xl">
        {title}
      </h2>
      <p className="mt-2 max-w-2xl text-quiet">{children}</p>
      <ImportTools kind={kind} records={records} mayRemove={mayRemove} />
      <LastImports kind={kind} />
    </section>
  );
}
