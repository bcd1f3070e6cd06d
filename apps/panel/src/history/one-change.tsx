/** One change of one record (P7): restorable, unless it is about who may edit. */
import type { Row } from 'domain/columns.ts';
import type { Stored } from 'domain/record.ts';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'ui/button.tsx';
import { showToast } from 'ui/toasts.tsx';
import { longTime } from '../records/dates-and-counts.ts';
import { type EditableKind, editableKindOf } from '../records/editable-kind.ts';
import { type PanelDirectory, recordsOf } from '../records/panel-directory.ts';
import { RequestFailed, wordsFor } from '../records/request-failed.ts';
import { restoreState } from '../records/save-record.ts';
import { WHO_MAY_EDIT } from './entry.ts';
import { differs, EntryItem } from './history-list.tsx';
import type { ReadEntry } from './read-history.ts';

interface Props {
  readonly entry: ReadEntry;
  readonly directory: PanelDirectory;
}

export function OneChange({ entry, directory }: Props) {
  const shown = WHO_MAY_EDIT.get(entry.table);
  if (shown) return <EntryItem kind={shown} entry={entry} isNamed />;
  const kind = editableKindOf(entry.table);
  return kind && <RestorableEntry kind={kind} entry={entry} records={recordsOf(directory, kind)} />;
}

interface RestorableProps<T extends Stored> {
  readonly kind: EditableKind<T>;
  readonly entry: ReadEntry;
  readonly records: readonly T[];
}

/** Offers to restore the state before the entry, unless it is the current one. */
function RestorableEntry<T extends Stored>({ kind, entry, records }: RestorableProps<T>) {
  const [isRestoring, setRestoring] = useState(false);
  /** A new object after each restoring, which removes the button. */
  const [restored, setRestored] = useState<object | null>(null);
  const { before, after, recordId, at } = entry;
  const now = records.find(({ id }) => id === recordId);

  async function restore(earlier: Row) {
    if (isRestoring) return;
    setRestoring(true);
    try {
      await restoreState(kind, recordId, earlier);
      const done = after === null ? 'deletion' : 'change';
      const description = `This brings back what was there before the ${done} on ${longTime(at)}. Other versions stay in the history.`;
      showToast({ kind: 'success', title: kind.saved, description });
      setRestored({});
    } catch (reason) {
      if (!(reason instanceof RequestFailed)) throw reason;
      const description = wordsFor(reason, kind.noun);
      showToast({ kind: 'error', title: kind.saveFailed, description });
    } finally {
      setRestoring(false);
    }
  }

  return (
    <EntryItem kind={kind} entry={entry} isNamed done={restored}>
      {before && differs(kind, before, now) && (
        <Button variant="plain" aria-disabled={isRestoring} onClick={() => void restore(before)}>
          <RotateCcw className="size-4" aria-hidden="true" />
          {now ? 'Restore the earlier version' : 'Bring back'}
        </Button>
      )}
    </EntryItem>
  );
}
