/** What was changed in the directory, by whom and when; each earlier state can be restored (P7). */
import { RotateCcw } from 'lucide-react';
import { useId, useState } from 'react';
import type { Row } from '../../../domain/columns.ts';
import type { Directory } from '../../../domain/directory.ts';
import type { Stored } from '../../../domain/record.ts';
import { buttonClass } from '../../components/button.ts';
import { showToast } from '../../lib/toasts.ts';
import { useMayEdit } from '../../records/access/my-access.ts';
import { wordsFor } from '../../records/failure-words.ts';
import { INPUT_CLASS } from '../../records/input-class.ts';
import { type KeptKind, keptChains, keptMembers } from '../../records/kept-kind.ts';
import { restoreState } from '../../records/save-record.ts';
import { WriteFailed } from '../../records/write-rows.ts';
import type { Deed, Entry } from './entry.ts';
import { differs, EntryItem, timeOf } from './entry-item.tsx';
import { HistoryList } from './history-list.tsx';
import { useHistory } from './use-history.ts';

export function HistorySection({ directory }: { readonly directory: Directory }) {
  const titleId = useId();
  const mayEdit = useMayEdit();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="font-serif text-2xl">
        History
      </h2>
      <p className="mt-2 max-w-3xl text-quiet">
        {mayEdit
          ? 'Every change of the last 90 days. You can go back to any of these states; what is there now stays in the history.'
          : 'Only people who may edit see what was changed.'}
      </p>
      {mayEdit && <Everything directory={directory} />}
    </section>
  );
}

function Everything({ directory }: { readonly directory: Directory }) {
  const filterId = useId();
  const [shown, setShown] = useState<Shown>('all');
  const deed = shown === 'all' ? null : shown;
  const history = useHistory({ recordId: null, deed }, directory);
  return (
    <>
      <div className="mt-4 max-w-xs">
        <label htmlFor={filterId} className="text-sm text-quiet">
          Show
        </label>
        <select
          id={filterId}
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
      </div>
      <HistoryList
        history={history}
        label="Changes, newest first"
        empty={
          shown === 'all'
            ? 'Nothing has been changed yet.'
            : 'Nothing like that in the last 90 days.'
        }
        renderEntry={(entry) =>
          entry.table === 'members' ? (
            <RestorableEntry
              key={entry.id}
              kind={keptMembers}
              entry={entry}
              records={directory.members}
            />
          ) : (
            <RestorableEntry
              key={entry.id}
              kind={keptChains}
              entry={entry}
              records={directory.chains}
            />
          )
        }
      />
    </>
  );
}

const SHOWN = {
  all: 'All changes',
  deleted: 'What was deleted',
  changed: 'What was changed',
  added: 'What was added',
} as const satisfies Record<Deed | 'all', string>;

type Shown = keyof typeof SHOWN;

interface Props<T extends Stored> {
  readonly kind: KeptKind<T>;
  readonly entry: Entry;
  readonly records: readonly T[];
}

/** Offers the state before the entry, unless it is the present one. */
function RestorableEntry<T extends Stored>({ kind, entry, records }: Props<T>) {
  const [isRestoring, setRestoring] = useState(false);
  const { before, recordId, at } = entry;
  const now = records.find(({ id }) => id === recordId);

  async function restore(earlier: Row) {
    setRestoring(true);
    try {
      await restoreState(kind, recordId, earlier);
      const description = `As before ${timeOf(at)}. Other states stay in the history.`;
      showToast({ kind: 'success', title: kind.saved, description });
    } catch (reason) {
      if (!(reason instanceof WriteFailed)) throw reason;
      showToast({ kind: 'error', title: kind.saveFailed, description: wordsFor(reason) });
    } finally {
      setRestoring(false);
    }
  }

  return (
    <EntryItem kind={kind} entry={entry} isNamed>
      {before && differs(kind, before, now) && (
        <button
          type="button"
          aria-disabled={isRestoring}
          onClick={() => isRestoring || void restore(before)}
          className={buttonClass('plain')}
        >
          <RotateCcw className="size-4" aria-hidden="true" />
          {now ? 'Restore what was before' : 'Bring back'}
        </button>
      )}
    </EntryItem>
  );
}
