/** One record in a list, with its actions (P2). */
import { Trash2 } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { buttonClass } from '../../components/button.ts';
import type { Shown } from './list-view.ts';
import { useFocusWhenFree } from './use-focus-when-free.ts';

interface Props {
  readonly name: string;
  /** Set while the list has been asked to show this record. */
  readonly shown: Shown | null;
  readonly onEdit: () => void;
  /** Resolves once the deletion has succeeded or failed. */
  readonly onDelete: () => Promise<void>;
  /** The record's details. */
  readonly children: ReactNode;
}

export function RecordRow({ name, shown, onEdit, onDelete, children }: Props) {
  const [isDeleting, setDeleting] = useState(false);
  const editButton = useFocusWhenFree<HTMLButtonElement>(shown);

  function remove({ detail: clicks }: MouseEvent) {
    // The second click of a double click may hit the row that has moved up (P6).
    if (isDeleting || clicks > 1) return;
    setDeleting(true);
    void onDelete().finally(() => setDeleting(false));
  }

  return (
    <div
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:flex-nowrap ${shown?.isSaved ? 'bg-accent-wash' : ''} ${isDeleting ? 'opacity-60' : ''}`}
    >
      <div dir="auto" className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
        {children}
      </div>
      <div className="flex gap-2">
        <button
          ref={editButton}
          type="button"
          aria-label={`Edit ${name}`}
          onClick={onEdit}
          className={buttonClass('plain')}
        >
          Edit
        </button>
        <button
          type="button"
          aria-label={`Delete ${name}`}
          aria-disabled={isDeleting}
          onClick={remove}
          className={`${buttonClass('plain')} min-w-11 text-danger hover:border-danger hover:bg-danger-wash`}
        >
          <Trash2 className="size-4" aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
