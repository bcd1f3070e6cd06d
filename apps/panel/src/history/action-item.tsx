/** Several changes that were one action, such as an import or a deletion of many: shown and undone as one (P7). */
import { RotateCcw } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Button } from 'ui/button.tsx';
import { showToast } from 'ui/toasts.tsx';
import { counted, longTime, namedAndMore } from '../records/dates-and-counts.ts';
import { editableKindOf } from '../records/editable-kind.ts';
import { AskFirst } from '../records/panel-controls.tsx';
import type { PanelDirectory } from '../records/panel-directory.ts';
import type { Entry } from '../records/past-changes.ts';
import { RequestFailed, wordsFor } from '../records/request-failed.ts';
import { isOnlyDeletion, sizeOf, undoQuestion, wordsOf } from './actions.ts';
import { nameIn } from './entry.ts';
import { HistoryList } from './history-list.tsx';
import { OneChange } from './one-change.tsx';
import { type ReadEntry, readEntriesIn, type ShownRow } from './read-history.ts';
import { type Undone, undoAction } from './undo-action.ts';
import { usePages } from './use-pages.ts';

interface Props {
  readonly rows: readonly [ShownRow, ...ShownRow[]];
  readonly directory: PanelDirectory;
}

export function ActionItem({ rows, directory }: Props) {
  const { isUndoing, undo } = useUndo({ rows, directory });
  const [isOpen, setOpen] = useState(false);
  const [{ at, by }] = rows;
  const size = sizeOf(rows);

  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <p>
            <b className="font-medium">{wordsOf(rows)}</b>
          </p>
          <p className="text-sm text-quiet">
            <time dateTime={at.toISOString()}>{longTime(at)}</time>, by {by}
          </p>
          <p dir="auto" className="text-sm">
            {namesOf(
              rows.flatMap(({ first }) => first),
              size,
            )}
          </p>
        </div>
        {isOnlyDeletion(rows) ? (
          <Button variant="plain" aria-disabled={isUndoing} onClick={() => void undo()}>
            <RotateCcw className="size-4" aria-hidden="true" />
            Bring back all {size.toLocaleString()}
          </Button>
        ) : (
          <AskFirst
            label="Undo all"
            of={wordsOf(rows)}
            question={undoQuestion(rows)}
            busy={isUndoing}
            onYes={() => void undo()}
          />
        )}
      </div>
      <details className="mt-1" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-accent underline-offset-4 hover:underline">
          Show each of the {size.toLocaleString()}
        </summary>
        {isOpen && <Entries rows={rows} directory={directory} />}
      </details>
    </>
  );
}

/** Undoes the action, and says how far that went. */
function useUndo({ rows, directory }: Props) {
  const [isUndoing, setUndoing] = useState(false);

  async function undo() {
    if (isUndoing) return;
    setUndoing(true);
    try {
      report(await undoAction(rows, directory), isOnlyDeletion(rows));
    } catch (reason) {
      if (!(reason instanceof RequestFailed)) throw reason;
      showToast({
        kind: 'error',
        title: 'The change could not be undone',
        description: wordsFor(reason),
      });
    } finally {
      setUndoing(false);
    }
  }

  return { isUndoing, undo };
}

function report({ undone, savedSince }: Undone, wasDeletion: boolean): void {
  const isAllUndone = savedSince.length === 0;
  const done = wasDeletion
    ? `${undone.toLocaleString()} brought back`
    : `${counted(undone, 'change')} undone`;
  const kept = `Saved since and left unchanged: ${savedSince.join(', ')}.`;
  showToast({
    kind: isAllUndone && undone > 0 ? 'success' : 'info',
    title: isAllUndone && undone === 0 ? 'There is nothing left to undo' : done,
    ...(!isAllUndone && { description: kept }),
  });
}

function Entries({ rows, directory }: Props) {
  // Only the first rows are known until older ones are read: the key is what they are of.
  const key = rows.map(({ atText, table }) => `${table} ${atText}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are new objects at each reading.
  const read = useCallback((shown: readonly ReadEntry[]) => readEntriesIn(rows, shown), [key]);
  return (
    <HistoryList
      history={usePages(read, key)}
      label={wordsOf(rows)}
      empty="These changes are no longer in the history."
      more="Show more"
      isWithin
      renderItems={(entries) =>
        entries.map((entry) => <OneChange key={entry.id} entry={entry} directory={directory} />)
      }
    />
  );
}

/** Names of what was changed that stand in the list. */
const MAX_NAMED = 3;

/** 'Ann Archer, Bob Baker, Cleo Clark and 22 more' */
function namesOf(first: readonly Entry[], size: number): string {
  const names = first.flatMap((entry) => {
    const kind = editableKindOf(entry.table);
    return kind ? [nameIn(kind, entry)] : [];
  });
  return namedAndMore(names, MAX_NAMED, size);
}
