/** Which records of a list are selected, and changing or deleting them together (P6). */

import type { FieldName, Stored } from 'domain/record.ts';
import { Trash2, X } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Button } from 'ui/button.tsx';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import type { EditableKind } from '../editable-kind.ts';
import { deleteMany } from '../save-many.ts';
import { ChangeDialog } from './change-dialog.tsx';

interface SelectionBarProps<T extends Stored> {
  readonly kind: EditableKind<T>;
  readonly all: readonly T[];
  readonly selection: Selection<T>;
  /** Fields that can be changed together. */
  readonly fields: readonly FieldName<T>[];
  readonly mayDelete: (records: readonly T[]) => Promise<boolean>;
  /** Further actions for all of them. */
  readonly children?: ReactNode;
}

/** Actions for the selected records; floats at the bottom while any are selected. */
export function SelectionBar<T extends Stored>(props: SelectionBarProps<T>) {
  const { kind, all, selection, fields, mayDelete, children } = props;
  const [isChanging, setChanging] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const { records } = selection;

  async function remove() {
    if (isDeleting) return;
    setDeleting(true);
    try {
      if (await mayDelete(records)) await deleteMany(kind, records);
    } finally {
      setDeleting(false);
    }
  }

  return (
    <>
      <div className="sticky bottom-[calc(var(--bar)+0.5rem)] z-10 mt-3 flex flex-wrap items-center gap-2 rounded-xl border border-line bg-sheet p-2 pl-4 shadow-lg">
        <div className="mr-auto flex items-center gap-1">
          <p role="status" className="font-medium">
            {records.length.toLocaleString()} selected
          </p>
          <button
            type="button"
            onClick={selection.clear}
            aria-label="Clear the selection"
            className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-lg text-quiet hover:text-ink"
          >
            <X className="size-4" aria-hidden="true" />
          </button>
        </div>
        {children}
        {fields.length > 0 && (
          <Button variant="plain" onClick={() => setChanging(true)}>
            Change…
          </Button>
        )}
        <Button
          variant="plain"
          aria-disabled={isDeleting}
          onClick={() => void remove()}
          className="text-danger hover:border-danger hover:bg-danger-wash"
        >
          <Trash2 className="size-4" aria-hidden="true" />
          Delete
        </Button>
      </div>
      {isChanging && (
        <ErrorBoundary>
          <ChangeDialog
            kind={kind}
            fields={fields}
            all={all}
            selected={records}
            onClose={() => setChanging(false)}
          />
        </ErrorBoundary>
      )}
    </>
  );
}

/** Which records of a list are selected. */
interface Selection<T extends Stored> {
  /** The selected records in their current state, without deleted ones. */
  readonly records: readonly T[];
  readonly has: (record: T) => boolean;
  readonly set: (records: readonly T[], isSelected: boolean) => void;
  readonly clear: () => void;
}

const NOTHING: ReadonlySet<string> = new Set();

export function useSelection<T extends Stored>(all: readonly T[]): Selection<T> {
  const [ids, setIds] = useState(NOTHING);
  const records = useMemo(
    () => (ids.size === 0 ? [] : all.filter(({ id }) => ids.has(id))),
    [all, ids],
  );
  return {
    records,
    has: ({ id }) => ids.has(id),
    set(some, isSelected) {
      setIds((now) => {
        const next = new Set(now);
        for (const { id } of some) {
          if (isSelected) next.add(id);
          else next.delete(id);
        }
        return next;
      });
    },
    clear: () => setIds(NOTHING),
  };
}
