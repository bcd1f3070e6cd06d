/** Previews what importing the chosen file would do, and imports it. */

import type { Stored } from 'domain/record.ts';
import { useEffect, useMemo, useState } from 'react';
import type { EditableKind } from '../../records/editable-kind.ts';
import { UnreadableFile } from '../file/unreadable-file.ts';
import { type NamedTable, tablesOf } from '../table/choose-table.ts';
import { type PreviewProps, TablePreview } from './table-preview.tsx';
import type { FileRead } from './use-file.ts';

interface Props<T extends Stored> extends PreviewProps<T> {
  /** Called with the reason when no sheet of the file is a list. */
  readonly onUnusable: (reason: string) => void;
}

export function FilePreview<T extends Stored>({ onUnusable, ...props }: Props<T>) {
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
