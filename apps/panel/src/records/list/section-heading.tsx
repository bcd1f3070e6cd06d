/** The title of a section, and the button that adds a record to it (P2). */
import { Plus } from 'lucide-react';
import { Button } from 'ui/button.tsx';
import { useMayEdit } from '../access/my-access.ts';
import type { Shown } from './list-view.ts';
import { useFocusWhenFree } from './use-focus-when-free.ts';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly addLabel: string;
  /** Set when the form for a new record was closed unsaved, or the last record is gone. */
  readonly shown: Shown | null;
  readonly onAdd: () => void;
}

export function SectionHeading({ id, title, addLabel, shown, onAdd }: Props) {
  const addButton = useFocusWhenFree<HTMLButtonElement>(shown);
  const mayEdit = useMayEdit();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h2 id={id} className="font-serif text-2xl">
        {title}
      </h2>
      {mayEdit && (
        <Button variant="primary" ref={addButton} onClick={onAdd}>
          <Plus className="size-4" aria-hidden="true" />
          {addLabel}
        </Button>
      )}
    </div>
  );
}
