/**
 * The history of the record whose form is open (P7). An earlier state is filled into the form, which saves it with the
 * usual checks and conflicts.
 */

import type { Row } from 'domain/columns.ts';
import { draftOf, type Stored } from 'domain/record.ts';
import { History, RotateCcw } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Button } from 'ui/button.tsx';
import { longTime } from '../records/dates-and-counts.ts';
import type { EditableKind } from '../records/editable-kind.ts';
import type { RecordForm } from '../records/form/use-record-form.ts';
import { useMayEdit } from '../records/my-access.tsx';
import { differs, EntryItem, HistoryList } from './history-list.tsx';
import { type ReadEntry, readEntriesOf } from './read-history.ts';
import { usePages } from './use-pages.ts';

export function RecordHistory<T extends Stored>({ form }: { readonly form: RecordForm<T> }) {
  const [isOpen, setOpen] = useState(false);
  const mayEdit = useMayEdit();
  // Only editors may read it, and a new record has none.
  if (form.base === null || !mayEdit) return null;
  return (
    <details
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="mt-6 border-t border-line pt-3"
    >
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-medium text-accent underline-offset-4 hover:underline">
        <History className="size-4" aria-hidden="true" />
        History of this {form.kind.noun}
      </summary>
      {isOpen && <Entries form={form} record={form.base} />}
    </details>
  );
}

interface Props<T extends Stored> {
  readonly form: RecordForm<T>;
  readonly record: T;
}

function Entries<T extends Stored>({ form, record }: Props<T>) {
  const { kind } = form;
  const read = useCallback(
    (shown: readonly ReadEntry[]) => readEntriesOf(record.id, shown),
    [record.id],
  );
  const history = usePages(read, record);
  const [filledIn, setFilledIn] = useState<Date | null>(null);

  function fillIn(earlier: Row, at: Date) {
    const parsed = kind.parse({ ...earlier, id: record.id });
    if (parsed === null) return;
    const draft = draftOf(kind, parsed);
    for (const { name } of kind.fields) {
      if (name in earlier) form.set(name, draft[name]);
    }
    setFilledIn(at);
  }

  return (
    <>
      <p role="status" className="text-quiet">
        {filledIn &&
          `The form above shows what was there before the change on ${longTime(filledIn)}. Save to keep it.`}
      </p>
      <HistoryList
        history={history}
        label={`Changes of this ${kind.noun}, newest first`}
        empty="Not changed in the last 90 days."
        renderItems={(entries) =>
          entries.map((entry) => (
            <EarlierVersion
              key={entry.id}
              kind={kind}
              record={record}
              entry={entry}
              onFillIn={(earlier) => fillIn(earlier, entry.at)}
            />
          ))
        }
      />
    </>
  );
}

interface EarlierProps<T extends Stored> {
  readonly kind: EditableKind<T>;
  readonly record: T;
  readonly entry: ReadEntry;
  readonly onFillIn: (earlier: Row) => void;
}

/** A change of the record, which offers the state before it, unless it is the current one. */
function EarlierVersion<T extends Stored>({ kind, record, entry, onFillIn }: EarlierProps<T>) {
  const { before } = entry;
  return (
    <EntryItem kind={kind} entry={entry} isNamed={false}>
      {before && differs({ ...kind, marks: [] }, before, record) && (
        <Button variant="plain" onClick={() => onFillIn(before)}>
          <RotateCcw className="size-4" aria-hidden="true" />
          Fill in the earlier version
        </Button>
      )}
    </EntryItem>
  );
}
