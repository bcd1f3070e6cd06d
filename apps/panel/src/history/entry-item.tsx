/** One entry of the history: the action, its time and author, and each field before and after (P7). */
import type { Row } from 'domain/columns.ts';
import type { ReactNode } from 'react';
import { BeforeAndAfter, FieldText } from '../records/before-and-after.tsx';
import { longTime } from '../records/dates-and-counts.ts';
import {
  type Action,
  actionOf,
  changesBetween,
  type Entry,
  type FieldChange,
  nameIn,
  type ShownKind,
} from './entry.ts';

const ACTIONS: Record<Action, string> = { added: 'Added', changed: 'Changed', deleted: 'Deleted' };

interface Props {
  readonly kind: ShownKind;
  readonly entry: Entry;
  /** Whether the heading names the record. */
  readonly isNamed: boolean;
  /** The actions for this entry. */
  readonly children?: ReactNode;
}

export function EntryItem({ kind, entry, isNamed, children }: Props) {
  const action = actionOf(entry);
  const changes = changesBetween(kind, entry.before, entry.after);
  const fields = <Changes changes={changes} action={action} />;
  return (
    <li className="px-4 py-3 [overflow-wrap:anywhere]">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <p>
            {isNamed ? (
              <>
                <b dir="auto" className="font-medium">
                  {nameIn(kind, entry)}
                </b>{' '}
                {action}
              </>
            ) : (
              <b className="font-medium">{ACTIONS[action]}</b>
            )}
          </p>
          <p className="text-sm text-quiet">
            <time dateTime={entry.at.toISOString()}>{longTime(entry.at)}</time>, by {entry.by}
          </p>
        </div>
        {children}
      </div>
      {action === 'changed' ? (
        fields
      ) : (
        <details className="mt-1">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-accent underline-offset-4 hover:underline">
            Show details
          </summary>
          {fields}
        </details>
      )}
    </li>
  );
}

/** Whether an earlier row differs from the record as it is now. Pure. */
export function differs(kind: ShownKind, earlier: Row, now: object | undefined): boolean {
  return (
    now === undefined ||
    changesBetween(kind, earlier, Object.fromEntries(Object.entries(now))).length > 0
  );
}

interface ChangesProps {
  readonly changes: readonly FieldChange[];
  readonly action: Action;
}

function Changes({ changes, action }: ChangesProps) {
  return (
    <dl className="mt-1 grid gap-1">
      {changes.map(({ label, before, after }) => (
        <div key={label} className="min-w-0 sm:flex sm:gap-2">
          <dt className="shrink-0 text-sm text-quiet sm:leading-6">{label}</dt>
          <dd className="m-0 min-w-0">
            {action === 'changed' ? (
              <BeforeAndAfter
                before={<FieldText text={before} />}
                after={<FieldText text={after} />}
                verb="became"
              />
            ) : (
              <FieldText text={before || after} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
