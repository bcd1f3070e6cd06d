/** Actions for the selected records; floats at the bottom while any are selected. */

import type { FieldName, Stored } from 'domain/record.ts';
import { Trash2, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from 'ui/button.tsx';
import type { EditableKind } from '../editable-kind.ts';
import { ChangeDialog } from './change-dialog.tsx';
import type { Selection } from './use-selection.ts';
import { deleteMany } from './write-many.ts';

interface Props<T extends Stored> {
  readonly kind: EditableKind<T>;
  readonly all: readonly T[];
  readonly selection: Selection<T>;
  /** Fields that can be changed together. */
  readonly fields: readonly FieldName<T>[];
  readonly mayDelete: (records: readonly T[]) => Promise<boolean>;
  /** Further actions for all of them. */
  readonly children?: ReactNode;
}

export function SelectionBar<T extends Stored>(props: Props<T>) {
  const { kind, all, selection, fields, mayDelete, children } = props;
  const [isChanging, setChanging] = useState(false);
  const { records } = selection;

  async function remove() {
    if (await mayDelete(records)) await deleteMany(kind, records);
  }

  return (
    <>
      <div className="sticky bottom-2 z-10 mt-3 flex flex-wrap items-center gap-2 rounded-xl border border-line bg-sheet p-2 pl-4 shadow-lg max-sm:bottom-18">
        <p role="status" className="mr-auto font-medium">
          {records.length.toLocaleString()} selected
        </p>
        {children}
        {fields.length > 0 && (
          <Button variant="plain" onClick={() => setChanging(true)}>
            Change…
          </Button>
        )}
        <Button
          variant="plain"
          onClick={() => void remove()}
          className="text-danger hover:border-danger hover:bg-danger-wash"
        >
          <Trash2 className="size-4" aria-hidden="true" />
          Delete
        </Button>
        <Button
          variant="plain"
          onClick={selection.clear}
          aria-label="Clear the selection"
          className="min-w-11"
        >
          <X className="size-4" aria-hidden="true" />
        </Button>
      </div>
      {isChanging && (
        <ChangeDialog
          kind={kind}
          fields={fields}
          all={all}
          selected={records}
          onClose={() => setChanging(false)}
        />
      )}
    </>
  );
}
