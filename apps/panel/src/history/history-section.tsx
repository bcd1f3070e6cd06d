/** Every change to the directory with its author and time; each earlier state can be restored (P7). */

import type { Row } from 'domain/columns.ts';
import type { Stored } from 'domain/record.ts';
import { RotateCcw } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from 'ui/button.tsx';
import { showToast } from 'ui/toasts.tsx';
import { counted, longTime } from '../records/dates-and-counts.ts';
import { type EditableKind, editableKindOf } from '../records/editable-kind.ts';
import { useMayEdit } from '../records/my-access.tsx';
import { INPUT_CLASS, LabelledControl } from '../records/panel-controls.tsx';
import { type PanelDirectory, recordsOf } from '../records/panel-directory.ts';
import { type Entry, readChanges, undoChanges } from '../records/past-changes.ts';
import { RequestFailed, wordsFor } from '../records/request-failed.ts';
import { restoreState } from '../records/save-record.ts';
import { type Action, beginsDeletionOfSeveral, WHO_MAY_EDIT } from './entry.ts';
import { differs, EntryItem, HistoryList } from './history-list.tsx';
import { useHistory } from './use-history.ts';

export function HistorySection({ directory }: { readonly directory: PanelDirectory }) {
  const titleId = useId();
  const mayEdit = useMayEdit();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="font-serif text-2xl">
        History
      </h2>
      {mayEdit ? (
        <Everything directory={directory} />
      ) : (
        <p className="mt-1 text-quiet">Only people who may edit can see what was changed.</p>
      )}
    </section>
  );
}

function Everything({ directory }: { readonly directory: PanelDirectory }) {
  const [shown, setShown] = useState<Shown>('all');
  const action = shown === 'all' ? null : shown;
  const history = useHistory({ recordId: null, action }, directory);
  return (
    <>
      <div className="mt-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <p className="max-w-prose text-quiet">
          Every change in the last 90 days. You can go back to any earlier version; the current one
          stays in the history.
        </p>
        <LabelledControl label="Show" className="min-w-56 max-sm:w-full">
          {(id) => (
            <select
              id={id}
              value={shown}
              onChange={({ target }) => setShown(target.value as Shown)}
              className={`${INPUT_CLASS} mt-1`}
            >
              {Object.entries(SHOWN).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </LabelledControl>
      </div>
      <HistoryList
        history={history}
        label="Changes, newest first"
        empty={
          shown === 'all' ? 'Nothing has been changed yet.' : 'No such changes in the last 90 days.'
        }
        renderEntry={(entry, entries) => {
          const shown = WHO_MAY_EDIT.get(entry.table);
          if (shown) return <EntryItem key={entry.id} kind={shown} entry={entry} isNamed />;
          const kind = editableKindOf(entry.table);
          return (
            kind && (
              <RestorableEntry
                key={entry.id}
                kind={kind}
                entry={entry}
                isFirstOfSeveral={beginsDeletionOfSeveral(entries, entry)}
                records={recordsOf(directory, kind)}
              />
            )
          );
        }}
      />
    </>
  );
}

const SHOWN = {
  all: 'All changes',
  deleted: 'What was deleted',
  changed: 'What was changed',
  added: 'What was added',
} as const satisfies Record<Action | 'all', string>;

type Shown = keyof typeof SHOWN;

interface Props<T extends Stored> {
  readonly kind: EditableKind<T>;
  readonly entry: Entry;
  readonly records: readonly T[];
  /** Whether it is the first of several records that were deleted together. */
  readonly isFirstOfSeveral: boolean;
}

/** Offers to restore the state before the entry, unless it is the current one. */
function RestorableEntry<T extends Stored>(props: Props<T>) {
  const { kind, entry, records, isFirstOfSeveral } = props;
  const [isRestoring, setRestoring] = useState(false);
  const { before, recordId, at } = entry;
  const now = records.find(({ id }) => id === recordId);

  /** @param work returns the description of the toast. */
  async function run(work: () => Promise<string>) {
    if (isRestoring) return;
    setRestoring(true);
    try {
      showToast({ kind: 'success', title: kind.saved, description: await work() });
    } catch (reason) {
      if (!(reason instanceof RequestFailed)) throw reason;
      const description = wordsFor(reason, kind.noun);
      showToast({ kind: 'error', title: kind.saveFailed, description });
    } finally {
      setRestoring(false);
    }
  }

  async function restore(earlier: Row): Promise<string> {
    await restoreState(kind, recordId, earlier);
    return `Back to the version from before ${longTime(at)}. Other versions stay in the history.`;
  }

  async function restoreAll(): Promise<string> {
    const changes = await readChanges(kind.table, [entry.atText]);
    const deletions = changes.filter(({ after }) => after === null);
    const { restored } = await undoChanges(kind, deletions, records);
    return `${counted(restored.length, kind.noun)} brought back.`;
  }

  return (
    <EntryItem kind={kind} entry={entry} isNamed>
      <div className="flex flex-wrap gap-2">
        {before && differs(kind, before, now) && (
          <Button
            variant="plain"
            aria-disabled={isRestoring}
            onClick={() => void run(() => restore(before))}
          >
            <RotateCcw className="size-4" aria-hidden="true" />
            {now ? 'Restore the earlier version' : 'Bring back'}
          </Button>
        )}
        {isFirstOfSeveral && !now && (
          <Button variant="plain" aria-disabled={isRestoring} onClick={() => void run(restoreAll)}>
            Bring back all deleted with it
          </Button>
        )}
      </div>
    </EntryItem>
  );
}
