/** What can be done with one record of a list: select, edit, delete (P2). */
import { Trash2 } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { Button } from 'ui/button.tsx';
import { useMayEdit } from '../access/my-access.ts';
import type { Shown } from './list-view.ts';
import { useFocusWhenFree } from './use-focus-when-free.ts';

export interface RowActions {
  readonly name: string;
  /** Set while the list has been asked to show this record. */
  readonly shown: Shown | null;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
  readonly onEdit: () => void;
  /** Resolves once the deletion has succeeded or failed. */
  readonly onDelete: () => Promise<void>;
}

type SelectBoxProps = Pick<RowActions, 'isSelected' | 'onSelect'> & {
  readonly label: string;
  /** Whether some, but not all, of its records are selected. */
  readonly isMixed?: boolean;
};

/** A checkbox with a target of 44 px. */
export function SelectBox({ label, isSelected, isMixed = false, onSelect }: SelectBoxProps) {
  return (
    <label className="grid size-11 cursor-pointer place-items-center rounded-lg">
      <input
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        onChange={({ target }) => onSelect(target.checked)}
        className="size-5 cursor-pointer accent-accent"
      />
    </label>
  );
}

export function RowButtons({ name, shown, onEdit, onDelete }: RowActions) {
  const mayEdit = useMayEdit();
  const [isDeleting, setDeleting] = useState(false);
  const editButton = useFocusWhenFree<HTMLButtonElement>(shown);

  function remove({ detail: clicks }: MouseEvent) {
    // The second click of a double click may hit the row that has moved up (P6).
    if (isDeleting || clicks > 1) return;
    setDeleting(true);
    void onDelete().finally(() => setDeleting(false));
  }

  return (
    <div className={`flex gap-2 ${isDeleting ? 'opacity-60' : ''}`}>
      <Button
        variant="plain"
        ref={editButton}
        aria-label={`${mayEdit ? 'Edit' : 'View'} ${name}`}
        onClick={onEdit}
      >
        {mayEdit ? 'Edit' : 'View'}
      </Button>
      {mayEdit && (
        <Button
          variant="plain"
          aria-label={`Delete ${name}`}
          aria-disabled={isDeleting}
          onClick={remove}
          className="min-w-11 text-danger hover:border-danger hover:bg-danger-wash"
        >
          <Trash2 className="size-4" aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}
