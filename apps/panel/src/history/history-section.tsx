/**
 * Every change to the directory with its author and time (P7). What was one action is one entry, and is undone as one;
 * each earlier state of a record can be restored.
 */

import { useCallback, useId, useState } from 'react';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import { useMayEdit } from '../records/my-access.tsx';
import { INPUT_CLASS, LabelledControl } from '../records/panel-controls.tsx';
import { usePanelDirectory } from '../records/panel-directory.ts';
import { ActionItem } from './action-item.tsx';
import { joinActions, sizeOf } from './actions.ts';
import type { Action } from './entry.ts';
import { HistoryList } from './history-list.tsx';
import { OneChange } from './one-change.tsx';
import { readActions, type ShownRow } from './read-history.ts';
import { usePages } from './use-pages.ts';

export function HistorySection() {
  const titleId = useId();
  const mayEdit = useMayEdit();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="font-serif text-2xl">
        History
      </h2>
      {mayEdit ? (
        <Everything />
      ) : (
        <p className="mt-1 text-quiet">Only people who may edit can see what was changed.</p>
      )}
    </section>
  );
}

function Everything() {
  const directory = usePanelDirectory();
  const [shown, setShown] = useState<Shown>('all');
  const read = useCallback(
    (rows: readonly ShownRow[]) => readActions(shown === 'all' ? null : shown, rows),
    [shown],
  );
  const history = usePages(read, directory);
  return (
    <>
      <div className="mt-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <p className="max-w-prose flex-1 basis-80 text-quiet">
          Every change in the last 90 days. You can go back to any earlier version; the current one
          stays in the history.
        </p>
        <ErrorBoundary>
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
        </ErrorBoundary>
      </div>
      <ErrorBoundary key={shown}>
        <HistoryList
          history={history}
          label="Changes, newest first"
          empty={
            shown === 'all'
              ? 'Nothing has been changed yet.'
              : 'No such changes in the last 90 days.'
          }
          renderItems={(rows) =>
            joinActions(rows).map((action) => {
              const [row] = action;
              const [entry] = row.first;
              return entry && sizeOf(action) === 1 ? (
                <OneChange key={row.atText + row.table} entry={entry} directory={directory} />
              ) : (
                <ActionItem key={row.atText + row.table} rows={action} directory={directory} />
              );
            })
          }
        />
      </ErrorBoundary>
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
